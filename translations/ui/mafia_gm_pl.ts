<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AbilityList</name>
    <message>
        <source>In secret</source>
        <translation>W tajemnicy przed stołem</translation>
    </message>
    <message>
        <source>Somebody declares himself</source>
        <translation>Ktoś się ujawnia</translation>
    </message>
</context>
<context>
    <name>AccusationBox</name>
    <message>
        <source>Accusations</source>
        <translation>Oskarżenia</translation>
    </message>
    <message>
        <source>who</source>
        <translation>kto</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>kogo</translation>
    </message>
    <message>
        <source>Note the accusation</source>
        <translation>Zapisz oskarżenie</translation>
    </message>
    <message>
        <source>Start the defence of {name}: one minute</source>
        <translation>Minuta na obronę: {name}</translation>
    </message>
    <message>
        <source>Withdraw: {text}</source>
        <translation>Wycofaj: {text}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Krok</translation>
    </message>
    <message>
        <source>&amp;Life</source>
        <translation>&amp;Zdarzenia</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Stół</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Rzutnik</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Zapisz kopię…</translation>
    </message>
    <message>
        <source>Hand the game over…</source>
        <translation>Przekaż grę…</translation>
    </message>
    <message>
        <source>Again with the same people…</source>
        <translation>Jeszcze raz w tym samym gronie…</translation>
    </message>
    <message>
        <source>The story of the game…</source>
        <translation>Historia gry…</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Do ekranu startowego</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zamknij program</translation>
    </message>
    <message>
        <source>Announce, execute</source>
        <translation>Ogłoś, wykonaj</translation>
    </message>
    <message>
        <source>Turn the laptop for a silent map</source>
        <translation>Obróć laptop: niema mapa</translation>
    </message>
    <message>
        <source>Turn the laptop for the answer, large</source>
        <translation>Obróć laptop: odpowiedź w powiększeniu</translation>
    </message>
    <message>
        <source>Turn the laptop for a card of your own…</source>
        <translation>Obróć laptop: własna karta…</translation>
    </message>
    <message>
        <source>A player leaves…</source>
        <translation>Ktoś odchodzi…</translation>
    </message>
    <message>
        <source>A player comes back…</source>
        <translation>Ktoś wraca…</translation>
    </message>
    <message>
        <source>A latecomer…</source>
        <translation>Ktoś się spóźnił…</translation>
    </message>
    <message>
        <source>A wrong card…</source>
        <translation>Pomylona karta…</translation>
    </message>
    <message>
        <source>Two players change seats…</source>
        <translation>Zamiana miejsc…</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Inne imię…</translation>
    </message>
    <message>
        <source>The Game Master kills…</source>
        <translation>Mistrz Gry zabija…</translation>
    </message>
    <message>
        <source>The Game Master&apos;s word…</source>
        <translation>Decyzja Mistrza Gry…</translation>
    </message>
    <message>
        <source>Correct a line of the journal…</source>
        <translation>Popraw wiersz dziennika…</translation>
    </message>
    <message>
        <source>Note into the journal…</source>
        <translation>Notatka w dzienniku…</translation>
    </message>
    <message>
        <source>Stop the game…</source>
        <translation>Przerwij grę…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Rzutnik</translation>
    </message>
    <message>
        <source>Projector as a window</source>
        <translation>Rzutnik jako okno</translation>
    </message>
    <message>
        <source>Show statistics</source>
        <translation>Pokazuj statystyki</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Pokazuj głosy</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <translation>Pokazuj zegar</translation>
    </message>
    <message>
        <source>Show announcements</source>
        <translation>Pokazuj ogłoszenia</translation>
    </message>
    <message>
        <source>Show the rules of tonight</source>
        <translation>Pokazuj zasady wieczoru</translation>
    </message>
    <message>
        <source>Turn the projector&apos;s circle left</source>
        <translation>Obróć krąg na rzutniku w lewo</translation>
    </message>
    <message>
        <source>Turn the projector&apos;s circle right</source>
        <translation>Obróć krąg na rzutniku w prawo</translation>
    </message>
    <message>
        <source>Mirror the projector&apos;s circle</source>
        <translation>Odbij krąg na rzutniku</translation>
    </message>
    <message>
        <source>Light projector</source>
        <translation>Jasny rzutnik</translation>
    </message>
    <message>
        <source>Tell the screens apart</source>
        <translation>Oznacz ekrany</translation>
    </message>
    <message>
        <source>Next page of the report</source>
        <translation>Następna strona raportu</translation>
    </message>
    <message>
        <source>Previous page of the report</source>
        <translation>Poprzednia strona raportu</translation>
    </message>
    <message>
        <source>Seats on the projector</source>
        <translation>Miejsca na rzutniku</translation>
    </message>
    <message>
        <source>Rules of tonight on the projector</source>
        <translation>Zasady wieczoru na rzutniku</translation>
    </message>
    <message>
        <source>Black out the projector</source>
        <translation>Wygaś rzutnik</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Zasłoń</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Zdejmij zasłonę</translation>
    </message>
    <message>
        <source>Seats as a list</source>
        <translation>Miejsca jako lista</translation>
    </message>
    <message>
        <source>Turn the circle left</source>
        <translation>Obróć krąg w lewo</translation>
    </message>
    <message>
        <source>Turn the circle right</source>
        <translation>Obróć krąg w prawo</translation>
    </message>
    <message>
        <source>Mirror the circle</source>
        <translation>Odbij krąg jak w lustrze</translation>
    </message>
    <message>
        <source>Change seats by dragging</source>
        <translation>Zamieniaj miejsca przeciąganiem</translation>
    </message>
    <message>
        <source>Dim for the night</source>
        <translation>Przyciemnij na noc</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Keys and first evening</source>
        <translation>Klawisze i pierwszy wieczór</translation>
    </message>
    <message>
        <source>About Mafia GM</source>
        <translation>O programie Mafia GM</translation>
    </message>
</context>
<context>
    <name>AgainSheet</name>
    <message>
        <source>Again with the same people</source>
        <translation>Jeszcze raz w tym samym gronie</translation>
    </message>
    <message>
        <source>Everybody moves on by</source>
        <translation>Wszyscy przesiadają się o</translation>
    </message>
    <message>
        <source>How many chairs clockwise everybody moves</source>
        <translation>O ile miejsc zgodnie z ruchem zegara przesiadają się wszyscy</translation>
    </message>
    <message>
        <source>Mix the seats</source>
        <translation>Wymieszaj miejsca</translation>
    </message>
    <message>
        <source>Seats as they were</source>
        <translation>Miejsca jak przedtem</translation>
    </message>
    <message>
        <source>Change something first…</source>
        <translation>Najpierw coś zmień…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message numerus="yes">
        <source>%n chair(s)</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>left</source>
        <translation>odejście</translation>
    </message>
    <message>
        <source>came late</source>
        <translation>spóźnienie</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>At least {n} players are needed.</source>
        <translation>Potrzeba co najmniej {n} graczy.</translation>
    </message>
    <message>
        <source>Your own set is for another number: choose the characters again.</source>
        <translation>Własny zestaw jest na inną liczbę: wybierz postacie na nowo.</translation>
    </message>
    <message>
        <source>The recommended set for this number, the same rulings, a new deal.</source>
        <translation>Zalecany zestaw na tę liczbę, te same ustalenia, nowe rozdanie.</translation>
    </message>
    <message>
        <source>The same set, the same rulings, a new deal.</source>
        <translation>Ten sam zestaw, te same ustalenia, nowe rozdanie.</translation>
    </message>
    <message>
        <source>Begin the new game</source>
        <translation>Zacznij nową grę</translation>
    </message>
    <message>
        <source>Choose the characters</source>
        <translation>Wybierz postacie</translation>
    </message>
</context>
<context>
    <name>AnswerBox</name>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Turn the laptop and show it large</source>
        <translation>Obróć laptop i pokaż w powiększeniu</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Turn the laptop and let them point</source>
        <translation>Obróć laptop i pozwól wskazać</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Click two seats or type their numbers, Space between them</source>
        <translation>Kliknij dwa miejsca albo wpisz ich numery, między nimi spacja</translation>
    </message>
    <message>
        <source>Click every raised hand, or type the numbers, Space between them</source>
        <translation>Kliknij każdą podniesioną rękę albo wpisz numery rozdzielone spacją</translation>
    </message>
    <message>
        <source>Click a seat or type its number</source>
        <translation>Kliknij miejsce albo wpisz numer</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Sample table</source>
        <translation>Przykładowy stół</translation>
    </message>
    <message>
        <source>Note into the journal</source>
        <translation>Notatka w dzienniku</translation>
    </message>
    <message>
        <source>It changes nothing in the game: a complaint, a promise, a slip.</source>
        <translation>Niczego w grze nie zmienia: skarga, obietnica, potknięcie.</translation>
    </message>
</context>
<context>
    <name>ApprovalBox</name>
    <message>
        <source>Ballots</source>
        <translation>Głosy</translation>
    </message>
    <message>
        <source>{name} votes for</source>
        <translation>{name} głosuje na</translation>
    </message>
    <message>
        <source>Whose ballot? Click the seat or type its number.</source>
        <translation>Czyj głos? Kliknij miejsce albo wpisz jego numer.</translation>
    </message>
    <message>
        <source>Another ballot</source>
        <translation>Inny głos</translation>
    </message>
    <message>
        <source>Take the ballots</source>
        <translation>Zbieraj głosy</translation>
    </message>
    <message>
        <source>Whose ballot: type a number</source>
        <translation>Czyj głos: wpisz numer</translation>
    </message>
    <message>
        <source>Most votes: {names}</source>
        <translation>Najwięcej głosów: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n ballot(s) to come</source>
        <translation>
            <numerusform>jeszcze %n głos</numerusform>
            <numerusform>jeszcze %n głosy</numerusform>
            <numerusform>jeszcze %n głosów</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has voted</source>
        <translation>Wszyscy zagłosowali</translation>
    </message>
</context>
<context>
    <name>ApprovalGrid</name>
    <message>
        <source>Ballots</source>
        <translation>Głosy</translation>
    </message>
</context>
<context>
    <name>ApprovalModel</name>
    <message>
        <source>Votes</source>
        <translation>Głosy</translation>
    </message>
</context>
<context>
    <name>ArrivalField</name>
    <message>
        <source>Time of arrival</source>
        <translation>Czas nadejścia</translation>
    </message>
    <message>
        <source>When the message came: now, unless you write another time</source>
        <translation>Kiedy przyszła wiadomość: teraz, chyba że wpiszesz inną godzinę</translation>
    </message>
</context>
<context>
    <name>Arriving</name>
    <message>
        <source>Every card of it is held already: {names}</source>
        <translation>Wszystkie takie karty są już rozdane: {names}</translation>
    </message>
    <message>
        <source>A latecomer</source>
        <translation>Ktoś się spóźnił</translation>
    </message>
    <message>
        <source>Joins at once: the game has not begun.</source>
        <translation>Dołącza od razu: gra się jeszcze nie zaczęła.</translation>
    </message>
    <message>
        <source>Joins when the next dawn is announced; nobody is asked about it before.</source>
        <translation>Dołącza wraz z ogłoszeniem najbliższego świtu; do tego czasu nie bierze udziału.</translation>
    </message>
    <message>
        <source>An arrival already expected is changed or cancelled by a click on the seat.</source>
        <translation>Wpis o kimś, kogo już się spodziewamy, zmienisz lub odwołasz, klikając jego miejsce.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Sits down clockwise behind</source>
        <translation>Siada zgodnie z zegarem za</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Number {n}, between {first} and {second}</source>
        <translation>Numer {n}, sąsiedzi: {first} i {second}</translation>
    </message>
    <message>
        <source>Takes a seat: {name}</source>
        <translation>Dosiada się: {name}</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>Nobody is to point at a seat now.</source>
        <translation>Teraz nikt nie wskazuje miejsca.</translation>
    </message>
    <message>
        <source>There is no answer to show now: first point at somebody who is checked.</source>
        <translation>Nie ma teraz odpowiedzi do pokazania: najpierw wskaż sprawdzaną osobę.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Nothing was chosen at this step: it can only be left out.</source>
        <translation>W tym kroku nikt niczego nie wybierał: można go tylko skreślić.</translation>
    </message>
    <message>
        <source>Whose ballot was another? Point at the voter first.</source>
        <translation>Czyj głos był inny? Najpierw wskaż głosującego.</translation>
    </message>
    <message>
        <source>Answer it as it really was.</source>
        <translation>Odpowiedz tak, jak było naprawdę.</translation>
    </message>
    <message>
        <source>This is what the journal says already.</source>
        <translation>Tak już jest zapisane w dzienniku.</translation>
    </message>
</context>
<context>
    <name>BallotList</name>
    <message>
        <source>Ballots</source>
        <translation>Głosy</translation>
    </message>
</context>
<context>
    <name>BallotModel</name>
    <message>
        <source>abstains</source>
        <translation>wstrzymuje się</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>pytasz teraz</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>How do the players get their cards?</source>
        <translation>Skąd gracze mają karty?</translation>
    </message>
    <message>
        <source>The set is the same in each case.</source>
        <translation>Zestaw za każdym razem jest ten sam.</translation>
    </message>
    <message>
        <source>The app deals</source>
        <translation>Rozdaje program</translation>
    </message>
    <message>
        <source>A fair shuffle on this laptop. It goes round the table; each player holds a key to see his card.</source>
        <translation>Uczciwe tasowanie na tym laptopie. Laptop krąży po stole, każdy przytrzymuje klawisz i widzi swoją kartę.</translation>
    </message>
    <message>
        <source>I deal a real deck and type it in</source>
        <translation>Rozdaję prawdziwą talię i wpisuję karty</translation>
    </message>
    <message>
        <source>Look at each card as you give it out. Two letters and Enter for every seat.</source>
        <translation>Zerkasz na każdą kartę, gdy ją wydajesz. Dwie litery i Enter na każde miejsce.</translation>
    </message>
    <message>
        <source>Roll-call in the dark</source>
        <translation>Wywoływanie po ciemku</translation>
    </message>
    <message>
        <source>The players draw cards themselves. Before the first night each character is called once and you click its seat.</source>
        <translation>Gracze sami ciągną karty. Przed pierwszą nocą wywołujesz każdą postać jeden raz i klikasz jej miejsce.</translation>
    </message>
</context>
<context>
    <name>CastList</name>
    <message>
        <source>Players and their roles</source>
        <translation>Gracze i ich postacie</translation>
    </message>
</context>
<context>
    <name>CastModel</name>
    <message>
        <source>alive</source>
        <translation>w grze</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>shown to the table</source>
        <translation>karta odsłonięta</translation>
    </message>
</context>
<context>
    <name>CharactersPage</name>
    <message>
        <source>Which characters?</source>
        <translation>Jakie postacie?</translation>
    </message>
    <message numerus="yes">
        <source>Suggested for %n</source>
        <translation>
            <numerusform>Propozycja dla %n</numerusform>
            <numerusform>Propozycja dla %n</numerusform>
            <numerusform>Propozycja dla %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule book&apos;s for %n</source>
        <translation>
            <numerusform>Z zasad, dla %n</numerusform>
            <numerusform>Z zasad, dla %n</numerusform>
            <numerusform>Z zasad, dla %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Own set</source>
        <translation>Własny zestaw</translation>
    </message>
    <message>
        <source>Draw the alternatives</source>
        <translation>Losuj warianty</translation>
    </message>
    <message>
        <source>Suggestions of this program: the rules name neither sets nor numbers of players.</source>
        <translation>To propozycje programu: zasady nie podają ani zestawów, ani liczby graczy.</translation>
    </message>
    <message>
        <source>Set: {names}</source>
        <translation>Zestaw: {names}</translation>
    </message>
    <message>
        <source>cards {n} of {all}</source>
        <translation>karty: {n} z {all}</translation>
    </message>
    <message>
        <source>Warnings: {text}</source>
        <translation>Uwagi: {text}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Thumb up</source>
        <translation>Kciuk w górę</translation>
    </message>
    <message>
        <source>Thumb down</source>
        <translation>Kciuk w dół</translation>
    </message>
    <message>
        <source>Thumb sideways</source>
        <translation>Kciuk w bok</translation>
    </message>
</context>
<context>
    <name>Circle</name>
    <message>
        <source>Seating circle</source>
        <translation>Krąg graczy</translation>
    </message>
</context>
<context>
    <name>ComingBack</name>
    <message>
        <source>A player comes back</source>
        <translation>Ktoś wraca</translation>
    </message>
    <message>
        <source>Plays on at once with the same card; what is still to be asked is asked.</source>
        <translation>Od razu gra dalej z tą samą kartą; o co trzeba jeszcze zapytać, o to padnie pytanie.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Back in the game: {name}</source>
        <translation>Z powrotem w grze: {name}</translation>
    </message>
</context>
<context>
    <name>CorrectPage</name>
    <message>
        <source>Corrected. Undo takes the whole correction back.</source>
        <translation>Poprawione. „Cofnij” odwoła całą poprawkę.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Choose a line of the journal, then press the same keys again.</source>
        <translation>Wybierz wiersz dziennika i naciśnij te same klawisze jeszcze raz.</translation>
    </message>
    <message>
        <source>This line cannot be corrected.</source>
        <translation>Tego wiersza nie da się poprawić.</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Covered. Hold the button for a second, or press Ctrl+F9.</source>
        <translation>Zasłonięte. Przytrzymaj przycisk przez sekundę albo naciśnij Ctrl+F9.</translation>
    </message>
    <message>
        <source>Hold to uncover</source>
        <translation>Przytrzymaj, żeby odsłonić</translation>
    </message>
</context>
<context>
    <name>Credits</name>
    <message>
        <source>The Game Master&apos;s desk for the party game Mafia. It works without a network and sends nothing; games are kept on this computer.</source>
        <translation>Pulpit Mistrza Gry do zabawy w Mafię. Działa bez sieci i niczego nie wysyła; gry zostają na tym komputerze.</translation>
    </message>
    <message>
        <source>The typeface is Inter by Rasmus Andersson, under the SIL Open Font License 1.1.</source>
        <translation>Krój pisma: Inter, autor Rasmus Andersson, licencja SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Built with Qt for Python (LGPL v3), msgspec, pydantic and platformdirs.</source>
        <translation>Zbudowano z użyciem: Qt for Python (LGPL v3), msgspec, pydantic i platformdirs.</translation>
    </message>
</context>
<context>
    <name>DawnPanel</name>
    <message>
        <source>Dawn</source>
        <translation>Świt</translation>
    </message>
    <message>
        <source>WHY — for your eyes only</source>
        <translation>DLACZEGO — tylko dla Ciebie</translation>
    </message>
    <message>
        <source>Announce and show</source>
        <translation>Ogłoś i pokaż</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Nobody was attacked.</source>
        <translation>Nikogo nie zaatakowano.</translation>
    </message>
</context>
<context>
    <name>DayButtons</name>
    <message>
        <source>Open the vote</source>
        <translation>Otwórz głosowanie</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Read the result</source>
        <translation>Policz głosy</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Nominate</source>
        <translation>Nominuj</translation>
    </message>
    <message numerus="yes">
        <source>Count %n hand(s)</source>
        <translation>
            <numerusform>Policz %n rękę</numerusform>
            <numerusform>Policz %n ręce</numerusform>
            <numerusform>Policz %n rąk</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ujawnij</translation>
    </message>
    <message>
        <source>Take the ballots</source>
        <translation>Zbieraj głosy</translation>
    </message>
    <message>
        <source>Ballots</source>
        <translation>Głosy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Abstains</source>
        <translation>Bez głosu</translation>
    </message>
    <message>
        <source>Votes for nobody</source>
        <translation>Nie głosuje na nikogo</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Teraz: {name}</translation>
    </message>
    <message>
        <source>Vote again on the tied</source>
        <translation>Głosowanie między remisującymi</translation>
    </message>
    <message>
        <source>Back to the talk</source>
        <translation>Z powrotem do obrad</translation>
    </message>
    <message>
        <source>Nobody is lynched: the night falls</source>
        <translation>Bez linczu: zapada noc</translation>
    </message>
    <message>
        <source>Nobody is hanged: the night falls</source>
        <translation>Bez wieszania: zapada noc</translation>
    </message>
    <message>
        <source>Close the vote</source>
        <translation>Zamknij głosowanie</translation>
    </message>
</context>
<context>
    <name>DayClock</name>
    <message>
        <source>Pause the clock</source>
        <translation>Zatrzymaj zegar</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uruchom zegar</translation>
    </message>
    <message>
        <source>Ten seconds less</source>
        <translation>Dziesięć sekund mniej</translation>
    </message>
    <message>
        <source>Ten seconds more</source>
        <translation>Dziesięć sekund więcej</translation>
    </message>
    <message numerus="yes">
        <source>Start %n minute(s)</source>
        <translation>
            <numerusform>Odmierz %n minutę</numerusform>
            <numerusform>Odmierz %n minuty</numerusform>
            <numerusform>Odmierz %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Koniec czasu</translation>
    </message>
    <message>
        <source>Clock: {time}</source>
        <translation>Zegar: {time}</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message>
        <source>Debate</source>
        <translation>Obrady</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Głosowanie</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Wyrok</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>Mowy obronne</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message numerus="yes">
        <source>%n card(s) have no seat yet.</source>
        <translation>
            <numerusform>%n karta nie ma jeszcze miejsca.</numerusform>
            <numerusform>%n karty nie mają jeszcze miejsca.</numerusform>
            <numerusform>%n kart nie ma jeszcze miejsca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have not seen their card yet.</source>
        <translation>
            <numerusform>%n osoba nie widziała jeszcze karty.</numerusform>
            <numerusform>%n osoby nie widziały jeszcze kart.</numerusform>
            <numerusform>%n osób nie widziało jeszcze kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin: {phase}</source>
        <translation>Zaczynamy: {phase}</translation>
    </message>
</context>
<context>
    <name>DealtBody</name>
    <message>
        <source>Fairness mark {mark}: note it now, compare it after the game.</source>
        <translation>Kod kontrolny {mark}: zapisz go teraz, porównaj po grze.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Rozdane</translation>
    </message>
    <message>
        <source>Ready to deal</source>
        <translation>Można rozdawać</translation>
    </message>
    <message>
        <source>Now hand the laptop round: each player sees his own card and nothing else.</source>
        <translation>Teraz puść laptop dookoła stołu: każdy zobaczy swoją kartę i nic więcej.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) will be shuffled and dealt. Nobody can foresee the order.</source>
        <translation>
            <numerusform>%n karta zostanie potasowana i rozdana. Kolejności nikt nie przewidzi.</numerusform>
            <numerusform>%n karty zostaną potasowane i rozdane. Kolejności nikt nie przewidzi.</numerusform>
            <numerusform>%n kart zostanie potasowanych i rozdanych. Kolejności nikt nie przewidzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Rozdaj od nowa</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdaj</translation>
    </message>
    <message>
        <source>Hand out once more</source>
        <translation>Pokaż karty jeszcze raz</translation>
    </message>
    <message>
        <source>Hand out</source>
        <translation>Pokaż karty graczom</translation>
    </message>
    <message>
        <source>Who has seen his card</source>
        <translation>Kto widział swoją kartę</translation>
    </message>
    <message>
        <source>✓ seen</source>
        <translation>✓ obejrzana</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>jeszcze nie</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>was: {text}</source>
        <translation>było: {text}</translation>
    </message>
    <message>
        <source>now: {text}</source>
        <translation>będzie: {text}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%n winner(s)</source>
        <translation>
            <numerusform>%n zwycięzca</numerusform>
            <numerusform>%n zwycięzców</numerusform>
            <numerusform>%n zwycięzców</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing of it is public yet</source>
        <translation>na razie wiesz tylko Ty</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Odsłoń kartę</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>Jedna osoba</translation>
    </message>
    <message>
        <source>Again with the same people…</source>
        <translation>Jeszcze raz w tym samym gronie…</translation>
    </message>
    <message>
        <source>The story…</source>
        <translation>Historia gry…</translation>
    </message>
    <message>
        <source>The story of the game, night by night</source>
        <translation>Historia gry noc po nocy</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Ekran startowy</translation>
    </message>
    <message>
        <source>Choose a player in the list</source>
        <translation>Wybierz kogoś z listy</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>Wróć do ekranu startowego</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>W folderze:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Rodzaj pliku:</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The table hears: {line}</source>
        <translation>Stół usłyszy: {line}</translation>
    </message>
    <message>
        <source>The table hears nothing of it now.</source>
        <translation>Stół na razie nic o tym nie usłyszy.</translation>
    </message>
    <message>
        <source>This game is open for looking only.</source>
        <translation>Ta gra jest otwarta tylko do oglądania.</translation>
    </message>
    <message>
        <source>Out of the game with it: {names}</source>
        <translation>Razem z tym poza grą: {names}</translation>
    </message>
    <message>
        <source>The Day ends with it.</source>
        <translation>To kończy Dzień.</translation>
    </message>
    <message>
        <source>That name is taken: the number tells the two apart.</source>
        <translation>Takie imię już jest przy stole; odróżnia je numer.</translation>
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
        <translation>Nie udało się zapisać gry</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Nie da się otworzyć tej gry</translation>
    </message>
    <message>
        <source>The file was damaged</source>
        <translation>Plik był uszkodzony</translation>
    </message>
    <message>
        <source>For looking only</source>
        <translation>Tylko do wglądu</translation>
    </message>
    <message>
        <source>This game was handed over</source>
        <translation>Ta gra została przekazana</translation>
    </message>
    <message>
        <source>This step was not made</source>
        <translation>Ten krok nie został zapisany</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>Games of Mafia GM (*{suffix})</source>
        <translation>Gry Mafia GM (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>The copy was not saved</source>
        <translation>Kopia nie została zapisana</translation>
    </message>
    <message>
        <source>The game was not handed over</source>
        <translation>Gra nie została przekazana</translation>
    </message>
    <message>
        <source>The game is handed over</source>
        <translation>Gra przekazana</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Tonight&apos;s game</source>
        <translation>Dzisiejsza gra</translation>
    </message>
    <message>
        <source>Everything here is remembered for the next evening.</source>
        <translation>Wszystko stąd program zapamięta na następny wieczór.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Nazwa wieczoru</translation>
    </message>
    <message>
        <source>This screen</source>
        <translation>Ten ekran</translation>
    </message>
    <message>
        <source>What is read aloud</source>
        <translation>Czytane na głos</translation>
    </message>
    <message>
        <source>The projector</source>
        <translation>Rzutnik</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>od {fewest} do {most} graczy</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n postać</numerusform>
            <numerusform>%n postacie</numerusform>
            <numerusform>%n postaci</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>plik jest pusty</translation>
    </message>
    <message>
        <source>not a game of this program</source>
        <translation>to nie jest gra tego programu</translation>
    </message>
    <message>
        <source>written by a newer version</source>
        <translation>zapisana w nowszej wersji</translation>
    </message>
    <message>
        <source>damaged: what is whole can be opened</source>
        <translation>uszkodzona, ale się otworzy</translation>
    </message>
    <message>
        <source>damaged from the start</source>
        <translation>uszkodzona od początku</translation>
    </message>
    <message>
        <source>a game this version does not know</source>
        <translation>tej gry ta wersja nie zna</translation>
    </message>
    <message>
        <source>has a ruling this version does not know</source>
        <translation>ma ustalenie, którego ta wersja nie zna</translation>
    </message>
    <message>
        <source>has a character this version does not know</source>
        <translation>jest w niej postać, której ta wersja nie zna</translation>
    </message>
    <message>
        <source>the file may not be read</source>
        <translation>pliku nie wolno czytać</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>pliku już nie ma</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>otwarta w innym oknie</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>pliku nie da się odczytać</translation>
    </message>
    <message>
        <source>handed over to another laptop</source>
        <translation>przekazana na inny laptop</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>skończona</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>niedokończona</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>That was the last card</source>
        <translation>To była ostatnia karta</translation>
    </message>
    <message>
        <source>Give the laptop back to the Game Master.</source>
        <translation>Laptop wraca do Mistrza Gry.</translation>
    </message>
    <message>
        <source>Cover the screen</source>
        <translation>Zasłoń ekran</translation>
    </message>
    <message>
        <source>SEAT {n}</source>
        <translation>MIEJSCE {n}</translation>
    </message>
    <message>
        <source>Take the laptop and turn it so that only you see it.</source>
        <translation>Weź laptop i obróć go tak, żeby nikt inny nie widział.</translation>
    </message>
    <message>
        <source>Seen. Next</source>
        <translation>Obejrzane. Dalej</translation>
    </message>
    <message>
        <source>Hold to see your card</source>
        <translation>Przytrzymaj i zobacz kartę</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Game Master: stop handing out</source>
        <translation>Mistrz Gry: przerwij pokazywanie kart</translation>
    </message>
</context>
<context>
    <name>HandOverSheet</name>
    <message>
        <source>Hand the game over to another laptop</source>
        <translation>Przekaż grę na inny laptop</translation>
    </message>
    <message>
        <source>Here the game is closed. Do not go on with it on this laptop as well: there would be two games. Whoever has the file can read every card.</source>
        <translation>Tutaj gra zostanie zamknięta. Nie prowadź jej dalej także na tym laptopie: byłyby dwie gry. Kto ma plik, może odczytać każdą kartę.</translation>
    </message>
    <message>
        <source>Choose the place…</source>
        <translation>Wybierz miejsce…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>1. Put in a memory stick, or think of a folder that both laptops can open.</source>
        <translation>1. Włóż pendrive albo wybierz folder, który otworzą oba laptopy.</translation>
    </message>
    <message>
        <source>2. Choose the place. The whole game is written there as it stands: cards, journal, undo, the open question. The clock stops.</source>
        <translation>2. Wybierz miejsce. Zapisze się tam cała gra w obecnym stanie: karty, dziennik, cofanie, otwarte pytanie. Zegar staje.</translation>
    </message>
    <message>
        <source>3. On the other laptop double-click the file, or press Ctrl+O. It goes on at the same question, in the same languages.</source>
        <translation>3. Na drugim laptopie kliknij plik dwa razy albo naciśnij Ctrl+O. Gra ruszy od tego samego pytania, w tych samych językach.</translation>
    </message>
    <message>
        <source>Hand the game over</source>
        <translation>Przekaż grę</translation>
    </message>
</context>
<context>
    <name>HandsBox</name>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel the vote</source>
        <translation>Przerwij głosowanie</translation>
    </message>
    <message>
        <source>Back to the talk; the nominations stand</source>
        <translation>Z powrotem do obrad; nominacje zostają</translation>
    </message>
    <message>
        <source>Hands for {name}</source>
        <translation>Ręce: {name}</translation>
    </message>
    <message>
        <source>Click the raised hands or type “3 7 11”; Enter counts them, none too.</source>
        <translation>Kliknij podniesione ręce albo wpisz „3 7 11”; Enter je liczy, także gdy nie ma żadnej.</translation>
    </message>
    <message>
        <source>The last was late</source>
        <translation>Ostatnia za późno</translation>
    </message>
    <message>
        <source>The hand noted last went up too late</source>
        <translation>Ręka zapisana jako ostatnia podniosła się za późno</translation>
    </message>
    <message>
        <source>{name}: too late, this hand does not count.</source>
        <translation>{name}: za późno, ta ręka się nie liczy.</translation>
    </message>
    <message>
        <source>Have used their vote: {names}</source>
        <translation>Głos już oddany: {names}</translation>
    </message>
    <message>
        <source>Nobody can get more than half any more</source>
        <translation>Nikt już nie zbierze ponad połowy</translation>
    </message>
    <message>
        <source>Nobody has a vote yet</source>
        <translation>Nikt nie ma jeszcze głosu</translation>
    </message>
    <message>
        <source>Nobody has more than half</source>
        <translation>Nikt nie ma ponad połowy</translation>
    </message>
    <message>
        <source>Most votes: {names}</source>
        <translation>Najwięcej głosów: {names}</translation>
    </message>
    <message>
        <source>Decided: {name}</source>
        <translation>Przesądzone: {name}</translation>
    </message>
    <message>
        <source>{n} ties with {names}</source>
        <translation>{n} to remis: {names}</translation>
    </message>
    <message>
        <source>Needs {n} now</source>
        <translation>Teraz trzeba {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) left</source>
        <translation>
            <numerusform>został %n głos</numerusform>
            <numerusform>zostały %n głosy</numerusform>
            <numerusform>zostało %n głosów</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ {name}: {n} – correct…</source>
        <translation>✓ {name}: {n} – popraw…</translation>
    </message>
    <message>
        <source>Correct the hands for {name}</source>
        <translation>Popraw ręce: {name}</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Correct</source>
        <translation>Poprawka</translation>
    </message>
    <message>
        <source>The text as it ought to be</source>
        <translation>Tekst, jaki powinien tu być</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Leave this step out</source>
        <translation>Skreśl ten krok</translation>
    </message>
    <message>
        <source>This step did not happen at all</source>
        <translation>Tego kroku w ogóle nie było</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Nic jeszcze się nie zmieniło</translation>
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
        <translation>Wskaż miejsce w kręgu</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Miejsce {n}</translation>
    </message>
    <message>
        <source>Something happens…</source>
        <translation>Zdarzenie…</translation>
    </message>
    <message>
        <source>Leaves, comes back, changes seats, another name …</source>
        <translation>Odchodzi, wraca, zmienia miejsce, inne imię…</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message>
        <source>Journal</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Szukaj w dzienniku</translation>
    </message>
    <message>
        <source>Correct this…</source>
        <translation>Popraw to…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy everything shown</source>
        <translation>Kopiuj wszystko, co widać</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Your first evening</source>
        <translation>Twój pierwszy wieczór</translation>
    </message>
    <message>
        <source>1 … 23</source>
        <translation>1 … 23</translation>
    </message>
    <message>
        <source>Point at the seat with this number</source>
        <translation>Wskaż miejsce o tym numerze</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Confirm the answer</source>
        <translation>Zapisz odpowiedź</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Go on where nothing is chosen</source>
        <translation>Idź dalej tam, gdzie nic się nie wybiera</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>No action, abstains</source>
        <translation>Bez wyboru, wstrzymanie się od głosu</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Take the ballots; again: whose ballot</source>
        <translation>Zbieranie głosów; ponownie: czyj głos</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Orders desk: another order of the same player</source>
        <translation>Rozkazy: inny rozkaz tego samego gracza</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+↑, Alt+↓</translation>
    </message>
    <message>
        <source>Orders desk: let an order count as earlier or later</source>
        <translation>Rozkazy: wcześniej albo później</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Orders desk: withdraw an order</source>
        <translation>Rozkazy: wycofaj rozkaz</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take the last digit back</source>
        <translation>Cofnij ostatnią cyfrę</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go of what is in hand</source>
        <translation>Zostaw to, co właśnie robisz</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Move around the circle, Enter points</source>
        <translation>Ruch po kręgu, Enter wskazuje</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Set up the table, deal the cards, and follow the card on the left: read aloud what stands under SAY, do silently what stands below it. Whoever wakes points at somebody: click that seat or type its number, then press Enter. At dawn the program tells you who dies and why, before anybody hears it; Ctrl+Enter announces it. Any step can be taken back with Ctrl+Z. If you must leave the table, F9 covers every secret.</source>
        <translation>Przygotuj stół, rozdaj karty i idź za kartą po lewej: co stoi pod NA GŁOS, czytasz, co niżej, robisz po cichu. Kto się budzi, ten kogoś wskazuje: kliknij to miejsce albo wpisz numer i naciśnij Enter. O świcie program mówi najpierw tylko Tobie, kto ginie i dlaczego; Ctrl+Enter to ogłasza. Każdy krok cofniesz przez Ctrl+Z. Gdy musisz odejść od stołu, F9 zasłania wszystkie tajemnice.</translation>
    </message>
</context>
<context>
    <name>Killing</name>
    <message>
        <source>The Game Master kills</source>
        <translation>Mistrz Gry zabija</translation>
    </message>
    <message>
        <source>For a coalition, or because the player has vanished. At once, and nothing saves him.</source>
        <translation>Za koalicję albo bo ktoś zniknął. Od razu, i nic przed tym nie ratuje.</translation>
    </message>
    <message>
        <source>By your word: at once, without a vote, and nothing saves the player.</source>
        <translation>Twoją decyzją: od razu, bez głosowania, i nic przed tym nie ratuje.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Kill: {name}</source>
        <translation>Zabij: {name}</translation>
    </message>
</context>
<context>
    <name>LanguageMenus</name>
    <message>
        <source>Language of this screen</source>
        <translation>Język tego ekranu</translation>
    </message>
    <message>
        <source>Language read aloud</source>
        <translation>Język czytany na głos</translation>
    </message>
    <message>
        <source>Language of the projector</source>
        <translation>Język rzutnika</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>A player leaves</source>
        <translation>Ktoś odchodzi</translation>
    </message>
    <message>
        <source>At once, without a vote; nothing prevents it.</source>
        <translation>Od razu, bez głosowania; nic tego nie powstrzyma.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Out of the game: {name}</source>
        <translation>Poza grą: {name}</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>There is nothing to be told in private.</source>
        <translation>Nikomu nie trzeba nic mówić na osobności.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Kopiuj wszystko</translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the message to {name}</source>
        <translation>Kopiuj wiadomość: {name}</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message>
        <source>Back to now</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Correct this…</source>
        <translation>Popraw to…</translation>
    </message>
    <message>
        <source>The projector still shows how it was before the correction.</source>
        <translation>Projektor wciąż pokazuje to, co było przed poprawką.</translation>
    </message>
    <message>
        <source>The table as it was after step {n}</source>
        <translation>Stół po kroku {n}</translation>
    </message>
    <message>
        <source>The projector still shows what you took back.</source>
        <translation>Rzutnik wciąż pokazuje to, co cofnięte.</translation>
    </message>
    <message>
        <source>Show it as it is now</source>
        <translation>Pokaż aktualny stan</translation>
    </message>
</context>
<context>
    <name>MorningPanel</name>
    <message>
        <source>Dawn</source>
        <translation>Świt</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>In private</source>
        <translation>Na osobności</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Announce and show</source>
        <translation>Ogłoś i pokaż</translation>
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
        <translation>Od teraz rozkazy przychodzą wiadomościami; rzutnik pokazuje noc.</translation>
    </message>
    <message>
        <source>Tell in private — {name}: {text}</source>
        <translation>Powiedz na osobności — {name}: {text}</translation>
    </message>
    <message>
        <source>Let the day break</source>
        <translation>Niech świta</translation>
    </message>
    <message>
        <source>On to Night {n}</source>
        <translation>Dalej: noc {n}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>No action</source>
        <translation>Bez wyboru</translation>
    </message>
</context>
<context>
    <name>NominationBoard</name>
    <message>
        <source>Nominations</source>
        <translation>Nominacje</translation>
    </message>
    <message>
        <source>who</source>
        <translation>kto</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>kogo</translation>
    </message>
    <message>
        <source>Note the nomination</source>
        <translation>Zapisz nominację</translation>
    </message>
    <message>
        <source>They will speak: {names}</source>
        <translation>Kolejność mów: {names}</translation>
    </message>
    <message>
        <source>Take back: {text}</source>
        <translation>Cofnij: {text}</translation>
    </message>
    <message>
        <source>{name} nominates</source>
        <translation>{name} nominuje</translation>
    </message>
    <message>
        <source>Click who nominates, then whom; or type “3 7”.</source>
        <translation>Kliknij, kto nominuje, potem kogo; albo wpisz „3 7”.</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <source>Who has written? Click a seat or type its number: “3”, Space, “7”, Enter.</source>
        <translation>Kto napisał? Kliknij miejsce albo wpisz jego numer: „3”, spacja, „7”, Enter.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Bez rozkazu</translation>
    </message>
    <message>
        <source>Which order</source>
        <translation>Który rozkaz</translation>
    </message>
    <message>
        <source>Another order of the same player (O)</source>
        <translation>Inny rozkaz tego samego gracza (O)</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Orders of this night</source>
        <translation>Rozkazy tej nocy</translation>
    </message>
</context>
<context>
    <name>OrderModel</name>
    <message>
        <source>not yet</source>
        <translation>jeszcze nie</translation>
    </message>
</context>
<context>
    <name>OrdersDesk</name>
    <message>
        <source>Orders</source>
        <translation>Rozkazy</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) in</source>
        <translation>
            <numerusform>%n rozkaz</numerusform>
            <numerusform>%n rozkazy</numerusform>
            <numerusform>%n rozkazów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>brakuje %n</numerusform>
            <numerusform>brakuje %n</numerusform>
            <numerusform>brakuje %n</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <translation>niczego nie brakuje</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+↑</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+↓</translation>
    </message>
    <message>
        <source>Resolve the night</source>
        <translation>Koniec nocy: rozlicz</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Not come: {names}. Without an order nothing is done.</source>
        <translation>Brakuje rozkazów: {names}. Bez rozkazu nic się nie dzieje.</translation>
    </message>
    <message>
        <source>Resolve all the same</source>
        <translation>Rozlicz mimo to</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Czekaj</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Only this one step can be changed here.</source>
        <translation>Tutaj można zmienić tylko ten jeden krok.</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Clockwise from seat 1, as you look at the table. Drag to change seats, F2 renames.</source>
        <translation>Od miejsca 1, zgodnie z ruchem wskazówek zegara. Przeciągnij, żeby przesadzić; F2 zmienia imię.</translation>
    </message>
    <message>
        <source>A name and Enter, or a whole list</source>
        <translation>Imię i Enter albo cała lista</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Imię gracza</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Wklej listę</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Losuj miejsca</translation>
    </message>
    <message>
        <source>Empty the table</source>
        <translation>Opróżnij stół</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Miejsca po kolei</translation>
    </message>
    <message>
        <source>Remembered players</source>
        <translation>Zapamiętani gracze</translation>
    </message>
    <message>
        <source>REMEMBERED</source>
        <translation>ZAPAMIĘTANI</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} recommended</source>
        <translation>zalecane: od {fewest} do {most}</translation>
    </message>
    <message>
        <source>The rule book has no set below {n} players. You can compose one.</source>
        <translation>Zasady nie mają zestawu poniżej {n} graczy. Możesz ułożyć własny.</translation>
    </message>
    <message>
        <source>The rule book has no set above {n} players. You can compose one.</source>
        <translation>Zasady nie mają zestawu powyżej {n} graczy. Możesz ułożyć własny.</translation>
    </message>
    <message>
        <source>long: the circle shows its beginning</source>
        <translation>długie: w kręgu widać początek</translation>
    </message>
    <message>
        <source>only the first {n} letters are kept in the game</source>
        <translation>za długie, w grze zostanie tyle znaków: {n}</translation>
    </message>
    <message>
        <source>the same name twice: the number tells them apart</source>
        <translation>imię się powtarza: odróżni je numer</translation>
    </message>
    <message>
        <source>has a symbol that not every screen can draw</source>
        <translation>ma znak, którego nie każdy ekran pokaże</translation>
    </message>
    <message>
        <source>That was empty: a name needs at least one letter.</source>
        <translation>To było puste: imię musi mieć choć jedną literę.</translation>
    </message>
    <message>
        <source>Nothing to paste: copy a list of names first, one on each line.</source>
        <translation>Nie ma czego wkleić: najpierw skopiuj listę imion, po jednym w wierszu.</translation>
    </message>
    <message>
        <source>An empty name was not taken: {name} keeps the old one.</source>
        <translation>Puste imię nie może być, zostaje: {name}.</translation>
    </message>
</context>
<context>
    <name>PresetsButton</name>
    <message>
        <source>Presets</source>
        <translation>Szablony</translation>
    </message>
    <message>
        <source>Characters and rulings under a name, to be used again</source>
        <translation>Postacie i ustalenia pod jedną nazwą, do ponownego użycia</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Użyj</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <translation>Zapisz jako plik…</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Keep these characters and rulings…</source>
        <translation>Zachowaj te postacie i ustalenia…</translation>
    </message>
    <message>
        <source>Take one from a file…</source>
        <translation>Wczytaj z pliku…</translation>
    </message>
    <message>
        <source>Take a preset</source>
        <translation>Wczytaj szablon</translation>
    </message>
    <message>
        <source>Presets of Mafia GM (*{suffix})</source>
        <translation>Szablony Mafia GM (*{suffix})</translation>
    </message>
    <message>
        <source>This preset cannot be used</source>
        <translation>Tego szablonu nie da się użyć</translation>
    </message>
    <message>
        <source>It has something that this version does not know: {what}.</source>
        <translation>Jest w nim coś, czego ta wersja nie zna: {what}.</translation>
    </message>
    <message>
        <source>The file holds no preset of Mafia GM, or only a part of one.</source>
        <translation>W tym pliku nie ma szablonu Mafia GM albo jest tylko jego część.</translation>
    </message>
    <message>
        <source>Keep a preset</source>
        <translation>Zachowaj szablon</translation>
    </message>
    <message>
        <source>Its name; one of the same name is replaced.</source>
        <translation>Nazwa szablonu; szablon o tej samej nazwie zostanie zastąpiony.</translation>
    </message>
    <message>
        <source>Save the preset as a file</source>
        <translation>Zapisz szablon jako plik</translation>
    </message>
    <message>
        <source>The preset was not written</source>
        <translation>Szablon nie został zapisany</translation>
    </message>
</context>
<context>
    <name>Renaming</name>
    <message>
        <source>Another name</source>
        <translation>Inne imię</translation>
    </message>
    <message>
        <source>Everywhere at once, in what was noted before as well.</source>
        <translation>Od razu wszędzie, także we wcześniejszych zapisach.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nowe imię</translation>
    </message>
    <message>
        <source>From now on: {name}</source>
        <translation>Odtąd: {name}</translation>
    </message>
</context>
<context>
    <name>ReportBox</name>
    <message>
        <source>Story</source>
        <translation>Opowieść</translation>
    </message>
    <message>
        <source>A few sentences of your own, if you like</source>
        <translation>Kilka własnych zdań, jeśli chcesz</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Raport</translation>
    </message>
</context>
<context>
    <name>ReportOut</name>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the report as text</source>
        <translation>Kopiuj raport jako tekst</translation>
    </message>
    <message>
        <source>HTML…</source>
        <translation>HTML…</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>Zapisz raport jako stronę WWW</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the report as PDF</source>
        <translation>Zapisz raport jako PDF</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>The report was not saved: {reason}</source>
        <translation>Raportu nie zapisano: {reason}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A later step does not fit any more</source>
        <translation>Jeden z późniejszych kroków już nie pasuje</translation>
    </message>
    <message>
        <source>What would be otherwise</source>
        <translation>Co będzie inaczej</translation>
    </message>
    <message>
        <source>The projector keeps its picture until you show the new one.</source>
        <translation>Rzutnik zachowa swój obraz, dopóki nie pokażesz nowego.</translation>
    </message>
    <message>
        <source>Decided about later steps</source>
        <translation>Rozstrzygnięte o późniejszych krokach</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Nic jeszcze się nie zmieniło</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Accept the correction</source>
        <translation>Przyjmij poprawkę</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>A question that nobody was asked</source>
        <translation>Pytanie, którego nikomu nie zadano</translation>
    </message>
    <message>
        <source>So far, up to that step, this would be otherwise:</source>
        <translation>Dotąd, aż do tego kroku, inaczej będzie to:</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Poza tym nic się nie zmieni.</translation>
    </message>
    <message>
        <source>Answer first: {question}…</source>
        <translation>Najpierw odpowiedz: {question}…</translation>
    </message>
    <message>
        <source>Answer it…</source>
        <translation>Odpowiedz…</translation>
    </message>
    <message>
        <source>Without: {text}</source>
        <translation>Bez: {text}</translation>
    </message>
    <message>
        <source>Instead: {text}</source>
        <translation>Zamiast tego: {text}</translation>
    </message>
</context>
<context>
    <name>RollCallBody</name>
    <message>
        <source>Everybody is known</source>
        <translation>Wszyscy znani</translation>
    </message>
    <message>
        <source>Click the seat or type its number</source>
        <translation>Kliknij miejsce albo wpisz numer</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Characters called; Enter takes one back</source>
        <translation>Wywołane postacie; Enter cofa</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>The Game Master&apos;s word</source>
        <translation>Decyzja Mistrza Gry</translation>
    </message>
    <message>
        <source>By your word, whatever the rules say. The journal keeps it.</source>
        <translation>Twoją decyzją, bez względu na zasady. Dziennik to zapisze.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>In the game or out of it</source>
        <translation>W grze czy poza grą</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>So it shall be</source>
        <translation>Jak ma być</translation>
    </message>
    <message>
        <source>From whom</source>
        <translation>Od kogo</translation>
    </message>
    <message>
        <source>So be it: {name}</source>
        <translation>Niech tak będzie: {name}</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Earlier</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>{value} (rule book)</source>
        <translation>{value} (zasady)</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>zmienione</translation>
    </message>
    <message>
        <source>Back to the rule book</source>
        <translation>Wróć do zasad</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message>
        <source>Table rulings</source>
        <translation>Ustalenia stołu</translation>
    </message>
    <message>
        <source>Where the rule book leaves room, this is how you play. The defaults are its plainest reading.</source>
        <translation>Tam, gdzie zasady zostawiają wybór, tak gracie. Wartości domyślne to najprostsze odczytanie zasad.</translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation>Szukaj ustalenia</translation>
    </message>
    <message numerus="yes">
        <source>Only changed (%n)</source>
        <translation>
            <numerusform>Tylko zmienione (%n)</numerusform>
            <numerusform>Tylko zmienione (%n)</numerusform>
            <numerusform>Tylko zmienione (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Przywróć wszystkie</translation>
    </message>
    <message>
        <source>No ruling speaks of that.</source>
        <translation>Żadne ustalenie o tym nie mówi.</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>SAY</source>
        <translation>NA GŁOS</translation>
    </message>
</context>
<context>
    <name>ScreenMenu</name>
    <message>
        <source>Any screen but this one</source>
        <translation>Dowolny ekran poza tym</translation>
    </message>
    <message>
        <source>{screen} — this window</source>
        <translation>{screen} — to okno</translation>
    </message>
    <message>
        <source>{screen} — not there</source>
        <translation>{screen} — niepodłączony</translation>
    </message>
    <message>
        <source>Screen of the projector</source>
        <translation>Ekran rzutnika</translation>
    </message>
</context>
<context>
    <name>SeanceBox</name>
    <message>
        <source>Séance…</source>
        <translation>Seans…</translation>
    </message>
    <message>
        <source>This player asks for a séance</source>
        <translation>Ten gracz prosi o seans spirytystyczny</translation>
    </message>
    <message>
        <source>The message to the living; it stands in the next report.</source>
        <translation>Wiadomość do żywych; znajdzie się w następnym raporcie.</translation>
    </message>
    <message>
        <source>Message from beyond</source>
        <translation>Wiadomość z zaświatów</translation>
    </message>
    <message>
        <source>Grant it</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Odmowa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
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
        <translation>Miejsca jako lista</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>sits down at the next dawn</source>
        <translation>siada o najbliższym świcie</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>away</source>
        <translation>poza miastem</translation>
    </message>
    <message>
        <source>in the game</source>
        <translation>w grze</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>teraz działa</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wskazane</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>można wskazać</translation>
    </message>
    <message>
        <source>may not be chosen</source>
        <translation>nie wolno wskazać</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>late</source>
        <translation>za późno</translation>
    </message>
    <message>
        <source>at dawn</source>
        <translation>o świcie</translation>
    </message>
</context>
<context>
    <name>Settled</name>
    <message>
        <source>Instead: {text}</source>
        <translation>Zamiast tego: {text}</translation>
    </message>
    <message>
        <source>It is left out.</source>
        <translation>Krok zostaje skreślony.</translation>
    </message>
    <message>
        <source>All that followed is left out.</source>
        <translation>Wszystko, co było potem, zostaje skreślone.</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Zmień decyzję</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>At least {n} players are needed.</source>
        <translation>Potrzeba co najmniej {n} graczy.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too few.</source>
        <translation>
            <numerusform>Brakuje %n karty.</numerusform>
            <numerusform>Brakuje %n kart.</numerusform>
            <numerusform>Brakuje %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many.</source>
        <translation>
            <numerusform>O %n kartę za dużo.</numerusform>
            <numerusform>O %n karty za dużo.</numerusform>
            <numerusform>O %n kart za dużo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Postacie</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Ustalenia</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>Mimo to dalej</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>Ctrl+Enter or Alt+Right</source>
        <translation>Ctrl+Enter albo Alt+→</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>Another screen repeats this one: the table may see all that you see.</source>
        <translation>Inny ekran powtarza ten: stół może widzieć wszystko, co widzisz.</translation>
    </message>
    <message>
        <source>There is no second screen: the projector is a window on this one.</source>
        <translation>Nie ma drugiego ekranu: rzutnik jest oknem na tym ekranie.</translation>
    </message>
</context>
<context>
    <name>SideColumns</name>
    <message>
        <source>One fewer: {role}</source>
        <translation>Jedna mniej: {role}</translation>
    </message>
    <message>
        <source>One more: {role}</source>
        <translation>Jedna więcej: {role}</translation>
    </message>
    <message>
        <source>choose {k} of {n}</source>
        <translation>wybierz {k} z {n}</translation>
    </message>
</context>
<context>
    <name>SilentMap</name>
    <message>
        <source>Point without a word</source>
        <translation>Wskaż bez słowa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Somebody else, please</source>
        <translation>Wskaż kogoś innego</translation>
    </message>
</context>
<context>
    <name>SpeechBox</name>
    <message>
        <source>Speaks now</source>
        <translation>Mówi teraz</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Give the floor back to the one before</source>
        <translation>Udziel głosu ponownie poprzedniej osobie</translation>
    </message>
    <message>
        <source>+{n} s</source>
        <translation>+{n} s</translation>
    </message>
    <message>
        <source>Half a minute more</source>
        <translation>Pół minuty więcej</translation>
    </message>
    <message>
        <source>Skip next</source>
        <translation>Pomiń następną</translation>
    </message>
    <message>
        <source>The next one does not want to speak</source>
        <translation>Następna osoba nie chce mówić</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>W tej kolejności</translation>
    </message>
    <message>
        <source>Give the floor to {name}</source>
        <translation>Udziel głosu: {name}</translation>
    </message>
    <message>
        <source>Vote at once</source>
        <translation>Głosuj od razu</translation>
    </message>
    <message>
        <source>Open the vote; nobody else speaks</source>
        <translation>Otwórz głosowanie; nikt więcej nie mówi</translation>
    </message>
    <message>
        <source>Back to the talk</source>
        <translation>Z powrotem do obrad</translation>
    </message>
    <message>
        <source>Break the speeches off</source>
        <translation>Przerwij mowy</translation>
    </message>
    <message>
        <source>Please round off.</source>
        <translation>Proszę kończyć.</translation>
    </message>
</context>
<context>
    <name>StageList</name>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Runs your evening of Mafia, so that you can look at the people.</source>
        <translation>Prowadzi grę, a Ty możesz patrzeć na ludzi.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Sample table for twelve</source>
        <translation>Przykładowy stół, 12 osób</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>Graj dalej: {title}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Language of this screen</source>
        <translation>Język tego ekranu</translation>
    </message>
    <message>
        <source>Games so far</source>
        <translation>Dotychczasowe gry</translation>
    </message>
    <message>
        <source>The first evening</source>
        <translation>Pierwszy wieczór</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Seat everybody in a circle and press New game: type the names clockwise, keep the set of characters that is offered, and let the app deal. Hand the laptop round once, so that each player sees his card. From then on do what the left side says: read the large line aloud, click the seat the player points at, press Enter. At dawn the screen explains who died and why before you announce it. Nothing you enter is final: Ctrl+Z takes back any step, also after the program was closed. F9 covers the screen at once. If you have a second screen, the projector shows the table only what it may see.</source>
        <translation>Posadź wszystkich w kręgu i naciśnij „Nowa gra”: wpisz imiona zgodnie z ruchem wskazówek zegara, zostaw proponowany zestaw postaci i pozwól programowi rozdać karty. Puść laptop raz dookoła stołu, żeby każdy zobaczył swoją kartę. Odtąd rób to, co stoi po lewej: przeczytaj na głos duży tekst, kliknij miejsce, które ktoś wskazuje, naciśnij Enter. O świcie ekran wyjaśnia, kto zginął i dlaczego, zanim to ogłosisz. Nic nie jest ostateczne: Ctrl+Z cofa każdy krok, także po zamknięciu programu. F9 natychmiast zasłania ekran. Jeśli masz drugi ekran, rzutnik pokazuje stołowi tylko to, co wolno zobaczyć.</translation>
    </message>
</context>
<context>
    <name>StatisticsBox</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Obecne</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Początkowe</translation>
    </message>
    <message>
        <source>Tell the current statistics</source>
        <translation>Podaj obecne statystyki</translation>
    </message>
    <message>
        <source>Tell the initial statistics</source>
        <translation>Podaj statystyki początkowe</translation>
    </message>
    <message>
        <source>At the start of the game</source>
        <translation>Na początku gry</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>this page</source>
        <translation>ta strona</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Steps of this night</source>
        <translation>Kroki tej nocy</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
</context>
<context>
    <name>StopBar</name>
    <message>
        <source>Stop the game here?</source>
        <translation>Przerwać grę w tym miejscu?</translation>
    </message>
    <message>
        <source>These would win: {names}</source>
        <translation>Zwycięzcy: {names}</translation>
    </message>
    <message>
        <source>Nobody would win.</source>
        <translation>Nikt by nie wygrał.</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Przerwij grę</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>StorySheet</name>
    <message>
        <source>The story of the game</source>
        <translation>Historia gry</translation>
    </message>
    <message>
        <source>Language of the story</source>
        <translation>Język historii</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Zapisz jako HTML…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Save the story</source>
        <translation>Zapisz historię</translation>
    </message>
    <message>
        <source>Choose another place. The system says: {reason}</source>
        <translation>Wybierz inne miejsce. System mówi: {reason}</translation>
    </message>
    <message>
        <source>The story was not saved</source>
        <translation>Historia nie została zapisana</translation>
    </message>
</context>
<context>
    <name>SwappingSeats</name>
    <message>
        <source>Two players change seats</source>
        <translation>Zamiana miejsc</translation>
    </message>
    <message>
        <source>Each keeps number, card and marks; the neighbours become others.</source>
        <translation>Numer, karta i znaczniki zostają przy graczu; zmieniają się sąsiedzi.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Z kim</translation>
    </message>
    <message>
        <source>Change seats: {both}</source>
        <translation>Zamień: {both}</translation>
    </message>
</context>
<context>
    <name>TodayBox</name>
    <message>
        <source>This morning</source>
        <translation>Dzisiejszy poranek</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>In private</source>
        <translation>Na osobności</translation>
    </message>
</context>
<context>
    <name>TonightPage</name>
    <message>
        <source>Tonight</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Rules of tonight</source>
        <translation>Zasady wieczoru</translation>
    </message>
    <message>
        <source>the app deals</source>
        <translation>rozdaje program</translation>
    </message>
    <message>
        <source>a dealt deck is typed in</source>
        <translation>karty z talii wpisane ręcznie</translation>
    </message>
    <message>
        <source>roll-call before the first night</source>
        <translation>wywoływanie przed pierwszą nocą</translation>
    </message>
    <message>
        <source>aloud in {language}</source>
        <translation>na głos: {language}</translation>
    </message>
    <message>
        <source>projector in {language}</source>
        <translation>rzutnik: {language}</translation>
    </message>
    <message numerus="yes">
        <source>%n PLAYER(S), CLOCKWISE</source>
        <translation>
            <numerusform>%n GRACZ</numerusform>
            <numerusform>%n GRACZY, PO KOLEI</numerusform>
            <numerusform>%n GRACZY, PO KOLEI</numerusform>
        </translation>
    </message>
    <message>
        <source>CHARACTERS</source>
        <translation>POSTACIE</translation>
    </message>
    <message>
        <source>RULINGS THAT DIFFER FROM THE RULE BOOK</source>
        <translation>USTALENIA INNE NIŻ W ZASADACH</translation>
    </message>
    <message>
        <source>For this number of players</source>
        <translation>Przy tej liczbie graczy</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Poza tym</translation>
    </message>
    <message>
        <source>None: everything as the rule book has it.</source>
        <translation>Żadne: wszystko tak, jak w zasadach.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>for looking only</source>
        <translation>tylko do wglądu</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The file is empty. Nothing can be read from it; choose another one.</source>
        <translation>Plik jest pusty i nic się z niego nie odczyta. Wybierz inny.</translation>
    </message>
    <message>
        <source>This is not a game of Mafia GM. Choose a file that ends in .mafia.</source>
        <translation>To nie jest gra z Mafia GM. Wybierz plik z końcówką .mafia.</translation>
    </message>
    <message>
        <source>A newer Mafia GM wrote this game. Install that version to open it; the file is untouched.</source>
        <translation>Tę grę zapisała nowsza wersja Mafia GM. Zainstaluj tamtą wersję, żeby ją otworzyć; plik jest nienaruszony.</translation>
    </message>
    <message>
        <source>The beginning of the file is damaged. It is left untouched; try a copy of it.</source>
        <translation>Początek pliku jest uszkodzony. Plik został, jaki był; spróbuj otworzyć jego kopię.</translation>
    </message>
    <message>
        <source>This Mafia GM does not know the rules of this game. Install a newer version.</source>
        <translation>Ta wersja Mafia GM nie zna zasad tej gry. Zainstaluj nowszą.</translation>
    </message>
    <message>
        <source>The game uses a table ruling that this version does not know. The file is untouched.</source>
        <translation>W tej grze jest ustalenie stołu, którego ta wersja nie zna. Zainstaluj nowszą; plik jest nienaruszony.</translation>
    </message>
    <message>
        <source>The game has a character, an ability or a phase that this version does not know. Install a newer version; the file is untouched.</source>
        <translation>W tej grze jest postać, umiejętność albo faza, której ta wersja nie zna. Zainstaluj nowszą; plik jest nienaruszony.</translation>
    </message>
    <message>
        <source>The disk is full, so the step was not made. Free some space and do it again.</source>
        <translation>Dysk jest pełny, więc krok nie został zapisany. Zwolnij miejsce i zrób to jeszcze raz.</translation>
    </message>
    <message>
        <source>The file may not be written, so the step was not made. Save a copy elsewhere.</source>
        <translation>W tym pliku nie wolno zapisywać, więc krok nie został zapisany. Zapisz kopię gdzie indziej.</translation>
    </message>
    <message>
        <source>The file or its folder is gone, so the step was not made. Save a copy elsewhere.</source>
        <translation>Nie ma już pliku albo jego folderu, więc krok nie został zapisany. Zapisz kopię gdzie indziej.</translation>
    </message>
    <message>
        <source>The file is not there any more. Look for it elsewhere, or choose another game.</source>
        <translation>Tego pliku już tam nie ma. Poszukaj go gdzie indziej albo wybierz inną grę.</translation>
    </message>
    <message>
        <source>The file may not be read. Ask its owner for permission, or choose another game.</source>
        <translation>Tego pliku nie wolno czytać. Poproś właściciela o prawo odczytu albo wybierz inną grę.</translation>
    </message>
    <message>
        <source>The file cannot be read just now; it is untouched. Try it again.</source>
        <translation>Pliku nie da się teraz odczytać; jest nienaruszony. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>The disk is full, so there is no file yet. Free some space and try again.</source>
        <translation>Dysk jest pełny i plik nie powstał. Zwolnij trochę miejsca i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>No file may be written there. Choose another folder, or ask for permission to write.</source>
        <translation>W tym miejscu nie wolno zapisywać. Wybierz inny folder albo postaraj się o prawo zapisu.</translation>
    </message>
    <message>
        <source>The folder is not there. Make it or choose another one, then try again.</source>
        <translation>Nie ma takiego folderu. Utwórz go albo wybierz inny i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>A file of this name exists already. Choose another name.</source>
        <translation>Plik o tej nazwie już istnieje. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>The name of the file is too long. Choose a shorter one.</source>
        <translation>Nazwa pliku jest za długa. Wybierz krótszą.</translation>
    </message>
    <message>
        <source>The game is open in another window. Go on there, or close it first.</source>
        <translation>Ta gra jest otwarta w innym oknie. Graj tam albo najpierw je zamknij.</translation>
    </message>
    <message>
        <source>Somebody else wrote into the file, so the step was not made. Save a copy elsewhere.</source>
        <translation>Coś innego zmieniło plik, więc krok nie został zapisany. Zapisz kopię gdzie indziej.</translation>
    </message>
    <message>
        <source>The step could not be saved and was not made. Do it again.</source>
        <translation>Kroku nie udało się zapisać. Zrób to jeszcze raz.</translation>
    </message>
    <message>
        <source>The file could not be made; nothing is lost. Try it again.</source>
        <translation>Plik nie powstał; nic nie przepadło. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>The end of the file was damaged from line {n} on. The game opens at the last whole step.</source>
        <translation>Koniec pliku był uszkodzony od wiersza {n}. Gra otwiera się na ostatnim całym kroku.</translation>
    </message>
    <message numerus="yes">
        <source>%n later step(s) can still be read.</source>
        <translation>
            <numerusform>Da się jeszcze odczytać %n dalszy krok.</numerusform>
            <numerusform>Da się jeszcze odczytać %n dalsze kroki.</numerusform>
            <numerusform>Da się jeszcze odczytać %n dalszych kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as {name}.</source>
        <translation>Uszkodzony plik zachowano jako {name}.</translation>
    </message>
    <message>
        <source>Take the stick out safely. On the other laptop double-click {name}, or press Ctrl+O there. This laptop keeps its own copy just in case, and says so when it is opened.</source>
        <translation>Bezpiecznie wyjmij pendrive. Na drugim laptopie kliknij dwa razy {name} albo naciśnij tam Ctrl+O. Ten laptop zachowuje swoją kopię na wszelki wypadek i przypomni o tym przy otwarciu.</translation>
    </message>
    <message>
        <source>It goes on elsewhere, in the file {name}. If you go on here as well, there will be two games.</source>
        <translation>Toczy się gdzie indziej, w pliku {name}. Jeśli poprowadzisz ją dalej także tutaj, będą dwie gry.</translation>
    </message>
    <message>
        <source>This game is open in another window, so here it can only be looked at.</source>
        <translation>Ta gra jest otwarta w innym oknie, więc tu można ją tylko oglądać.</translation>
    </message>
    <message>
        <source>This game&apos;s file may not be written, so it can only be looked at. Save a copy to go on.</source>
        <translation>W pliku tej gry nie wolno zapisywać, więc można ją tylko oglądać. Zapisz kopię, żeby grać dalej.</translation>
    </message>
</context>
<context>
    <name>TurnSheet</name>
    <message>
        <source>Turn the laptop</source>
        <translation>Obróć laptop</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>What shall one player see?</source>
        <translation>Co ma zobaczyć jeden gracz?</translation>
    </message>
    <message>
        <source>Choose, or write your own words; nothing is shown yet.</source>
        <translation>Wybierz albo wpisz własne słowa; nic się jeszcze nie pokaże.</translation>
    </message>
    <message>
        <source>Line {n}</source>
        <translation>Wiersz {n}</translation>
    </message>
</context>
<context>
    <name>TurnedCard</name>
    <message>
        <source>For one pair of eyes</source>
        <translation>Dla jednej pary oczu</translation>
    </message>
    <message>
        <source>Turn the laptop so that only one player sees it.</source>
        <translation>Obróć laptop tak, żeby widział go tylko jeden gracz.</translation>
    </message>
    <message>
        <source>Hold to show</source>
        <translation>Przytrzymaj, żeby pokazać</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Zasłoń</translation>
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
        <translation>Każda karta ma swoje miejsce</translation>
    </message>
    <message>
        <source>All typed in</source>
        <translation>Komplet</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Miejsce {n}</translation>
    </message>
    <message>
        <source>First letters of the character, Enter</source>
        <translation>Początek nazwy postaci, Enter</translation>
    </message>
    <message>
        <source>Character of {name}</source>
        <translation>Postać: {name}</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Postać</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Pozostałe karty</translation>
    </message>
    <message>
        <source>Cards given; Enter corrects one</source>
        <translation>Wydane karty; Enter poprawia</translation>
    </message>
    <message>
        <source>{role} (taken)</source>
        <translation>{role} (zajęta)</translation>
    </message>
    <message>
        <source>No card of this set begins like that.</source>
        <translation>Żadna karta z zestawu tak się nie zaczyna.</translation>
    </message>
    <message>
        <source>{role} was given to {name} ({n}). Enter once more moves the card here.</source>
        <translation>Tę kartę ({role}) ma już {name} ({n}). Jeszcze raz Enter przenosi ją tutaj.</translation>
    </message>
</context>
<context>
    <name>Unfit</name>
    <message>
        <source>Change it…</source>
        <translation>Zmień…</translation>
    </message>
    <message>
        <source>Say what was done instead</source>
        <translation>Powiedz, co zrobiono zamiast tego</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Skreśl</translation>
    </message>
    <message>
        <source>Leave out all that followed</source>
        <translation>Skreśl wszystko, co było potem</translation>
    </message>
    <message>
        <source>This step did not happen at all</source>
        <translation>Tego kroku w ogóle nie było</translation>
    </message>
</context>
<context>
    <name>VerdictBox</name>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n głos</numerusform>
            <numerusform>%n głosy</numerusform>
            <numerusform>%n głosów</numerusform>
        </translation>
    </message>
    <message>
        <source>{votes} each</source>
        <translation>na każdą osobę: {votes}</translation>
    </message>
    <message>
        <source>To be carried out: {name} is checked, the thumb is for everybody.</source>
        <translation>Do wykonania: sprawdzenie — {name}. Kciuk widzą wszyscy.</translation>
    </message>
    <message>
        <source>To be carried out: {name} is checked. The result is not announced.</source>
        <translation>Do wykonania: sprawdzenie — {name}. Wynik nie zostanie ogłoszony.</translation>
    </message>
    <message>
        <source>Carry it out: {name}</source>
        <translation>Wykonaj: {name}</translation>
    </message>
    <message>
        <source>To be carried out: {name} is voted out of the game. The Day ends.</source>
        <translation>Do wykonania: {name} wypada z gry. Dzień się kończy.</translation>
    </message>
    <message>
        <source>Preview it for me</source>
        <translation>Pokaż mi skutki</translation>
    </message>
    <message>
        <source>What would happen, for the Game Master&apos;s eyes only</source>
        <translation>Co się wtedy stanie; widzi to tylko Mistrz Gry</translation>
    </message>
    <message>
        <source>Cancel, back to the debate</source>
        <translation>Przerwij, wróć do obrad</translation>
    </message>
</context>
<context>
    <name>VoteBox</name>
    <message>
        <source>The rest abstain</source>
        <translation>Reszta się wstrzymuje</translation>
    </message>
    <message>
        <source>Cancel the vote</source>
        <translation>Przerwij głosowanie</translation>
    </message>
    <message>
        <source>Read a slip: who, whom; then Enter</source>
        <translation>Przeczytaj kartkę: kto, na kogo; Enter</translation>
    </message>
    <message>
        <source>who</source>
        <translation>kto</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>na kogo</translation>
    </message>
    <message>
        <source>Note the slip</source>
        <translation>Zapisz kartkę</translation>
    </message>
    <message>
        <source>abstains</source>
        <translation>wstrzymuje się</translation>
    </message>
    <message>
        <source>Click a seat or type its number</source>
        <translation>Kliknij miejsce albo wpisz numer</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Cofnij głos</translation>
    </message>
    <message>
        <source>Take this ballot back</source>
        <translation>Cofnij ten głos, jakby pytania nie było</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nobody has a vote yet</source>
        <translation>Nikt nie ma jeszcze głosu</translation>
    </message>
    <message>
        <source>Most votes: {names}</source>
        <translation>Najwięcej głosów: {names}</translation>
    </message>
    <message>
        <source>Decided: {name}</source>
        <translation>Przesądzone: {name}</translation>
    </message>
    <message>
        <source>Nobody can get more than half any more</source>
        <translation>Nikt już nie zbierze ponad połowy</translation>
    </message>
    <message>
        <source>Needs {n} now</source>
        <translation>Teraz trzeba {n}</translation>
    </message>
    <message>
        <source>{n} ties with {names}</source>
        <translation>{n} to remis: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) left</source>
        <translation>
            <numerusform>został %n głos</numerusform>
            <numerusform>zostały %n głosy</numerusform>
            <numerusform>zostało %n głosów</numerusform>
        </translation>
    </message>
    <message>
        <source>{hands}, one counts twice</source>
        <translation>{hands}, jeden podwójny</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n głos</numerusform>
            <numerusform>%n głosy</numerusform>
            <numerusform>%n głosów</numerusform>
        </translation>
    </message>
    <message>
        <source>then {name}: {votes}</source>
        <translation>wtedy {name}: {votes}</translation>
    </message>
    <message>
        <source>Everybody has been asked</source>
        <translation>Wszyscy już odpowiedzieli</translation>
    </message>
</context>
<context>
    <name>VoteOpening</name>
    <message>
        <source>The vote</source>
        <translation>Głosowanie</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdzenie</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Eliminacja</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Jawne</translation>
    </message>
    <message>
        <source>On slips</source>
        <translation>Na kartkach</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Only the accused</source>
        <translation>Tylko oskarżeni</translation>
    </message>
    <message>
        <source>Close the Day without a verdict</source>
        <translation>Zakończ dzień bez wyroku</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n kandydat</numerusform>
            <numerusform>%n kandydatów</numerusform>
            <numerusform>%n kandydatów</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is left on the list.</source>
        <translation>Na liście nie ma już nikogo.</translation>
    </message>
    <message numerus="yes">
        <source>All %n candidate(s)</source>
        <translation>
            <numerusform>Jedyny kandydat</numerusform>
            <numerusform>Wszyscy kandydaci: %n</numerusform>
            <numerusform>Wszyscy kandydaci: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WrongCard</name>
    <message>
        <source>Every card of it is held already: {names}</source>
        <translation>Wszystkie takie karty są już rozdane: {names}</translation>
    </message>
    <message>
        <source>A wrong card</source>
        <translation>Pomylona karta</translation>
    </message>
    <message>
        <source>What was done by the wrong card goes with it; what it was asked is asked again.</source>
        <translation>Co wynikło z pomylonej karty, przechodzi razem z nią; pytania zadasz od nowa.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Holds another card</source>
        <translation>Ma inną kartę</translation>
    </message>
    <message>
        <source>Two hold each other&apos;s</source>
        <translation>Dwie osoby mają swoje nawzajem</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Z kim</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Popraw</translation>
    </message>
</context>
<context>
    <name>_Rows</name>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Postać</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wybór</translation>
    </message>
</context>
</TS>
