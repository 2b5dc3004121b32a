<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AbilityList</name>
    <message>
        <source>In secret</source>
        <translation>Тайком от стола</translation>
    </message>
    <message>
        <source>Somebody declares himself</source>
        <translation>Кто-то раскрывается</translation>
    </message>
</context>
<context>
    <name>AccusationBox</name>
    <message>
        <source>Accusations</source>
        <translation>Обвинения</translation>
    </message>
    <message>
        <source>who</source>
        <translation>кто</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>кого</translation>
    </message>
    <message>
        <source>Note the accusation</source>
        <translation>Записать обвинение</translation>
    </message>
    <message>
        <source>Start the defence of {name}: one minute</source>
        <translation>Минута на защиту: {name}</translation>
    </message>
    <message>
        <source>Withdraw: {text}</source>
        <translation>Снять: {text}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>&amp;Life</source>
        <translation>С&amp;обытия</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>П&amp;роектор</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>С&amp;правка</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Сохранить копию…</translation>
    </message>
    <message>
        <source>Hand the game over…</source>
        <translation>Передать игру…</translation>
    </message>
    <message>
        <source>Again with the same people…</source>
        <translation>Ещё раз той же компанией…</translation>
    </message>
    <message>
        <source>The story of the game…</source>
        <translation>История игры…</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>На начальный экран</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Announce, execute</source>
        <translation>Объявить, исполнить</translation>
    </message>
    <message>
        <source>Turn the laptop for a silent map</source>
        <translation>Повернуть ноутбук со схемой мест</translation>
    </message>
    <message>
        <source>Turn the laptop for the answer, large</source>
        <translation>Повернуть ноутбук с ответом крупно</translation>
    </message>
    <message>
        <source>Turn the laptop for a card of your own…</source>
        <translation>Повернуть ноутбук со своей карточкой…</translation>
    </message>
    <message>
        <source>A player leaves…</source>
        <translation>Кто-то уходит…</translation>
    </message>
    <message>
        <source>A player comes back…</source>
        <translation>Кто-то возвращается…</translation>
    </message>
    <message>
        <source>A latecomer…</source>
        <translation>Опоздавший…</translation>
    </message>
    <message>
        <source>A wrong card…</source>
        <translation>Не та карта…</translation>
    </message>
    <message>
        <source>Two players change seats…</source>
        <translation>Двое меняются местами…</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Другое имя…</translation>
    </message>
    <message>
        <source>The Game Master kills…</source>
        <translation>Ведущий убивает…</translation>
    </message>
    <message>
        <source>The Game Master&apos;s word…</source>
        <translation>Решение ведущего…</translation>
    </message>
    <message>
        <source>Correct a line of the journal…</source>
        <translation>Исправить строку журнала…</translation>
    </message>
    <message>
        <source>Note into the journal…</source>
        <translation>Заметка в журнал…</translation>
    </message>
    <message>
        <source>Stop the game…</source>
        <translation>Прервать игру…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Проектор</translation>
    </message>
    <message>
        <source>Projector as a window</source>
        <translation>Проектор отдельным окном</translation>
    </message>
    <message>
        <source>Show statistics</source>
        <translation>Показывать статистику</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Показывать голоса</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <translation>Показывать таймер</translation>
    </message>
    <message>
        <source>Show announcements</source>
        <translation>Показывать объявления</translation>
    </message>
    <message>
        <source>Show the rules of tonight</source>
        <translation>Показывать правила вечера</translation>
    </message>
    <message>
        <source>Turn the projector&apos;s circle left</source>
        <translation>Повернуть круг на проекторе влево</translation>
    </message>
    <message>
        <source>Turn the projector&apos;s circle right</source>
        <translation>Повернуть круг на проекторе вправо</translation>
    </message>
    <message>
        <source>Mirror the projector&apos;s circle</source>
        <translation>Отразить круг на проекторе</translation>
    </message>
    <message>
        <source>Light projector</source>
        <translation>Светлый проектор</translation>
    </message>
    <message>
        <source>Tell the screens apart</source>
        <translation>Показать номера экранов</translation>
    </message>
    <message>
        <source>Next page of the report</source>
        <translation>Следующая страница отчёта</translation>
    </message>
    <message>
        <source>Previous page of the report</source>
        <translation>Предыдущая страница отчёта</translation>
    </message>
    <message>
        <source>Seats on the projector</source>
        <translation>Места на проекторе</translation>
    </message>
    <message>
        <source>Rules of tonight on the projector</source>
        <translation>Правила вечера на проекторе</translation>
    </message>
    <message>
        <source>Black out the projector</source>
        <translation>Погасить проектор</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Спрятать</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Показать экран</translation>
    </message>
    <message>
        <source>Seats as a list</source>
        <translation>Места списком</translation>
    </message>
    <message>
        <source>Turn the circle left</source>
        <translation>Повернуть круг влево</translation>
    </message>
    <message>
        <source>Turn the circle right</source>
        <translation>Повернуть круг вправо</translation>
    </message>
    <message>
        <source>Mirror the circle</source>
        <translation>Отразить круг зеркально</translation>
    </message>
    <message>
        <source>Change seats by dragging</source>
        <translation>Менять места перетаскиванием</translation>
    </message>
    <message>
        <source>Dim for the night</source>
        <translation>Приглушить на ночь</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее текст</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Мельче текст</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Keys and first evening</source>
        <translation>Клавиши и первый вечер</translation>
    </message>
    <message>
        <source>About Mafia GM</source>
        <translation>О программе Mafia GM</translation>
    </message>
</context>
<context>
    <name>AgainSheet</name>
    <message>
        <source>Again with the same people</source>
        <translation>Ещё раз той же компанией</translation>
    </message>
    <message>
        <source>Everybody moves on by</source>
        <translation>Сдвиг по кругу, мест</translation>
    </message>
    <message>
        <source>How many chairs clockwise everybody moves</source>
        <translation>На сколько мест по часовой стрелке все пересаживаются</translation>
    </message>
    <message>
        <source>Mix the seats</source>
        <translation>Перемешать места</translation>
    </message>
    <message>
        <source>Seats as they were</source>
        <translation>Места как раньше</translation>
    </message>
    <message>
        <source>Change something first…</source>
        <translation>Сначала изменить…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>%n chair(s)</source>
        <translation>
            <numerusform>%n место</numerusform>
            <numerusform>%n места</numerusform>
            <numerusform>%n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>left</source>
        <translation>уход</translation>
    </message>
    <message>
        <source>came late</source>
        <translation>опоздание</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>At least {n} players are needed.</source>
        <translation>Нужно игроков, не меньше: {n}.</translation>
    </message>
    <message>
        <source>Your own set is for another number: choose the characters again.</source>
        <translation>Свой набор — на другое число игроков: выберите роли заново.</translation>
    </message>
    <message>
        <source>The recommended set for this number, the same rulings, a new deal.</source>
        <translation>Рекомендованный набор на столько игроков, те же правила, новая раздача.</translation>
    </message>
    <message>
        <source>The same set, the same rulings, a new deal.</source>
        <translation>Тот же набор, те же правила, новая раздача.</translation>
    </message>
    <message>
        <source>Begin the new game</source>
        <translation>Начать новую игру</translation>
    </message>
    <message>
        <source>Choose the characters</source>
        <translation>Выбрать роли</translation>
    </message>
</context>
<context>
    <name>AnswerBox</name>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Turn the laptop and show it large</source>
        <translation>Повернуть ноутбук и показать крупно</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Схема</translation>
    </message>
    <message>
        <source>Turn the laptop and let them point</source>
        <translation>Повернуть ноутбук и дать указать</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Click two seats or type their numbers, Space between them</source>
        <translation>Выберите два места или введите номера через пробел</translation>
    </message>
    <message>
        <source>Click every raised hand, or type the numbers, Space between them</source>
        <translation>Выберите всех, кто поднял руку, или введите номера через пробел</translation>
    </message>
    <message>
        <source>Click a seat or type its number</source>
        <translation>Выберите место или введите номер</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Sample table</source>
        <translation>Пробный стол</translation>
    </message>
    <message>
        <source>Note into the journal</source>
        <translation>Заметка в журнал</translation>
    </message>
    <message>
        <source>It changes nothing in the game: a complaint, a promise, a slip.</source>
        <translation>В игре ничего не меняет: жалоба, обещание, оговорка.</translation>
    </message>
</context>
<context>
    <name>ApprovalBox</name>
    <message>
        <source>Ballots</source>
        <translation>Голоса</translation>
    </message>
    <message>
        <source>{name} votes for</source>
        <translation>Голосует {name}</translation>
    </message>
    <message>
        <source>Whose ballot? Click the seat or type its number.</source>
        <translation>Чей голос? Щёлкните по месту или введите его номер.</translation>
    </message>
    <message>
        <source>Another ballot</source>
        <translation>Другой голос</translation>
    </message>
    <message>
        <source>Take the ballots</source>
        <translation>Собирать голоса</translation>
    </message>
    <message>
        <source>Whose ballot: type a number</source>
        <translation>Чей голос: введите номер</translation>
    </message>
    <message>
        <source>Most votes: {names}</source>
        <translation>Больше всего голосов: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n ballot(s) to come</source>
        <translation>
            <numerusform>остался %n голос</numerusform>
            <numerusform>осталось %n голоса</numerusform>
            <numerusform>осталось %n голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has voted</source>
        <translation>Проголосовали все</translation>
    </message>
</context>
<context>
    <name>ApprovalGrid</name>
    <message>
        <source>Ballots</source>
        <translation>Голоса</translation>
    </message>
</context>
<context>
    <name>ApprovalModel</name>
    <message>
        <source>Votes</source>
        <translation>Голоса</translation>
    </message>
</context>
<context>
    <name>ArrivalField</name>
    <message>
        <source>Time of arrival</source>
        <translation>Время получения</translation>
    </message>
    <message>
        <source>When the message came: now, unless you write another time</source>
        <translation>Когда пришло сообщение: сейчас, если не указать другое время</translation>
    </message>
</context>
<context>
    <name>Arriving</name>
    <message>
        <source>Every card of it is held already: {names}</source>
        <translation>Все такие карты уже на руках: {names}</translation>
    </message>
    <message>
        <source>A latecomer</source>
        <translation>Опоздавший</translation>
    </message>
    <message>
        <source>Joins at once: the game has not begun.</source>
        <translation>Садится сразу: игра ещё не началась.</translation>
    </message>
    <message>
        <source>Joins when the next dawn is announced; nobody is asked about it before.</source>
        <translation>Садится, когда объявят ближайшее утро; до тех пор в игре не участвует.</translation>
    </message>
    <message>
        <source>An arrival already expected is changed or cancelled by a click on the seat.</source>
        <translation>Запись о том, кого уже ждут, можно изменить или отменить щелчком по его месту.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Sits down clockwise behind</source>
        <translation>Садится по часовой стрелке за</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Number {n}, between {first} and {second}</source>
        <translation>Номер {n}, соседи: {first} и {second}</translation>
    </message>
    <message>
        <source>Takes a seat: {name}</source>
        <translation>Садится за стол: {name}</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>Nobody is to point at a seat now.</source>
        <translation>Сейчас никто не указывает на место.</translation>
    </message>
    <message>
        <source>There is no answer to show now: first point at somebody who is checked.</source>
        <translation>Сейчас нечего показывать: сначала укажите, кого проверяют.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Nothing was chosen at this step: it can only be left out.</source>
        <translation>На этом шаге никто ничего не выбирал: его можно только вычеркнуть.</translation>
    </message>
    <message>
        <source>Whose ballot was another? Point at the voter first.</source>
        <translation>Чей голос был другим? Сначала укажите, кто голосовал.</translation>
    </message>
    <message>
        <source>Answer it as it really was.</source>
        <translation>Ответьте так, как было на самом деле.</translation>
    </message>
    <message>
        <source>This is what the journal says already.</source>
        <translation>Так уже записано в журнале.</translation>
    </message>
</context>
<context>
    <name>BallotList</name>
    <message>
        <source>Ballots</source>
        <translation>Голоса</translation>
    </message>
</context>
<context>
    <name>BallotModel</name>
    <message>
        <source>abstains</source>
        <translation>воздерживается</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>отвечает сейчас</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>How do the players get their cards?</source>
        <translation>Как игроки получат карты?</translation>
    </message>
    <message>
        <source>The set is the same in each case.</source>
        <translation>Набор в любом случае один и тот же.</translation>
    </message>
    <message>
        <source>The app deals</source>
        <translation>Раздаёт программа</translation>
    </message>
    <message>
        <source>A fair shuffle on this laptop. It goes round the table; each player holds a key to see his card.</source>
        <translation>Честная тасовка на этом ноутбуке. Он идёт по кругу, каждый удерживает клавишу и видит свою карту.</translation>
    </message>
    <message>
        <source>I deal a real deck and type it in</source>
        <translation>Раздаю настоящую колоду и ввожу карты</translation>
    </message>
    <message>
        <source>Look at each card as you give it out. Two letters and Enter for every seat.</source>
        <translation>Выдавая карту, загляните в неё. Две буквы и Enter на каждое место.</translation>
    </message>
    <message>
        <source>Roll-call in the dark</source>
        <translation>Перекличка в темноте</translation>
    </message>
    <message>
        <source>The players draw cards themselves. Before the first night each character is called once and you click its seat.</source>
        <translation>Игроки сами тянут карты. Перед первой ночью вы один раз вызываете каждую роль и щёлкаете по её месту.</translation>
    </message>
</context>
<context>
    <name>CastList</name>
    <message>
        <source>Players and their roles</source>
        <translation>Игроки и их роли</translation>
    </message>
</context>
<context>
    <name>CastModel</name>
    <message>
        <source>alive</source>
        <translation>в игре</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>shown to the table</source>
        <translation>карта открыта столу</translation>
    </message>
</context>
<context>
    <name>CharactersPage</name>
    <message>
        <source>Which characters?</source>
        <translation>Какие роли?</translation>
    </message>
    <message numerus="yes">
        <source>Suggested for %n</source>
        <translation>
            <numerusform>Предложение на %n</numerusform>
            <numerusform>Предложение на %n</numerusform>
            <numerusform>Предложение на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule book&apos;s for %n</source>
        <translation>
            <numerusform>Из правил, на %n</numerusform>
            <numerusform>Из правил, на %n</numerusform>
            <numerusform>Из правил, на %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Own set</source>
        <translation>Свой набор</translation>
    </message>
    <message>
        <source>Draw the alternatives</source>
        <translation>Варианты по жребию</translation>
    </message>
    <message>
        <source>Suggestions of this program: the rules name neither sets nor numbers of players.</source>
        <translation>Это предложения программы: в правилах нет ни наборов ролей, ни числа игроков.</translation>
    </message>
    <message>
        <source>Set: {names}</source>
        <translation>Набор: {names}</translation>
    </message>
    <message>
        <source>cards {n} of {all}</source>
        <translation>карты: {n} из {all}</translation>
    </message>
    <message>
        <source>Warnings: {text}</source>
        <translation>Внимание: {text}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Thumb up</source>
        <translation>Палец вверх</translation>
    </message>
    <message>
        <source>Thumb down</source>
        <translation>Палец вниз</translation>
    </message>
    <message>
        <source>Thumb sideways</source>
        <translation>Палец в сторону</translation>
    </message>
</context>
<context>
    <name>Circle</name>
    <message>
        <source>Seating circle</source>
        <translation>Круг игроков</translation>
    </message>
</context>
<context>
    <name>ComingBack</name>
    <message>
        <source>A player comes back</source>
        <translation>Кто-то возвращается</translation>
    </message>
    <message>
        <source>Plays on at once with the same card; what is still to be asked is asked.</source>
        <translation>Сразу играет дальше с той же картой; что ещё не спросили, спросят.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Back in the game: {name}</source>
        <translation>Снова в игре: {name}</translation>
    </message>
</context>
<context>
    <name>CorrectPage</name>
    <message>
        <source>Corrected. Undo takes the whole correction back.</source>
        <translation>Исправлено. «Отменить» вернёт всё как было.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Choose a line of the journal, then press the same keys again.</source>
        <translation>Выберите строку журнала и нажмите те же клавиши ещё раз.</translation>
    </message>
    <message>
        <source>This line cannot be corrected.</source>
        <translation>Эту строку исправить нельзя.</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Covered. Hold the button for a second, or press Ctrl+F9.</source>
        <translation>Экран спрятан. Удерживайте кнопку секунду или нажмите Ctrl+F9.</translation>
    </message>
    <message>
        <source>Hold to uncover</source>
        <translation>Удерживайте, чтобы показать</translation>
    </message>
</context>
<context>
    <name>Credits</name>
    <message>
        <source>The Game Master&apos;s desk for the party game Mafia. It works without a network and sends nothing; games are kept on this computer.</source>
        <translation>Стол ведущего для игры в «Мафию». Программе не нужна сеть, она ничего не отправляет; игры хранятся на этом компьютере.</translation>
    </message>
    <message>
        <source>The typeface is Inter by Rasmus Andersson, under the SIL Open Font License 1.1.</source>
        <translation>Шрифт Inter, автор Расмус Андерссон (Rasmus Andersson), лицензия SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Built with Qt for Python (LGPL v3), msgspec, pydantic and platformdirs.</source>
        <translation>Сделано на Qt for Python (LGPL v3), msgspec, pydantic и platformdirs.</translation>
    </message>
</context>
<context>
    <name>DawnPanel</name>
    <message>
        <source>Dawn</source>
        <translation>Рассвет</translation>
    </message>
    <message>
        <source>WHY — for your eyes only</source>
        <translation>ПОЧЕМУ — только для вас</translation>
    </message>
    <message>
        <source>Announce and show</source>
        <translation>Объявить и показать</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Nobody was attacked.</source>
        <translation>Ни на кого не покушались.</translation>
    </message>
</context>
<context>
    <name>DayButtons</name>
    <message>
        <source>Confirm</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Nominate</source>
        <translation>Выдвинуть</translation>
    </message>
    <message numerus="yes">
        <source>Count %n hand(s)</source>
        <translation>
            <numerusform>Засчитать %n руку</numerusform>
            <numerusform>Засчитать %n руки</numerusform>
            <numerusform>Засчитать %n рук</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Open the vote</source>
        <translation>Начать голосование</translation>
    </message>
    <message>
        <source>Read the result</source>
        <translation>Подсчитать голоса</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Исполнить</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Раскрыть</translation>
    </message>
    <message>
        <source>Take the ballots</source>
        <translation>Собирать голоса</translation>
    </message>
    <message>
        <source>Ballots</source>
        <translation>Голоса</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Abstains</source>
        <translation>Без голоса</translation>
    </message>
    <message>
        <source>Votes for nobody</source>
        <translation>Ни за кого</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Далее: {name}</translation>
    </message>
    <message>
        <source>Vote again on the tied</source>
        <translation>Повторное голосование</translation>
    </message>
    <message>
        <source>Back to the talk</source>
        <translation>Назад к обсуждению</translation>
    </message>
    <message>
        <source>Nobody is lynched: the night falls</source>
        <translation>Линча нет: наступает ночь</translation>
    </message>
    <message>
        <source>Nobody is hanged: the night falls</source>
        <translation>Никого не вешают: наступает ночь</translation>
    </message>
    <message>
        <source>Close the vote</source>
        <translation>Закрыть голосование</translation>
    </message>
</context>
<context>
    <name>DayClock</name>
    <message>
        <source>Pause the clock</source>
        <translation>Остановить таймер</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Запустить таймер</translation>
    </message>
    <message>
        <source>Ten seconds less</source>
        <translation>На десять секунд меньше</translation>
    </message>
    <message>
        <source>Ten seconds more</source>
        <translation>На десять секунд больше</translation>
    </message>
    <message numerus="yes">
        <source>Start %n minute(s)</source>
        <translation>
            <numerusform>Засечь %n минуту</numerusform>
            <numerusform>Засечь %n минуты</numerusform>
            <numerusform>Засечь %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>min</source>
        <translation>мин</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>Clock: {time}</source>
        <translation>Таймер: {time}</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message>
        <source>Debate</source>
        <translation>Обсуждение</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>Речи в защиту</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Голосование</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Приговор</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message numerus="yes">
        <source>%n card(s) have no seat yet.</source>
        <translation>
            <numerusform>Ещё без места: %n карта.</numerusform>
            <numerusform>Ещё без места: %n карты.</numerusform>
            <numerusform>Ещё без места: %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have not seen their card yet.</source>
        <translation>
            <numerusform>Ещё не видел своей карты %n игрок.</numerusform>
            <numerusform>Ещё не видели своих карт %n игрока.</numerusform>
            <numerusform>Ещё не видели своих карт %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin: {phase}</source>
        <translation>Начать: {phase}</translation>
    </message>
</context>
<context>
    <name>DealtBody</name>
    <message>
        <source>Fairness mark {mark}: note it now, compare it after the game.</source>
        <translation>Контрольный код {mark}: запишите сейчас, сверьте после игры.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Роздано</translation>
    </message>
    <message>
        <source>Ready to deal</source>
        <translation>Можно раздавать</translation>
    </message>
    <message>
        <source>Now hand the laptop round: each player sees his own card and nothing else.</source>
        <translation>Теперь ноутбук идёт по кругу: каждый увидит свою карту и ничего больше.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) will be shuffled and dealt. Nobody can foresee the order.</source>
        <translation>
            <numerusform>Будет перетасована и роздана %n карта. Порядок не предугадает никто.</numerusform>
            <numerusform>Будут перетасованы и розданы %n карты. Порядок не предугадает никто.</numerusform>
            <numerusform>Будут перетасованы и розданы %n карт. Порядок не предугадает никто.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Раздать заново</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздать</translation>
    </message>
    <message>
        <source>Hand out once more</source>
        <translation>Показать карты ещё раз</translation>
    </message>
    <message>
        <source>Hand out</source>
        <translation>Показать карты игрокам</translation>
    </message>
    <message>
        <source>Who has seen his card</source>
        <translation>Кто видел свою карту</translation>
    </message>
    <message>
        <source>✓ seen</source>
        <translation>✓ показана</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ещё нет</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>was: {text}</source>
        <translation>было: {text}</translation>
    </message>
    <message>
        <source>now: {text}</source>
        <translation>будет: {text}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%n winner(s)</source>
        <translation>
            <numerusform>%n победитель</numerusform>
            <numerusform>%n победителя</numerusform>
            <numerusform>%n победителей</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing of it is public yet</source>
        <translation>пока знаете только вы</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Открыть карты</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>Один игрок</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Завершить игру</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Again with the same people…</source>
        <translation>Ещё раз той же компанией…</translation>
    </message>
    <message>
        <source>The story…</source>
        <translation>История игры…</translation>
    </message>
    <message>
        <source>The story of the game, night by night</source>
        <translation>История игры, ночь за ночью</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>На начальный экран</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Начальный экран</translation>
    </message>
    <message>
        <source>Choose a player in the list</source>
        <translation>Выберите игрока в списке</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Тип файла:</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The table hears: {line}</source>
        <translation>Стол услышит: {line}</translation>
    </message>
    <message>
        <source>The table hears nothing of it now.</source>
        <translation>Стол сейчас ничего об этом не услышит.</translation>
    </message>
    <message>
        <source>This game is open for looking only.</source>
        <translation>Эта игра открыта только для просмотра.</translation>
    </message>
    <message>
        <source>Out of the game with it: {names}</source>
        <translation>Заодно вне игры: {names}</translation>
    </message>
    <message>
        <source>The Day ends with it.</source>
        <translation>На этом день закончится.</translation>
    </message>
    <message>
        <source>That name is taken: the number tells the two apart.</source>
        <translation>Такое имя за столом уже есть; их различает номер.</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>The game could not be saved</source>
        <translation>Не удалось сохранить игру</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Эту игру нельзя открыть</translation>
    </message>
    <message>
        <source>The file was damaged</source>
        <translation>Файл был повреждён</translation>
    </message>
    <message>
        <source>For looking only</source>
        <translation>Только для просмотра</translation>
    </message>
    <message>
        <source>This game was handed over</source>
        <translation>Эта игра была передана</translation>
    </message>
    <message>
        <source>This step was not made</source>
        <translation>Этот шаг не сделан</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Открыть игру</translation>
    </message>
    <message>
        <source>Games of Mafia GM (*{suffix})</source>
        <translation>Игры Mafia GM (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>The copy was not saved</source>
        <translation>Копия не сохранена</translation>
    </message>
    <message>
        <source>The game was not handed over</source>
        <translation>Игра не передана</translation>
    </message>
    <message>
        <source>The game is handed over</source>
        <translation>Игра передана</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Tonight&apos;s game</source>
        <translation>Сегодняшняя игра</translation>
    </message>
    <message>
        <source>Everything here is remembered for the next evening.</source>
        <translation>Всё это программа запомнит до следующего вечера.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Название вечера</translation>
    </message>
    <message>
        <source>This screen</source>
        <translation>Этот экран</translation>
    </message>
    <message>
        <source>What is read aloud</source>
        <translation>Чтение вслух</translation>
    </message>
    <message>
        <source>The projector</source>
        <translation>Проектор</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>игроков: от {fewest} до {most}</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n роль</numerusform>
            <numerusform>%n роли</numerusform>
            <numerusform>%n ролей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>not a game of this program</source>
        <translation>это не игра этой программы</translation>
    </message>
    <message>
        <source>written by a newer version</source>
        <translation>записана более новой версией</translation>
    </message>
    <message>
        <source>damaged: what is whole can be opened</source>
        <translation>повреждена: откроется не вся</translation>
    </message>
    <message>
        <source>damaged from the start</source>
        <translation>повреждена с самого начала</translation>
    </message>
    <message>
        <source>a game this version does not know</source>
        <translation>эту игру эта версия не знает</translation>
    </message>
    <message>
        <source>has a ruling this version does not know</source>
        <translation>правило стола, которого эта версия не знает</translation>
    </message>
    <message>
        <source>has a character this version does not know</source>
        <translation>роль, которой эта версия не знает</translation>
    </message>
    <message>
        <source>the file may not be read</source>
        <translation>файл нельзя читать</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>файла больше нет</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>открыта в другом окне</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>файл не читается</translation>
    </message>
    <message>
        <source>handed over to another laptop</source>
        <translation>передана на другой ноутбук</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>окончена</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>не окончена</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>That was the last card</source>
        <translation>Это была последняя карта</translation>
    </message>
    <message>
        <source>Give the laptop back to the Game Master.</source>
        <translation>Верните ноутбук ведущему.</translation>
    </message>
    <message>
        <source>Cover the screen</source>
        <translation>Спрятать экран</translation>
    </message>
    <message>
        <source>SEAT {n}</source>
        <translation>МЕСТО {n}</translation>
    </message>
    <message>
        <source>Take the laptop and turn it so that only you see it.</source>
        <translation>Возьмите ноутбук и поверните так, чтобы видели только вы.</translation>
    </message>
    <message>
        <source>Seen. Next</source>
        <translation>Готово. Дальше</translation>
    </message>
    <message>
        <source>Hold to see your card</source>
        <translation>Удерживайте, чтобы увидеть карту</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Game Master: stop handing out</source>
        <translation>Ведущий: прервать показ карт</translation>
    </message>
</context>
<context>
    <name>HandOverSheet</name>
    <message>
        <source>Hand the game over to another laptop</source>
        <translation>Передать игру на другой ноутбук</translation>
    </message>
    <message>
        <source>Here the game is closed. Do not go on with it on this laptop as well: there would be two games. Whoever has the file can read every card.</source>
        <translation>Здесь игра закроется. Не продолжайте её и на этом ноутбуке: получатся две игры. У кого файл, тот может прочитать все карты.</translation>
    </message>
    <message>
        <source>Choose the place…</source>
        <translation>Выбрать место…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>1. Put in a memory stick, or think of a folder that both laptops can open.</source>
        <translation>1. Вставьте флешку или выберите папку, которую откроют оба ноутбука.</translation>
    </message>
    <message>
        <source>2. Choose the place. The whole game is written there as it stands: cards, journal, undo, the open question. The clock stops.</source>
        <translation>2. Выберите место. Туда запишется вся игра как есть: карты, журнал, отмена шагов, открытый вопрос. Таймер остановится.</translation>
    </message>
    <message>
        <source>3. On the other laptop double-click the file, or press Ctrl+O. It goes on at the same question, in the same languages.</source>
        <translation>3. На другом ноутбуке дважды щёлкните файл или нажмите Ctrl+O. Игра продолжится с того же вопроса, на тех же языках.</translation>
    </message>
    <message>
        <source>Hand the game over</source>
        <translation>Передать игру</translation>
    </message>
</context>
<context>
    <name>HandsBox</name>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel the vote</source>
        <translation>Отменить голосование</translation>
    </message>
    <message>
        <source>Back to the talk; the nominations stand</source>
        <translation>Назад к обсуждению; кандидатуры остаются</translation>
    </message>
    <message>
        <source>Hands for {name}</source>
        <translation>Руки: {name}</translation>
    </message>
    <message>
        <source>Click the raised hands or type “3 7 11”; Enter counts them, none too.</source>
        <translation>Выберите поднявших руку или введите «3 7 11»; Enter засчитывает, даже если рук нет.</translation>
    </message>
    <message>
        <source>The last was late</source>
        <translation>Последняя опоздала</translation>
    </message>
    <message>
        <source>The hand noted last went up too late</source>
        <translation>Последняя отмеченная рука поднята слишком поздно</translation>
    </message>
    <message>
        <source>{name}: too late, this hand does not count.</source>
        <translation>{name}: слишком поздно, эта рука не считается.</translation>
    </message>
    <message>
        <source>Have used their vote: {names}</source>
        <translation>Голос уже отдан: {names}</translation>
    </message>
    <message>
        <source>Nobody can get more than half any more</source>
        <translation>Больше половины уже никто не наберёт</translation>
    </message>
    <message>
        <source>Nobody has a vote yet</source>
        <translation>Голосов пока нет ни у кого</translation>
    </message>
    <message>
        <source>Needs {n} now</source>
        <translation>Теперь нужно {n}</translation>
    </message>
    <message>
        <source>Nobody has more than half</source>
        <translation>Больше половины нет ни у кого</translation>
    </message>
    <message>
        <source>Most votes: {names}</source>
        <translation>Больше всего голосов: {names}</translation>
    </message>
    <message>
        <source>Decided: {name}</source>
        <translation>Решено: {name}</translation>
    </message>
    <message>
        <source>{n} ties with {names}</source>
        <translation>{n} — ничья: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) left</source>
        <translation>
            <numerusform>остался %n голос</numerusform>
            <numerusform>осталось %n голоса</numerusform>
            <numerusform>осталось %n голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ {name}: {n} – correct…</source>
        <translation>✓ {name}: {n} – исправить…</translation>
    </message>
    <message>
        <source>Correct the hands for {name}</source>
        <translation>Исправить руки: {name}</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Correct</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>The text as it ought to be</source>
        <translation>Текст, каким он должен быть</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Leave this step out</source>
        <translation>Вычеркнуть этот шаг</translation>
    </message>
    <message>
        <source>This step did not happen at all</source>
        <translation>Этого шага вообще не было</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Пока ничего не изменилось</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Point at a seat</source>
        <translation>Наведите на место</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Место {n}</translation>
    </message>
    <message>
        <source>Something happens…</source>
        <translation>Событие…</translation>
    </message>
    <message>
        <source>Leaves, comes back, changes seats, another name …</source>
        <translation>Уходит, возвращается, пересаживается, другое имя…</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Поиск по журналу</translation>
    </message>
    <message>
        <source>Correct this…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy everything shown</source>
        <translation>Копировать всё, что видно</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Your first evening</source>
        <translation>Ваш первый вечер</translation>
    </message>
    <message>
        <source>1 … 23</source>
        <translation>1 … 23</translation>
    </message>
    <message>
        <source>Point at the seat with this number</source>
        <translation>Показать на место с этим номером</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Confirm the answer</source>
        <translation>Записать ответ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Go on where nothing is chosen</source>
        <translation>Идти дальше там, где никого не выбирают</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>No action, abstains</source>
        <translation>Без выбора, без голоса</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Take the ballots; again: whose ballot</source>
        <translation>Собирать голоса; ещё раз — чей голос</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Orders desk: another order of the same player</source>
        <translation>Приказы: другой приказ того же игрока</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+↑, Alt+↓</translation>
    </message>
    <message>
        <source>Orders desk: let an order count as earlier or later</source>
        <translation>Приказы: считать приказ полученным раньше или позже</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Orders desk: withdraw an order</source>
        <translation>Приказы: отозвать приказ</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take the last digit back</source>
        <translation>Стереть последнюю цифру</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go of what is in hand</source>
        <translation>Оставить начатое</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Move around the circle, Enter points</source>
        <translation>Ход по кругу, Enter показывает</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Set up the table, deal the cards, and follow the card on the left: read aloud what stands under SAY, do silently what stands below it. Whoever wakes points at somebody: click that seat or type its number, then press Enter. At dawn the program tells you who dies and why, before anybody hears it; Ctrl+Enter announces it. Any step can be taken back with Ctrl+Z. If you must leave the table, F9 covers every secret.</source>
        <translation>Соберите стол, раздайте карты и следуйте карточке слева: что стоит под ВСЛУХ, читайте, что ниже — делайте молча. Кто просыпается, на кого-нибудь показывает: щёлкните по этому месту или введите номер и нажмите Enter. На рассвете программа сначала говорит только вам, кто погибает и почему; Ctrl+Enter объявляет это. Любой шаг отменяет Ctrl+Z. Если нужно отойти от стола, F9 прячет все тайны.</translation>
    </message>
</context>
<context>
    <name>Killing</name>
    <message>
        <source>The Game Master kills</source>
        <translation>Ведущий убивает</translation>
    </message>
    <message>
        <source>For a coalition, or because the player has vanished. At once, and nothing saves him.</source>
        <translation>За коалицию или за то, что игрок пропал. Сразу, и ничто не спасает.</translation>
    </message>
    <message>
        <source>By your word: at once, without a vote, and nothing saves the player.</source>
        <translation>Вашим решением: сразу, без голосования, и ничто не спасает.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Kill: {name}</source>
        <translation>Убить: {name}</translation>
    </message>
</context>
<context>
    <name>LanguageMenus</name>
    <message>
        <source>Language of this screen</source>
        <translation>Язык этого экрана</translation>
    </message>
    <message>
        <source>Language read aloud</source>
        <translation>Язык чтения вслух</translation>
    </message>
    <message>
        <source>Language of the projector</source>
        <translation>Язык проектора</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>A player leaves</source>
        <translation>Кто-то уходит</translation>
    </message>
    <message>
        <source>At once, without a vote; nothing prevents it.</source>
        <translation>Сразу, без голосования; помешать этому ничто не может.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Out of the game: {name}</source>
        <translation>Вне игры: {name}</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>There is nothing to be told in private.</source>
        <translation>Лично сообщать нечего.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Копировать всё</translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the message to {name}</source>
        <translation>Копировать сообщение: {name}</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message>
        <source>Back to now</source>
        <translation>Назад к игре</translation>
    </message>
    <message>
        <source>Correct this…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>The projector still shows how it was before the correction.</source>
        <translation>Проектор всё ещё показывает то, что было до исправления.</translation>
    </message>
    <message>
        <source>The table as it was after step {n}</source>
        <translation>Стол после шага {n}</translation>
    </message>
    <message>
        <source>The projector still shows what you took back.</source>
        <translation>Проектор ещё показывает то, что вы отменили.</translation>
    </message>
    <message>
        <source>Show it as it is now</source>
        <translation>Показать как есть</translation>
    </message>
</context>
<context>
    <name>MorningPanel</name>
    <message>
        <source>Dawn</source>
        <translation>Рассвет</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>In private</source>
        <translation>Лично</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Announce and show</source>
        <translation>Объявить и показать</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>NightCard</name>
    <message>
        <source>From now on orders come in by message; the projector shows the night.</source>
        <translation>С этого момента приказы приходят сообщениями; проектор показывает ночь.</translation>
    </message>
    <message>
        <source>Tell in private — {name}: {text}</source>
        <translation>Сообщите лично — {name}: {text}</translation>
    </message>
    <message>
        <source>Let the day break</source>
        <translation>Пусть рассветёт</translation>
    </message>
    <message>
        <source>On to Night {n}</source>
        <translation>Дальше: ночь {n}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>No action</source>
        <translation>Без выбора</translation>
    </message>
</context>
<context>
    <name>NominationBoard</name>
    <message>
        <source>Nominations</source>
        <translation>Кандидатуры</translation>
    </message>
    <message>
        <source>who</source>
        <translation>кто</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>кого</translation>
    </message>
    <message>
        <source>Note the nomination</source>
        <translation>Записать кандидатуру</translation>
    </message>
    <message>
        <source>They will speak: {names}</source>
        <translation>Порядок речей: {names}</translation>
    </message>
    <message>
        <source>Take back: {text}</source>
        <translation>Снять: {text}</translation>
    </message>
    <message>
        <source>{name} nominates</source>
        <translation>{name} выдвигает</translation>
    </message>
    <message>
        <source>Click who nominates, then whom; or type “3 7”.</source>
        <translation>Выберите, кто выдвигает, потом кого; или введите «3 7».</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <source>Who has written? Click a seat or type its number: “3”, Space, “7”, Enter.</source>
        <translation>Кто написал? Щёлкните по месту или введите его номер: «3», пробел, «7», Enter.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Отозвать</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Без приказа</translation>
    </message>
    <message>
        <source>Which order</source>
        <translation>Какой приказ</translation>
    </message>
    <message>
        <source>Another order of the same player (O)</source>
        <translation>Другой приказ того же игрока (O)</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Orders of this night</source>
        <translation>Приказы этой ночи</translation>
    </message>
</context>
<context>
    <name>OrderModel</name>
    <message>
        <source>not yet</source>
        <translation>ещё нет</translation>
    </message>
</context>
<context>
    <name>OrdersDesk</name>
    <message>
        <source>Orders</source>
        <translation>Приказы</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) in</source>
        <translation>
            <numerusform>%n приказ</numerusform>
            <numerusform>%n приказа</numerusform>
            <numerusform>%n приказов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>ждём ещё %n</numerusform>
            <numerusform>ждём ещё %n</numerusform>
            <numerusform>ждём ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <translation>все на месте</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+↑</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+↓</translation>
    </message>
    <message>
        <source>Resolve the night</source>
        <translation>Ночь окончена: расчёт</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Not come: {names}. Without an order nothing is done.</source>
        <translation>Не получено: {names}. Без приказа ничего не происходит.</translation>
    </message>
    <message>
        <source>Resolve all the same</source>
        <translation>Всё равно рассчитать</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Подождать</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Only this one step can be changed here.</source>
        <translation>Здесь можно изменить только этот один шаг.</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Who plays?</source>
        <translation>Кто играет?</translation>
    </message>
    <message>
        <source>Clockwise from seat 1, as you look at the table. Drag to change seats, F2 renames.</source>
        <translation>От места 1 по часовой стрелке. Перетащите, чтобы пересадить; F2 меняет имя.</translation>
    </message>
    <message>
        <source>A name and Enter, or a whole list</source>
        <translation>Имя и Enter или целый список</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Имя игрока</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Вставить список</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Места по жребию</translation>
    </message>
    <message>
        <source>Empty the table</source>
        <translation>Очистить стол</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Места по порядку</translation>
    </message>
    <message>
        <source>Remembered players</source>
        <translation>Знакомые игроки</translation>
    </message>
    <message>
        <source>REMEMBERED</source>
        <translation>ЗНАКОМЫЕ</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} recommended</source>
        <translation>советуем: от {fewest} до {most}</translation>
    </message>
    <message>
        <source>The rule book has no set below {n} players. You can compose one.</source>
        <translation>Готовые наборы в правилах — от {n} игроков. Можно составить свой.</translation>
    </message>
    <message>
        <source>The rule book has no set above {n} players. You can compose one.</source>
        <translation>Готовые наборы в правилах — до {n} игроков. Можно составить свой.</translation>
    </message>
    <message>
        <source>long: the circle shows its beginning</source>
        <translation>длинное: в круге видно начало</translation>
    </message>
    <message>
        <source>only the first {n} letters are kept in the game</source>
        <translation>слишком длинное, в игре останется знаков: {n}</translation>
    </message>
    <message>
        <source>the same name twice: the number tells them apart</source>
        <translation>имя повторяется: различит номер</translation>
    </message>
    <message>
        <source>has a symbol that not every screen can draw</source>
        <translation>есть знак, который покажет не каждый экран</translation>
    </message>
    <message>
        <source>That was empty: a name needs at least one letter.</source>
        <translation>Пусто: в имени нужна хотя бы одна буква.</translation>
    </message>
    <message>
        <source>Nothing to paste: copy a list of names first, one on each line.</source>
        <translation>Вставлять нечего: сначала скопируйте список имён, по одному в строке.</translation>
    </message>
    <message>
        <source>An empty name was not taken: {name} keeps the old one.</source>
        <translation>Пустым имя быть не может, остаётся: {name}.</translation>
    </message>
</context>
<context>
    <name>PresetsButton</name>
    <message>
        <source>Presets</source>
        <translation>Заготовки</translation>
    </message>
    <message>
        <source>Characters and rulings under a name, to be used again</source>
        <translation>Роли и правила под одним именем, чтобы взять их снова</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <translation>Сохранить в файл…</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Keep these characters and rulings…</source>
        <translation>Запомнить эти роли и правила…</translation>
    </message>
    <message>
        <source>Take one from a file…</source>
        <translation>Взять из файла…</translation>
    </message>
    <message>
        <source>Take a preset</source>
        <translation>Взять заготовку</translation>
    </message>
    <message>
        <source>Presets of Mafia GM (*{suffix})</source>
        <translation>Заготовки Mafia GM (*{suffix})</translation>
    </message>
    <message>
        <source>This preset cannot be used</source>
        <translation>Эту заготовку взять нельзя</translation>
    </message>
    <message>
        <source>It has something that this version does not know: {what}.</source>
        <translation>В ней есть то, чего эта версия не знает: {what}.</translation>
    </message>
    <message>
        <source>The file holds no preset of Mafia GM, or only a part of one.</source>
        <translation>В этом файле нет заготовки Mafia GM или есть только её часть.</translation>
    </message>
    <message>
        <source>Keep a preset</source>
        <translation>Запомнить заготовку</translation>
    </message>
    <message>
        <source>Its name; one of the same name is replaced.</source>
        <translation>Как её назвать? Заготовка с тем же именем будет заменена.</translation>
    </message>
    <message>
        <source>Save the preset as a file</source>
        <translation>Сохранить заготовку в файл</translation>
    </message>
    <message>
        <source>The preset was not written</source>
        <translation>Заготовка не сохранена</translation>
    </message>
</context>
<context>
    <name>Renaming</name>
    <message>
        <source>Another name</source>
        <translation>Другое имя</translation>
    </message>
    <message>
        <source>Everywhere at once, in what was noted before as well.</source>
        <translation>Сразу везде, и в прежних записях тоже.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Новое имя</translation>
    </message>
    <message>
        <source>From now on: {name}</source>
        <translation>Новое имя: {name}</translation>
    </message>
</context>
<context>
    <name>ReportBox</name>
    <message>
        <source>Story</source>
        <translation>Лирика</translation>
    </message>
    <message>
        <source>A few sentences of your own, if you like</source>
        <translation>Несколько фраз от себя, если хотите</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Отчёт</translation>
    </message>
</context>
<context>
    <name>ReportOut</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the report as text</source>
        <translation>Копировать отчёт как текст</translation>
    </message>
    <message>
        <source>HTML…</source>
        <translation>HTML…</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>Сохранить отчёт как веб-страницу</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the report as PDF</source>
        <translation>Сохранить отчёт в PDF</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>The report was not saved: {reason}</source>
        <translation>Отчёт не сохранён: {reason}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A later step does not fit any more</source>
        <translation>Один из следующих шагов больше не подходит</translation>
    </message>
    <message>
        <source>What would be otherwise</source>
        <translation>Что станет иначе</translation>
    </message>
    <message>
        <source>The projector keeps its picture until you show the new one.</source>
        <translation>Проектор сохранит прежнюю картинку, пока вы не покажете новую.</translation>
    </message>
    <message>
        <source>Decided about later steps</source>
        <translation>Решено о следующих шагах</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Пока ничего не изменилось</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Accept the correction</source>
        <translation>Принять исправление</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>A question that nobody was asked</source>
        <translation>Вопрос, который никому не задавали</translation>
    </message>
    <message>
        <source>So far, up to that step, this would be otherwise:</source>
        <translation>Пока, до этого шага, иначе станет вот что:</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Больше ничего не изменится.</translation>
    </message>
    <message>
        <source>Answer first: {question}…</source>
        <translation>Сначала ответьте: {question}…</translation>
    </message>
    <message>
        <source>Answer it…</source>
        <translation>Ответить…</translation>
    </message>
    <message>
        <source>Without: {text}</source>
        <translation>Без: {text}</translation>
    </message>
    <message>
        <source>Instead: {text}</source>
        <translation>Вместо этого: {text}</translation>
    </message>
</context>
<context>
    <name>RollCallBody</name>
    <message>
        <source>Everybody is known</source>
        <translation>Все известны</translation>
    </message>
    <message>
        <source>Click the seat or type its number</source>
        <translation>Выберите место или введите номер</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Characters called; Enter takes one back</source>
        <translation>Вызванные роли; Enter отменяет</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>The Game Master&apos;s word</source>
        <translation>Решение ведущего</translation>
    </message>
    <message>
        <source>By your word, whatever the rules say. The journal keeps it.</source>
        <translation>Вашим решением, что бы ни говорили правила. Журнал это запомнит.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>В игре</translation>
    </message>
    <message>
        <source>In the game or out of it</source>
        <translation>В игре или вне её</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Вне игры</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>So it shall be</source>
        <translation>Как должно быть</translation>
    </message>
    <message>
        <source>From whom</source>
        <translation>От кого</translation>
    </message>
    <message>
        <source>So be it: {name}</source>
        <translation>Быть по сему: {name}</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>{value} (rule book)</source>
        <translation>{value} (в правилах)</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменено</translation>
    </message>
    <message>
        <source>Back to the rule book</source>
        <translation>Как в правилах игры</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message>
        <source>Table rulings</source>
        <translation>Правила стола</translation>
    </message>
    <message>
        <source>Where the rule book leaves room, this is how you play. The defaults are its plainest reading.</source>
        <translation>Где правила игры оставляют выбор, вы играете так. По умолчанию они читаются проще всего.</translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation>Найти правило</translation>
    </message>
    <message numerus="yes">
        <source>Only changed (%n)</source>
        <translation>
            <numerusform>Только изменённые (%n)</numerusform>
            <numerusform>Только изменённые (%n)</numerusform>
            <numerusform>Только изменённые (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить всё</translation>
    </message>
    <message>
        <source>No ruling speaks of that.</source>
        <translation>Такого правила нет.</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>SAY</source>
        <translation>ВСЛУХ</translation>
    </message>
</context>
<context>
    <name>ScreenMenu</name>
    <message>
        <source>Any screen but this one</source>
        <translation>Любой экран, кроме этого</translation>
    </message>
    <message>
        <source>{screen} — this window</source>
        <translation>{screen} — это окно</translation>
    </message>
    <message>
        <source>{screen} — not there</source>
        <translation>{screen} — не подключён</translation>
    </message>
    <message>
        <source>Screen of the projector</source>
        <translation>Экран для проектора</translation>
    </message>
</context>
<context>
    <name>SeanceBox</name>
    <message>
        <source>Séance…</source>
        <translation>Спиритический сеанс…</translation>
    </message>
    <message>
        <source>This player asks for a séance</source>
        <translation>Этот игрок просит о спиритическом сеансе</translation>
    </message>
    <message>
        <source>The message to the living; it stands in the next report.</source>
        <translation>Послание живым; оно войдёт в следующий отчёт.</translation>
    </message>
    <message>
        <source>Message from beyond</source>
        <translation>Послание с того света</translation>
    </message>
    <message>
        <source>Grant it</source>
        <translation>Разрешить</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Отказать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Seats as a list</source>
        <translation>Места списком</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>sits down at the next dawn</source>
        <translation>сядет утром</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>away</source>
        <translation>в отъезде</translation>
    </message>
    <message>
        <source>in the game</source>
        <translation>в игре</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>действует сейчас</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>можно выбрать</translation>
    </message>
    <message>
        <source>may not be chosen</source>
        <translation>нельзя выбрать</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>late</source>
        <translation>поздно</translation>
    </message>
    <message>
        <source>at dawn</source>
        <translation>утром</translation>
    </message>
</context>
<context>
    <name>Settled</name>
    <message>
        <source>Instead: {text}</source>
        <translation>Вместо этого: {text}</translation>
    </message>
    <message>
        <source>It is left out.</source>
        <translation>Вычеркнут.</translation>
    </message>
    <message>
        <source>All that followed is left out.</source>
        <translation>Всё, что было дальше, вычеркнуто.</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Решить заново</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>At least {n} players are needed.</source>
        <translation>Нужно игроков, не меньше: {n}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too few.</source>
        <translation>
            <numerusform>Не хватает %n карты.</numerusform>
            <numerusform>Не хватает %n карт.</numerusform>
            <numerusform>Не хватает %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many.</source>
        <translation>
            <numerusform>Лишняя %n карта.</numerusform>
            <numerusform>Лишние %n карты.</numerusform>
            <numerusform>Лишние %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Роли</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Влево</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>Всё равно дальше</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>Ctrl+Enter or Alt+Right</source>
        <translation>Ctrl+Enter или Alt+Вправо</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>Another screen repeats this one: the table may see all that you see.</source>
        <translation>Другой экран повторяет этот: стол может видеть всё, что видите вы.</translation>
    </message>
    <message>
        <source>There is no second screen: the projector is a window on this one.</source>
        <translation>Второго экрана нет: проектор открыт окном на этом.</translation>
    </message>
</context>
<context>
    <name>SideColumns</name>
    <message>
        <source>One fewer: {role}</source>
        <translation>На одну меньше: {role}</translation>
    </message>
    <message>
        <source>One more: {role}</source>
        <translation>На одну больше: {role}</translation>
    </message>
    <message>
        <source>choose {k} of {n}</source>
        <translation>выберите {k} из {n}</translation>
    </message>
</context>
<context>
    <name>SilentMap</name>
    <message>
        <source>Point without a word</source>
        <translation>Укажите молча</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Somebody else, please</source>
        <translation>Кого-нибудь другого</translation>
    </message>
</context>
<context>
    <name>SpeechBox</name>
    <message>
        <source>Speaks now</source>
        <translation>Сейчас говорит</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Give the floor back to the one before</source>
        <translation>Вернуть слово предыдущему</translation>
    </message>
    <message>
        <source>+{n} s</source>
        <translation>+{n} с</translation>
    </message>
    <message>
        <source>Half a minute more</source>
        <translation>Ещё полминуты</translation>
    </message>
    <message>
        <source>Skip next</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>The next one does not want to speak</source>
        <translation>Следующий не хочет говорить</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>В таком порядке</translation>
    </message>
    <message>
        <source>Give the floor to {name}</source>
        <translation>Дать слово: {name}</translation>
    </message>
    <message>
        <source>Vote at once</source>
        <translation>Сразу голосовать</translation>
    </message>
    <message>
        <source>Open the vote; nobody else speaks</source>
        <translation>Начать голосование; больше никто не говорит</translation>
    </message>
    <message>
        <source>Back to the talk</source>
        <translation>Назад к обсуждению</translation>
    </message>
    <message>
        <source>Break the speeches off</source>
        <translation>Прервать речи</translation>
    </message>
    <message>
        <source>Please round off.</source>
        <translation>Прошу заканчивать.</translation>
    </message>
</context>
<context>
    <name>StageList</name>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Runs your evening of Mafia, so that you can look at the people.</source>
        <translation>Ведёт игру, а вы смотрите на людей.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Sample table for twelve</source>
        <translation>Пробный стол на 12 игроков</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>Продолжить: {title}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Language of this screen</source>
        <translation>Язык этого экрана</translation>
    </message>
    <message>
        <source>Games so far</source>
        <translation>Прошлые игры</translation>
    </message>
    <message>
        <source>The first evening</source>
        <translation>Первый вечер</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Seat everybody in a circle and press New game: type the names clockwise, keep the set of characters that is offered, and let the app deal. Hand the laptop round once, so that each player sees his card. From then on do what the left side says: read the large line aloud, click the seat the player points at, press Enter. At dawn the screen explains who died and why before you announce it. Nothing you enter is final: Ctrl+Z takes back any step, also after the program was closed. F9 covers the screen at once. If you have a second screen, the projector shows the table only what it may see.</source>
        <translation>Рассадите всех по кругу и нажмите «Новая игра»: введите имена по часовой стрелке, оставьте предложенный набор ролей и поручите раздачу программе. Пустите ноутбук один раз по кругу, чтобы каждый увидел свою карту. Дальше делайте то, что написано слева: прочитайте вслух крупную строку, щёлкните по месту, на которое показывает игрок, нажмите Enter. На рассвете экран объяснит, кто погибает и почему, прежде чем вы это объявите. Ничто не окончательно: Ctrl+Z отменяет любой шаг, даже после закрытия программы. F9 сразу прячет экран. Если есть второй экран, проектор показывает столу только то, что ему можно видеть.</translation>
    </message>
</context>
<context>
    <name>StatisticsBox</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Текущая</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Начальная</translation>
    </message>
    <message>
        <source>Tell the current statistics</source>
        <translation>Объявить текущую статистику</translation>
    </message>
    <message>
        <source>Tell the initial statistics</source>
        <translation>Объявить начальную статистику</translation>
    </message>
    <message>
        <source>At the start of the game</source>
        <translation>В начале игры</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>this page</source>
        <translation>эта страница</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Steps of this night</source>
        <translation>Шаги этой ночи</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
</context>
<context>
    <name>StopBar</name>
    <message>
        <source>Stop the game here?</source>
        <translation>Прервать игру сейчас?</translation>
    </message>
    <message>
        <source>These would win: {names}</source>
        <translation>Победители: {names}</translation>
    </message>
    <message>
        <source>Nobody would win.</source>
        <translation>Победителей не будет.</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Прервать игру</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
</context>
<context>
    <name>StorySheet</name>
    <message>
        <source>The story of the game</source>
        <translation>История игры</translation>
    </message>
    <message>
        <source>Language of the story</source>
        <translation>Язык истории</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Сохранить как HTML…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить как PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Save the story</source>
        <translation>Сохранить историю</translation>
    </message>
    <message>
        <source>Choose another place. The system says: {reason}</source>
        <translation>Выберите другое место. Система сообщает: {reason}</translation>
    </message>
    <message>
        <source>The story was not saved</source>
        <translation>История не сохранена</translation>
    </message>
</context>
<context>
    <name>SwappingSeats</name>
    <message>
        <source>Two players change seats</source>
        <translation>Двое меняются местами</translation>
    </message>
    <message>
        <source>Each keeps number, card and marks; the neighbours become others.</source>
        <translation>Номер, карта и метки остаются у игрока; меняются соседи.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>С кем</translation>
    </message>
    <message>
        <source>Change seats: {both}</source>
        <translation>Пересадить: {both}</translation>
    </message>
</context>
<context>
    <name>TodayBox</name>
    <message>
        <source>This morning</source>
        <translation>Сегодняшнее утро</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>In private</source>
        <translation>Лично</translation>
    </message>
</context>
<context>
    <name>TonightPage</name>
    <message>
        <source>Tonight</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Rules of tonight</source>
        <translation>Правила вечера</translation>
    </message>
    <message>
        <source>the app deals</source>
        <translation>раздаёт программа</translation>
    </message>
    <message>
        <source>a dealt deck is typed in</source>
        <translation>карты из колоды вводятся вручную</translation>
    </message>
    <message>
        <source>roll-call before the first night</source>
        <translation>перекличка перед первой ночью</translation>
    </message>
    <message>
        <source>aloud in {language}</source>
        <translation>вслух: {language}</translation>
    </message>
    <message>
        <source>projector in {language}</source>
        <translation>проектор: {language}</translation>
    </message>
    <message numerus="yes">
        <source>%n PLAYER(S), CLOCKWISE</source>
        <translation>
            <numerusform>%n ИГРОК</numerusform>
            <numerusform>%n ИГРОКА, ПО ПОРЯДКУ</numerusform>
            <numerusform>%n ИГРОКОВ, ПО ПОРЯДКУ</numerusform>
        </translation>
    </message>
    <message>
        <source>CHARACTERS</source>
        <translation>РОЛИ</translation>
    </message>
    <message>
        <source>RULINGS THAT DIFFER FROM THE RULE BOOK</source>
        <translation>ОТЛИЧИЯ ОТ ПРАВИЛ ИГРЫ</translation>
    </message>
    <message>
        <source>For this number of players</source>
        <translation>При таком числе игроков</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Кроме того</translation>
    </message>
    <message>
        <source>None: everything as the rule book has it.</source>
        <translation>Нет: всё как в правилах игры.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>for looking only</source>
        <translation>только для просмотра</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The file is empty. Nothing can be read from it; choose another one.</source>
        <translation>Файл пуст, прочитать из него нечего. Выберите другой.</translation>
    </message>
    <message>
        <source>This is not a game of Mafia GM. Choose a file that ends in .mafia.</source>
        <translation>Это не игра Mafia GM. Выберите файл с окончанием .mafia.</translation>
    </message>
    <message>
        <source>A newer Mafia GM wrote this game. Install that version to open it; the file is untouched.</source>
        <translation>Эта игра записана более новой версией Mafia GM. Чтобы открыть её, установите ту версию; файл не тронут.</translation>
    </message>
    <message>
        <source>The beginning of the file is damaged. It is left untouched; try a copy of it.</source>
        <translation>Начало файла повреждено. Сам файл не тронут; попробуйте открыть его копию.</translation>
    </message>
    <message>
        <source>This Mafia GM does not know the rules of this game. Install a newer version.</source>
        <translation>Эта версия Mafia GM не знает правил этой игры. Установите более новую.</translation>
    </message>
    <message>
        <source>The game uses a table ruling that this version does not know. The file is untouched.</source>
        <translation>В этой игре есть правило стола, которого эта версия не знает. Файл не тронут.</translation>
    </message>
    <message>
        <source>The game has a character, an ability or a phase that this version does not know. Install a newer version; the file is untouched.</source>
        <translation>В этой игре есть роль, способность или фаза, которой эта версия не знает. Установите более новую версию; файл не тронут.</translation>
    </message>
    <message>
        <source>The disk is full, so the step was not made. Free some space and do it again.</source>
        <translation>Диск заполнен, поэтому шаг не сделан. Освободите место и повторите.</translation>
    </message>
    <message>
        <source>The file may not be written, so the step was not made. Save a copy elsewhere.</source>
        <translation>В этот файл нельзя писать, поэтому шаг не сделан. Сохраните копию в другом месте.</translation>
    </message>
    <message>
        <source>The file or its folder is gone, so the step was not made. Save a copy elsewhere.</source>
        <translation>Файла или его папки больше нет, поэтому шаг не сделан. Сохраните копию в другом месте.</translation>
    </message>
    <message>
        <source>The game is open in another window. Go on there, or close it first.</source>
        <translation>Эта игра открыта в другом окне. Играйте там или сначала закройте его.</translation>
    </message>
    <message>
        <source>Somebody else wrote into the file, so the step was not made. Save a copy elsewhere.</source>
        <translation>Файл изменён не этой программой, поэтому шаг не сделан. Сохраните копию в другом месте.</translation>
    </message>
    <message>
        <source>The step could not be saved and was not made. Do it again.</source>
        <translation>Шаг не удалось сохранить, и он не сделан. Повторите его.</translation>
    </message>
    <message>
        <source>The file is not there any more. Look for it elsewhere, or choose another game.</source>
        <translation>Этого файла больше нет. Поищите его в другом месте или выберите другую игру.</translation>
    </message>
    <message>
        <source>The file may not be read. Ask its owner for permission, or choose another game.</source>
        <translation>Этот файл нельзя прочитать. Попросите у владельца право на чтение или выберите другую игру.</translation>
    </message>
    <message>
        <source>The file cannot be read just now; it is untouched. Try it again.</source>
        <translation>Файл сейчас не читается; он не тронут. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The disk is full, so there is no file yet. Free some space and try again.</source>
        <translation>Диск заполнен, поэтому файл не создан. Освободите место и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>No file may be written there. Choose another folder, or ask for permission to write.</source>
        <translation>Здесь нельзя записывать файлы. Выберите другую папку или получите право на запись.</translation>
    </message>
    <message>
        <source>The folder is not there. Make it or choose another one, then try again.</source>
        <translation>Такой папки нет. Создайте её или выберите другую и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>A file of this name exists already. Choose another name.</source>
        <translation>Файл с таким именем уже есть. Выберите другое имя.</translation>
    </message>
    <message>
        <source>The name of the file is too long. Choose a shorter one.</source>
        <translation>Имя файла слишком длинное. Выберите короче.</translation>
    </message>
    <message>
        <source>The file could not be made; nothing is lost. Try it again.</source>
        <translation>Файл не создан; ничего не пропало. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The end of the file was damaged from line {n} on. The game opens at the last whole step.</source>
        <translation>Конец файла, начиная со строки {n}, был повреждён. Игра открывается на последнем целом шаге.</translation>
    </message>
    <message numerus="yes">
        <source>%n later step(s) can still be read.</source>
        <translation>
            <numerusform>Ещё можно прочитать %n следующий шаг.</numerusform>
            <numerusform>Ещё можно прочитать %n следующих шага.</numerusform>
            <numerusform>Ещё можно прочитать %n следующих шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as {name}.</source>
        <translation>Повреждённый файл сохранён как {name}.</translation>
    </message>
    <message>
        <source>Take the stick out safely. On the other laptop double-click {name}, or press Ctrl+O there. This laptop keeps its own copy just in case, and says so when it is opened.</source>
        <translation>Безопасно извлеките флешку. На другом ноутбуке дважды щёлкните {name} или нажмите там Ctrl+O. Этот ноутбук хранит свою копию на всякий случай и напомнит об этом при открытии.</translation>
    </message>
    <message>
        <source>It goes on elsewhere, in the file {name}. If you go on here as well, there will be two games.</source>
        <translation>Она продолжается в другом месте, в файле {name}. Если продолжить и здесь, получатся две игры.</translation>
    </message>
    <message>
        <source>This game is open in another window, so here it can only be looked at.</source>
        <translation>Эта игра открыта в другом окне, поэтому здесь её можно только смотреть.</translation>
    </message>
    <message>
        <source>This game&apos;s file may not be written, so it can only be looked at. Save a copy to go on.</source>
        <translation>В файл этой игры нельзя писать, поэтому её можно только смотреть. Чтобы играть дальше, сохраните копию.</translation>
    </message>
</context>
<context>
    <name>TurnSheet</name>
    <message>
        <source>Turn the laptop</source>
        <translation>Повернуть ноутбук</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>What shall one player see?</source>
        <translation>Что увидит один игрок?</translation>
    </message>
    <message>
        <source>Choose, or write your own words; nothing is shown yet.</source>
        <translation>Выберите или напишите своё; пока ничего не показывается.</translation>
    </message>
    <message>
        <source>Line {n}</source>
        <translation>Строка {n}</translation>
    </message>
</context>
<context>
    <name>TurnedCard</name>
    <message>
        <source>For one pair of eyes</source>
        <translation>Только для ваших глаз</translation>
    </message>
    <message>
        <source>Turn the laptop so that only one player sees it.</source>
        <translation>Поверните ноутбук так, чтобы его видел только один игрок.</translation>
    </message>
    <message>
        <source>Hold to show</source>
        <translation>Удерживайте, чтобы показать</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Спрятать</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>TypedBody</name>
    <message>
        <source>Every card has its seat</source>
        <translation>У каждой карты есть место</translation>
    </message>
    <message>
        <source>All typed in</source>
        <translation>Все введены</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Место {n}</translation>
    </message>
    <message>
        <source>First letters of the character, Enter</source>
        <translation>Начало названия роли, Enter</translation>
    </message>
    <message>
        <source>Character of {name}</source>
        <translation>Роль: {name}</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Остались карты</translation>
    </message>
    <message>
        <source>Cards given; Enter corrects one</source>
        <translation>Выданные карты; Enter исправляет</translation>
    </message>
    <message>
        <source>{role} (taken)</source>
        <translation>{role} (занята)</translation>
    </message>
    <message>
        <source>No card of this set begins like that.</source>
        <translation>В наборе нет карты с таким началом.</translation>
    </message>
    <message>
        <source>{role} was given to {name} ({n}). Enter once more moves the card here.</source>
        <translation>Эта карта ({role}) уже здесь: {name} ({n}). Ещё раз Enter — и она перейдёт сюда.</translation>
    </message>
</context>
<context>
    <name>Unfit</name>
    <message>
        <source>Change it…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Say what was done instead</source>
        <translation>Скажите, что было сделано вместо этого</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Вычеркнуть</translation>
    </message>
    <message>
        <source>Leave out all that followed</source>
        <translation>Вычеркнуть всё, что было дальше</translation>
    </message>
    <message>
        <source>This step did not happen at all</source>
        <translation>Этого шага вообще не было</translation>
    </message>
</context>
<context>
    <name>VerdictBox</name>
    <message>
        <source>Tie</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n голос</numerusform>
            <numerusform>%n голоса</numerusform>
            <numerusform>%n голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>{votes} each</source>
        <translation>у каждого {votes}</translation>
    </message>
    <message>
        <source>To be carried out: {name} is checked, the thumb is for everybody.</source>
        <translation>К исполнению: проверка — {name}. Палец видят все.</translation>
    </message>
    <message>
        <source>To be carried out: {name} is checked. The result is not announced.</source>
        <translation>К исполнению: проверка — {name}. Итог не объявляется.</translation>
    </message>
    <message>
        <source>Carry it out: {name}</source>
        <translation>Исполнить: {name}</translation>
    </message>
    <message>
        <source>To be carried out: {name} is voted out of the game. The Day ends.</source>
        <translation>К исполнению: {name} — казнь. День заканчивается.</translation>
    </message>
    <message>
        <source>Preview it for me</source>
        <translation>Показать мне последствия</translation>
    </message>
    <message>
        <source>What would happen, for the Game Master&apos;s eyes only</source>
        <translation>Что тогда случится; видит только ведущий</translation>
    </message>
    <message>
        <source>Cancel, back to the debate</source>
        <translation>Отменить, назад к обсуждению</translation>
    </message>
</context>
<context>
    <name>VoteBox</name>
    <message>
        <source>The rest abstain</source>
        <translation>Остальные воздерживаются</translation>
    </message>
    <message>
        <source>Cancel the vote</source>
        <translation>Отменить голосование</translation>
    </message>
    <message>
        <source>Read a slip: who, whom; then Enter</source>
        <translation>Прочитайте записку: кто, за кого; Enter</translation>
    </message>
    <message>
        <source>who</source>
        <translation>кто</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>за кого</translation>
    </message>
    <message>
        <source>Note the slip</source>
        <translation>Внести записку</translation>
    </message>
    <message>
        <source>abstains</source>
        <translation>воздерживается</translation>
    </message>
    <message>
        <source>Click a seat or type its number</source>
        <translation>Выберите место или введите номер</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Забрать голос</translation>
    </message>
    <message>
        <source>Take this ballot back</source>
        <translation>Вернуть голос, будто и не спрашивали</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nobody has a vote yet</source>
        <translation>Голосов пока нет ни у кого</translation>
    </message>
    <message>
        <source>Most votes: {names}</source>
        <translation>Больше всего голосов: {names}</translation>
    </message>
    <message>
        <source>Decided: {name}</source>
        <translation>Решено: {name}</translation>
    </message>
    <message>
        <source>Nobody can get more than half any more</source>
        <translation>Больше половины уже никто не наберёт</translation>
    </message>
    <message>
        <source>Needs {n} now</source>
        <translation>Теперь нужно {n}</translation>
    </message>
    <message>
        <source>{n} ties with {names}</source>
        <translation>{n} — ничья: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) left</source>
        <translation>
            <numerusform>остался %n голос</numerusform>
            <numerusform>осталось %n голоса</numerusform>
            <numerusform>осталось %n голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>{hands}, one counts twice</source>
        <translation>{hands}, один двойной</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n голос</numerusform>
            <numerusform>%n голоса</numerusform>
            <numerusform>%n голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>then {name}: {votes}</source>
        <translation>тогда {name}: {votes}</translation>
    </message>
    <message>
        <source>Everybody has been asked</source>
        <translation>Все уже ответили</translation>
    </message>
</context>
<context>
    <name>VoteOpening</name>
    <message>
        <source>The vote</source>
        <translation>Голосование</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Казнь</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открытое</translation>
    </message>
    <message>
        <source>On slips</source>
        <translation>По запискам</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Only the accused</source>
        <translation>Только обвинённые</translation>
    </message>
    <message>
        <source>Close the Day without a verdict</source>
        <translation>Закончить без приговора</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n кандидат</numerusform>
            <numerusform>%n кандидата</numerusform>
            <numerusform>%n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is left on the list.</source>
        <translation>В списке никого не осталось.</translation>
    </message>
    <message numerus="yes">
        <source>All %n candidate(s)</source>
        <translation>
            <numerusform>Все кандидаты: %n</numerusform>
            <numerusform>Все кандидаты: %n</numerusform>
            <numerusform>Все кандидаты: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WrongCard</name>
    <message>
        <source>Every card of it is held already: {names}</source>
        <translation>Все такие карты уже на руках: {names}</translation>
    </message>
    <message>
        <source>A wrong card</source>
        <translation>Не та карта</translation>
    </message>
    <message>
        <source>What was done by the wrong card goes with it; what it was asked is asked again.</source>
        <translation>Что сделано по чужой карте, уходит вместе с ней; вопросы задаются заново.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Holds another card</source>
        <translation>У игрока другая карта</translation>
    </message>
    <message>
        <source>Two hold each other&apos;s</source>
        <translation>Двое перепутали карты</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>С кем</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Исправить</translation>
    </message>
</context>
<context>
    <name>_Rows</name>
    <message>
        <source>Seat</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Статус</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Выбор</translation>
    </message>
</context>
</TS>
