<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AbilityList</name>
    <message>
        <source>In secret</source>
        <translation>I hemlighet</translation>
    </message>
    <message>
        <source>Somebody declares himself</source>
        <translation>Någon träder fram</translation>
    </message>
</context>
<context>
    <name>AccusationBox</name>
    <message>
        <source>Accusations</source>
        <translation>Anklagelser</translation>
    </message>
    <message>
        <source>who</source>
        <translation>vem</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>vem</translation>
    </message>
    <message>
        <source>Note the accusation</source>
        <translation>Anteckna anklagelsen</translation>
    </message>
    <message>
        <source>Start the defence of {name}: one minute</source>
        <translation>En minut till försvar: {name}</translation>
    </message>
    <message>
        <source>Withdraw: {text}</source>
        <translation>Ta tillbaka: {text}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>S&amp;teg</translation>
    </message>
    <message>
        <source>&amp;Life</source>
        <translation>Hä&amp;ndelser</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projektor</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nytt spel…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öppna…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Spara en kopia…</translation>
    </message>
    <message>
        <source>Hand the game over…</source>
        <translation>Lämna över spelet…</translation>
    </message>
    <message>
        <source>Again with the same people…</source>
        <translation>En gång till med samma folk…</translation>
    </message>
    <message>
        <source>The story of the game…</source>
        <translation>Spelets berättelse…</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Till startskärmen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta programmet</translation>
    </message>
    <message>
        <source>Announce, execute</source>
        <translation>Tillkännage, verkställ</translation>
    </message>
    <message>
        <source>Turn the laptop for a silent map</source>
        <translation>Vänd datorn: tyst karta</translation>
    </message>
    <message>
        <source>Turn the laptop for the answer, large</source>
        <translation>Vänd datorn: svaret i stort</translation>
    </message>
    <message>
        <source>Turn the laptop for a card of your own…</source>
        <translation>Vänd datorn: eget kort…</translation>
    </message>
    <message>
        <source>A player leaves…</source>
        <translation>Någon går…</translation>
    </message>
    <message>
        <source>A player comes back…</source>
        <translation>Någon kommer tillbaka…</translation>
    </message>
    <message>
        <source>A latecomer…</source>
        <translation>En som kommer sent…</translation>
    </message>
    <message>
        <source>A wrong card…</source>
        <translation>Fel kort…</translation>
    </message>
    <message>
        <source>Two players change seats…</source>
        <translation>Två byter plats…</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Ett annat namn…</translation>
    </message>
    <message>
        <source>The Game Master kills…</source>
        <translation>Spelledaren dödar…</translation>
    </message>
    <message>
        <source>The Game Master&apos;s word…</source>
        <translation>Spelledarens ord…</translation>
    </message>
    <message>
        <source>Correct a line of the journal…</source>
        <translation>Rätta en rad i journalen…</translation>
    </message>
    <message>
        <source>Note into the journal…</source>
        <translation>Anteckning i journalen…</translation>
    </message>
    <message>
        <source>Stop the game…</source>
        <translation>Avbryt spelet…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projektor</translation>
    </message>
    <message>
        <source>Projector as a window</source>
        <translation>Projektorn som fönster</translation>
    </message>
    <message>
        <source>Show statistics</source>
        <translation>Visa statistiken</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Visa rösterna</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <translation>Visa klockan</translation>
    </message>
    <message>
        <source>Show announcements</source>
        <translation>Visa tillkännagivanden</translation>
    </message>
    <message>
        <source>Show the rules of tonight</source>
        <translation>Visa kvällens regler</translation>
    </message>
    <message>
        <source>Turn the projector&apos;s circle left</source>
        <translation>Vrid projektorns ring åt vänster</translation>
    </message>
    <message>
        <source>Turn the projector&apos;s circle right</source>
        <translation>Vrid projektorns ring åt höger</translation>
    </message>
    <message>
        <source>Mirror the projector&apos;s circle</source>
        <translation>Spegelvänd projektorns ring</translation>
    </message>
    <message>
        <source>Light projector</source>
        <translation>Ljus projektor</translation>
    </message>
    <message>
        <source>Tell the screens apart</source>
        <translation>Visa skärmarnas nummer</translation>
    </message>
    <message>
        <source>Next page of the report</source>
        <translation>Nästa sida i rapporten</translation>
    </message>
    <message>
        <source>Previous page of the report</source>
        <translation>Föregående sida i rapporten</translation>
    </message>
    <message>
        <source>Seats on the projector</source>
        <translation>Platserna på projektorn</translation>
    </message>
    <message>
        <source>Rules of tonight on the projector</source>
        <translation>Kvällens regler på projektorn</translation>
    </message>
    <message>
        <source>Black out the projector</source>
        <translation>Släck projektorn</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Täck över</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Ta bort täckningen</translation>
    </message>
    <message>
        <source>Seats as a list</source>
        <translation>Platserna som lista</translation>
    </message>
    <message>
        <source>Turn the circle left</source>
        <translation>Vrid ringen åt vänster</translation>
    </message>
    <message>
        <source>Turn the circle right</source>
        <translation>Vrid ringen åt höger</translation>
    </message>
    <message>
        <source>Mirror the circle</source>
        <translation>Spegelvänd ringen</translation>
    </message>
    <message>
        <source>Change seats by dragging</source>
        <translation>Byt plats genom att dra</translation>
    </message>
    <message>
        <source>Dim for the night</source>
        <translation>Dämpa för natten</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Större text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mindre text</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>Keys and first evening</source>
        <translation>Tangenter och första kvällen</translation>
    </message>
    <message>
        <source>About Mafia GM</source>
        <translation>Om Mafia GM</translation>
    </message>
</context>
<context>
    <name>AgainSheet</name>
    <message>
        <source>Again with the same people</source>
        <translation>En gång till med samma folk</translation>
    </message>
    <message>
        <source>Everybody moves on by</source>
        <translation>Alla flyttar fram</translation>
    </message>
    <message>
        <source>How many chairs clockwise everybody moves</source>
        <translation>Hur många platser medurs alla flyttar</translation>
    </message>
    <message>
        <source>Mix the seats</source>
        <translation>Blanda platserna</translation>
    </message>
    <message>
        <source>Seats as they were</source>
        <translation>Platserna som förut</translation>
    </message>
    <message>
        <source>Change something first…</source>
        <translation>Ändra något först…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message numerus="yes">
        <source>%n chair(s)</source>
        <translation>
            <numerusform>%n plats</numerusform>
            <numerusform>%n platser</numerusform>
        </translation>
    </message>
    <message>
        <source>left</source>
        <translation>gick tidigare</translation>
    </message>
    <message>
        <source>came late</source>
        <translation>kom sent</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>At least {n} players are needed.</source>
        <translation>Det behövs minst {n} spelare.</translation>
    </message>
    <message>
        <source>Your own set is for another number: choose the characters again.</source>
        <translation>Er egen uppsättning gäller ett annat antal: välj rollerna på nytt.</translation>
    </message>
    <message>
        <source>The recommended set for this number, the same rulings, a new deal.</source>
        <translation>Den rekommenderade uppsättningen för så många, samma husregler, en ny giv.</translation>
    </message>
    <message>
        <source>The same set, the same rulings, a new deal.</source>
        <translation>Samma uppsättning, samma husregler, en ny giv.</translation>
    </message>
    <message>
        <source>Begin the new game</source>
        <translation>Börja det nya spelet</translation>
    </message>
    <message>
        <source>Choose the characters</source>
        <translation>Välj roller</translation>
    </message>
</context>
<context>
    <name>AnswerBox</name>
    <message>
        <source>Show</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Turn the laptop and show it large</source>
        <translation>Vänd datorn och visa det i stort</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Turn the laptop and let them point</source>
        <translation>Vänd datorn och låt dem peka</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Click two seats or type their numbers, Space between them</source>
        <translation>Klicka på två platser eller skriv deras nummer med mellanslag emellan</translation>
    </message>
    <message>
        <source>Click every raised hand, or type the numbers, Space between them</source>
        <translation>Klicka på varje uppräckt hand, eller skriv numren med mellanslag emellan</translation>
    </message>
    <message>
        <source>Click a seat or type its number</source>
        <translation>Klicka på en plats eller skriv numret</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Sample table</source>
        <translation>Exempelbord</translation>
    </message>
    <message>
        <source>Note into the journal</source>
        <translation>Anteckning i journalen</translation>
    </message>
    <message>
        <source>It changes nothing in the game: a complaint, a promise, a slip.</source>
        <translation>Det ändrar inget i spelet: ett klagomål, ett löfte, ett misstag.</translation>
    </message>
</context>
<context>
    <name>ApprovalBox</name>
    <message>
        <source>Ballots</source>
        <translation>Röster</translation>
    </message>
    <message>
        <source>{name} votes for</source>
        <translation>{name} röstar på</translation>
    </message>
    <message>
        <source>Whose ballot? Click the seat or type its number.</source>
        <translation>Vems röst? Klicka på platsen eller skriv dess nummer.</translation>
    </message>
    <message>
        <source>Another ballot</source>
        <translation>En annan röst</translation>
    </message>
    <message>
        <source>Take the ballots</source>
        <translation>Ta upp rösterna</translation>
    </message>
    <message>
        <source>Whose ballot: type a number</source>
        <translation>Vems röst: skriv ett nummer</translation>
    </message>
    <message>
        <source>Most votes: {names}</source>
        <translation>Flest röster: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n ballot(s) to come</source>
        <translation>
            <numerusform>%n röst kvar</numerusform>
            <numerusform>%n röster kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has voted</source>
        <translation>Alla har röstat</translation>
    </message>
</context>
<context>
    <name>ApprovalGrid</name>
    <message>
        <source>Ballots</source>
        <translation>Röster</translation>
    </message>
</context>
<context>
    <name>ApprovalModel</name>
    <message>
        <source>Votes</source>
        <translation>Röster</translation>
    </message>
</context>
<context>
    <name>ArrivalField</name>
    <message>
        <source>Time of arrival</source>
        <translation>Ankomsttid</translation>
    </message>
    <message>
        <source>When the message came: now, unless you write another time</source>
        <translation>När meddelandet kom: nu, om du inte skriver en annan tid</translation>
    </message>
</context>
<context>
    <name>Arriving</name>
    <message>
        <source>Every card of it is held already: {names}</source>
        <translation>Alla sådana kort är utdelade, till: {names}</translation>
    </message>
    <message>
        <source>A latecomer</source>
        <translation>En som kommer sent</translation>
    </message>
    <message>
        <source>Joins at once: the game has not begun.</source>
        <translation>Är med genast: spelet har inte börjat.</translation>
    </message>
    <message>
        <source>Joins when the next dawn is announced; nobody is asked about it before.</source>
        <translation>Är med när nästa gryning tillkännages; till dess frågas ingen om det.</translation>
    </message>
    <message>
        <source>An arrival already expected is changed or cancelled by a click on the seat.</source>
        <translation>En sen ankomst som redan väntas ändras eller stryks med ett klick på platsen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Sits down clockwise behind</source>
        <translation>Sätter sig medurs efter</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Number {n}, between {first} and {second}</source>
        <translation>Nummer {n}, grannar: {first} och {second}</translation>
    </message>
    <message>
        <source>Takes a seat: {name}</source>
        <translation>Slår sig ner: {name}</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>Nobody is to point at a seat now.</source>
        <translation>Nu ska ingen peka på en plats.</translation>
    </message>
    <message>
        <source>There is no answer to show now: first point at somebody who is checked.</source>
        <translation>Det finns inget svar att visa nu: peka först på den som undersöks.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Nothing was chosen at this step: it can only be left out.</source>
        <translation>I det här steget valdes ingenting: det kan bara strykas.</translation>
    </message>
    <message>
        <source>Whose ballot was another? Point at the voter first.</source>
        <translation>Vems röst var en annan? Peka först på den som röstade.</translation>
    </message>
    <message>
        <source>Answer it as it really was.</source>
        <translation>Svara som det verkligen var.</translation>
    </message>
    <message>
        <source>This is what the journal says already.</source>
        <translation>Så står det redan i journalen.</translation>
    </message>
</context>
<context>
    <name>BallotList</name>
    <message>
        <source>Ballots</source>
        <translation>Röster</translation>
    </message>
</context>
<context>
    <name>BallotModel</name>
    <message>
        <source>abstains</source>
        <translation>avstår</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>tillfrågas nu</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>How do the players get their cards?</source>
        <translation>Hur får spelarna sina kort?</translation>
    </message>
    <message>
        <source>The set is the same in each case.</source>
        <translation>Uppsättningen är densamma i alla tre fallen.</translation>
    </message>
    <message>
        <source>The app deals</source>
        <translation>Programmet delar ut</translation>
    </message>
    <message>
        <source>A fair shuffle on this laptop. It goes round the table; each player holds a key to see his card.</source>
        <translation>En rättvis blandning på den här datorn. Den går runt bordet; var och en håller ner en tangent för att se sitt kort.</translation>
    </message>
    <message>
        <source>I deal a real deck and type it in</source>
        <translation>Jag delar ut en riktig kortlek och skriver in den</translation>
    </message>
    <message>
        <source>Look at each card as you give it out. Two letters and Enter for every seat.</source>
        <translation>Titta på varje kort när du ger ut det. Två bokstäver och Enter för varje plats.</translation>
    </message>
    <message>
        <source>Roll-call in the dark</source>
        <translation>Upprop i mörkret</translation>
    </message>
    <message>
        <source>The players draw cards themselves. Before the first night each character is called once and you click its seat.</source>
        <translation>Spelarna drar själva sina kort. Före första natten ropas varje roll upp en gång, och du klickar på platsen.</translation>
    </message>
</context>
<context>
    <name>CastList</name>
    <message>
        <source>Players and their roles</source>
        <translation>Spelarna och deras roller</translation>
    </message>
</context>
<context>
    <name>CastModel</name>
    <message>
        <source>alive</source>
        <translation>med i spelet</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ur spelet</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vinner</translation>
    </message>
    <message>
        <source>shown to the table</source>
        <translation>kortet är visat</translation>
    </message>
</context>
<context>
    <name>CharactersPage</name>
    <message>
        <source>Which characters?</source>
        <translation>Vilka roller?</translation>
    </message>
    <message numerus="yes">
        <source>Suggested for %n</source>
        <translation>
            <numerusform>Förslag för %n</numerusform>
            <numerusform>Förslag för %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule book&apos;s for %n</source>
        <translation>
            <numerusform>Regelbokens för %n</numerusform>
            <numerusform>Regelbokens för %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Own set</source>
        <translation>Egen uppsättning</translation>
    </message>
    <message>
        <source>Draw the alternatives</source>
        <translation>Lotta alternativen</translation>
    </message>
    <message>
        <source>Suggestions of this program: the rules name neither sets nor numbers of players.</source>
        <translation>Programmets egna förslag: reglerna anger varken uppsättningar eller antal spelare.</translation>
    </message>
    <message>
        <source>Set: {names}</source>
        <translation>Uppsättning: {names}</translation>
    </message>
    <message>
        <source>cards {n} of {all}</source>
        <translation>kort {n} av {all}</translation>
    </message>
    <message>
        <source>Warnings: {text}</source>
        <translation>Varningar: {text}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Thumb up</source>
        <translation>Tummen upp</translation>
    </message>
    <message>
        <source>Thumb down</source>
        <translation>Tummen ner</translation>
    </message>
    <message>
        <source>Thumb sideways</source>
        <translation>Tummen åt sidan</translation>
    </message>
</context>
<context>
    <name>Circle</name>
    <message>
        <source>Seating circle</source>
        <translation>Ringen av platser</translation>
    </message>
</context>
<context>
    <name>ComingBack</name>
    <message>
        <source>A player comes back</source>
        <translation>Någon kommer tillbaka</translation>
    </message>
    <message>
        <source>Plays on at once with the same card; what is still to be asked is asked.</source>
        <translation>Spelar genast vidare med samma kort; de frågor som återstår ställs.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>Back in the game: {name}</source>
        <translation>Åter i spelet: {name}</translation>
    </message>
</context>
<context>
    <name>CorrectPage</name>
    <message>
        <source>Corrected. Undo takes the whole correction back.</source>
        <translation>Rättat. ”Ångra” tar tillbaka hela rättelsen.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Choose a line of the journal, then press the same keys again.</source>
        <translation>Välj en rad i journalen och tryck på samma tangenter en gång till.</translation>
    </message>
    <message>
        <source>This line cannot be corrected.</source>
        <translation>Den här raden går inte att rätta.</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Covered. Hold the button for a second, or press Ctrl+F9.</source>
        <translation>Övertäckt. Håll knappen nere en sekund eller tryck Ctrl+F9.</translation>
    </message>
    <message>
        <source>Hold to uncover</source>
        <translation>Håll nere för att visa</translation>
    </message>
</context>
<context>
    <name>Credits</name>
    <message>
        <source>The Game Master&apos;s desk for the party game Mafia. It works without a network and sends nothing; games are kept on this computer.</source>
        <translation>Spelledarens bord för sällskapsspelet Maffia. Programmet behöver inget nätverk och skickar ingenting; spelen stannar på den här datorn.</translation>
    </message>
    <message>
        <source>The typeface is Inter by Rasmus Andersson, under the SIL Open Font License 1.1.</source>
        <translation>Typsnittet är Inter av Rasmus Andersson, under SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Built with Qt for Python (LGPL v3), msgspec, pydantic and platformdirs.</source>
        <translation>Byggt med Qt for Python (LGPL v3), msgspec, pydantic och platformdirs.</translation>
    </message>
</context>
<context>
    <name>DawnPanel</name>
    <message>
        <source>Dawn</source>
        <translation>Gryning</translation>
    </message>
    <message>
        <source>WHY — for your eyes only</source>
        <translation>VARFÖR — bara för dina ögon</translation>
    </message>
    <message>
        <source>Announce and show</source>
        <translation>Tillkännage och visa</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Nobody was attacked.</source>
        <translation>Ingen blev angripen.</translation>
    </message>
</context>
<context>
    <name>DayButtons</name>
    <message>
        <source>Confirm</source>
        <translation>Bekräfta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the vote</source>
        <translation>Öppna omröstningen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Nominate</source>
        <translation>Nominera</translation>
    </message>
    <message numerus="yes">
        <source>Count %n hand(s)</source>
        <translation>
            <numerusform>Räkna %n hand</numerusform>
            <numerusform>Räkna %n händer</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the result</source>
        <translation>Läs upp resultatet</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Verkställ</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Träd fram</translation>
    </message>
    <message>
        <source>Take the ballots</source>
        <translation>Ta upp rösterna</translation>
    </message>
    <message>
        <source>Ballots</source>
        <translation>Röster</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Abstains</source>
        <translation>Avstår</translation>
    </message>
    <message>
        <source>Votes for nobody</source>
        <translation>Röstar inte på någon</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Nästa: {name}</translation>
    </message>
    <message>
        <source>Vote again on the tied</source>
        <translation>Ny omröstning mellan dem</translation>
    </message>
    <message>
        <source>Back to the talk</source>
        <translation>Tillbaka till diskussionen</translation>
    </message>
    <message>
        <source>Nobody is lynched: the night falls</source>
        <translation>Ingen lynchas: natten faller</translation>
    </message>
    <message>
        <source>Nobody is hanged: the night falls</source>
        <translation>Ingen hängs: natten faller</translation>
    </message>
    <message>
        <source>Close the vote</source>
        <translation>Avsluta omröstningen</translation>
    </message>
</context>
<context>
    <name>DayClock</name>
    <message>
        <source>Pause the clock</source>
        <translation>Pausa klockan</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Starta klockan</translation>
    </message>
    <message>
        <source>Ten seconds less</source>
        <translation>Tio sekunder mindre</translation>
    </message>
    <message>
        <source>Ten seconds more</source>
        <translation>Tio sekunder mer</translation>
    </message>
    <message numerus="yes">
        <source>Start %n minute(s)</source>
        <translation>
            <numerusform>Starta %n minut</numerusform>
            <numerusform>Starta %n minuter</numerusform>
        </translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Tiden är ute</translation>
    </message>
    <message>
        <source>Clock: {time}</source>
        <translation>Klocka: {time}</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message>
        <source>Debate</source>
        <translation>Diskussion</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Omröstning</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>Försvarstal</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message numerus="yes">
        <source>%n card(s) have no seat yet.</source>
        <translation>
            <numerusform>%n kort har ingen plats ännu.</numerusform>
            <numerusform>%n kort har ingen plats ännu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have not seen their card yet.</source>
        <translation>
            <numerusform>%n spelare har inte sett sitt kort ännu.</numerusform>
            <numerusform>%n spelare har inte sett sina kort ännu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin: {phase}</source>
        <translation>Börja: {phase}</translation>
    </message>
</context>
<context>
    <name>DealtBody</name>
    <message>
        <source>Fairness mark {mark}: note it now, compare it after the game.</source>
        <translation>Kontrolltal {mark}: skriv upp det nu, jämför efter spelet.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Utdelat</translation>
    </message>
    <message>
        <source>Ready to deal</source>
        <translation>Klart att dela ut</translation>
    </message>
    <message>
        <source>Now hand the laptop round: each player sees his own card and nothing else.</source>
        <translation>Låt nu datorn gå runt: var och en ser sitt eget kort och inget annat.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) will be shuffled and dealt. Nobody can foresee the order.</source>
        <translation>
            <numerusform>%n kort blandas och delas ut. Ingen kan förutse ordningen.</numerusform>
            <numerusform>%n kort blandas och delas ut. Ingen kan förutse ordningen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Dela ut på nytt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dela ut</translation>
    </message>
    <message>
        <source>Hand out once more</source>
        <translation>Visa korten igen</translation>
    </message>
    <message>
        <source>Hand out</source>
        <translation>Visa korten</translation>
    </message>
    <message>
        <source>Who has seen his card</source>
        <translation>Vem har sett sitt kort</translation>
    </message>
    <message>
        <source>✓ seen</source>
        <translation>✓ sett</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>inte än</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>was: {text}</source>
        <translation>var: {text}</translation>
    </message>
    <message>
        <source>now: {text}</source>
        <translation>blir: {text}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%n winner(s)</source>
        <translation>
            <numerusform>%n vinnare</numerusform>
            <numerusform>%n vinnare</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing of it is public yet</source>
        <translation>än vet bara du om det</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Visa kortet</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>En spelare</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Avsluta spelet</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Again with the same people…</source>
        <translation>En gång till med samma folk…</translation>
    </message>
    <message>
        <source>The story…</source>
        <translation>Berättelsen…</translation>
    </message>
    <message>
        <source>The story of the game, night by night</source>
        <translation>Spelets berättelse, natt för natt</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>Till startskärmen</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Startskärmen</translation>
    </message>
    <message>
        <source>Choose a player in the list</source>
        <translation>Välj en spelare i listan</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Mapp:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Filtyp:</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The table hears: {line}</source>
        <translation>Bordet får höra: {line}</translation>
    </message>
    <message>
        <source>The table hears nothing of it now.</source>
        <translation>Bordet får inte höra något om det nu.</translation>
    </message>
    <message>
        <source>This game is open for looking only.</source>
        <translation>Det här spelet är bara öppet för att tittas på.</translation>
    </message>
    <message>
        <source>Out of the game with it: {names}</source>
        <translation>Ur spelet på köpet: {names}</translation>
    </message>
    <message>
        <source>The Day ends with it.</source>
        <translation>Dagen slutar med det.</translation>
    </message>
    <message>
        <source>That name is taken: the number tells the two apart.</source>
        <translation>Namnet finns redan vid bordet; numret skiljer dem åt.</translation>
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
        <translation>Spelet kunde inte sparas</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Det här spelet kan inte öppnas</translation>
    </message>
    <message>
        <source>The file was damaged</source>
        <translation>Filen var skadad</translation>
    </message>
    <message>
        <source>For looking only</source>
        <translation>Bara för att titta</translation>
    </message>
    <message>
        <source>This game was handed over</source>
        <translation>Det här spelet har lämnats över</translation>
    </message>
    <message>
        <source>This step was not made</source>
        <translation>Steget sparades inte</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Öppna ett spel</translation>
    </message>
    <message>
        <source>Games of Mafia GM (*{suffix})</source>
        <translation>Spel från Mafia GM (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Spara en kopia</translation>
    </message>
    <message>
        <source>The copy was not saved</source>
        <translation>Kopian sparades inte</translation>
    </message>
    <message>
        <source>The game was not handed over</source>
        <translation>Spelet lämnades inte över</translation>
    </message>
    <message>
        <source>The game is handed over</source>
        <translation>Spelet är överlämnat</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Tonight&apos;s game</source>
        <translation>Kvällens spel</translation>
    </message>
    <message>
        <source>Everything here is remembered for the next evening.</source>
        <translation>Allt här sparas till nästa kväll.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Kvällens namn</translation>
    </message>
    <message>
        <source>This screen</source>
        <translation>Den här skärmen</translation>
    </message>
    <message>
        <source>What is read aloud</source>
        <translation>Det som läses högt</translation>
    </message>
    <message>
        <source>The projector</source>
        <translation>Projektorn</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} till {most} spelare</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n roller</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>filen är tom</translation>
    </message>
    <message>
        <source>not a game of this program</source>
        <translation>inget spel från det här programmet</translation>
    </message>
    <message>
        <source>written by a newer version</source>
        <translation>skrivet av en nyare version</translation>
    </message>
    <message>
        <source>damaged: what is whole can be opened</source>
        <translation>skadat, men går att öppna</translation>
    </message>
    <message>
        <source>damaged from the start</source>
        <translation>skadat från början</translation>
    </message>
    <message>
        <source>a game this version does not know</source>
        <translation>ett spel som den här versionen inte känner till</translation>
    </message>
    <message>
        <source>has a ruling this version does not know</source>
        <translation>har en husregel som den här versionen inte känner till</translation>
    </message>
    <message>
        <source>has a character this version does not know</source>
        <translation>har en roll som den här versionen inte känner till</translation>
    </message>
    <message>
        <source>the file may not be read</source>
        <translation>filen får inte läsas</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>filen är borta</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>öppet i ett annat fönster</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>filen går inte att läsa</translation>
    </message>
    <message>
        <source>handed over to another laptop</source>
        <translation>överlämnat till en annan dator</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>avslutat</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>inte avslutat</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>That was the last card</source>
        <translation>Det var det sista kortet</translation>
    </message>
    <message>
        <source>Give the laptop back to the Game Master.</source>
        <translation>Lämna tillbaka datorn till Spelledaren.</translation>
    </message>
    <message>
        <source>Cover the screen</source>
        <translation>Täck över skärmen</translation>
    </message>
    <message>
        <source>SEAT {n}</source>
        <translation>PLATS {n}</translation>
    </message>
    <message>
        <source>Take the laptop and turn it so that only you see it.</source>
        <translation>Ta datorn och vänd den så att bara du ser.</translation>
    </message>
    <message>
        <source>Seen. Next</source>
        <translation>Sett. Nästa</translation>
    </message>
    <message>
        <source>Hold to see your card</source>
        <translation>Håll nere och se ditt kort</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>Game Master: stop handing out</source>
        <translation>Spelledaren: sluta visa kort</translation>
    </message>
</context>
<context>
    <name>HandOverSheet</name>
    <message>
        <source>Hand the game over to another laptop</source>
        <translation>Lämna över spelet till en annan dator</translation>
    </message>
    <message>
        <source>Here the game is closed. Do not go on with it on this laptop as well: there would be two games. Whoever has the file can read every card.</source>
        <translation>Här stängs spelet. Fortsätt inte med det på den här datorn också: då blir det två spel. Den som har filen kan läsa varje kort.</translation>
    </message>
    <message>
        <source>Choose the place…</source>
        <translation>Välj plats…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>1. Put in a memory stick, or think of a folder that both laptops can open.</source>
        <translation>1. Sätt i ett USB-minne, eller välj en mapp som båda datorerna kan öppna.</translation>
    </message>
    <message>
        <source>2. Choose the place. The whole game is written there as it stands: cards, journal, undo, the open question. The clock stops.</source>
        <translation>2. Välj plats. Där sparas hela spelet i nuvarande läge: kort, journal, ångra, den öppna frågan. Klockan stannar.</translation>
    </message>
    <message>
        <source>3. On the other laptop double-click the file, or press Ctrl+O. It goes on at the same question, in the same languages.</source>
        <translation>3. Dubbelklicka på filen på den andra datorn, eller tryck Ctrl+O. Spelet fortsätter vid samma fråga, på samma språk.</translation>
    </message>
    <message>
        <source>Hand the game over</source>
        <translation>Lämna över spelet</translation>
    </message>
</context>
<context>
    <name>HandsBox</name>
    <message>
        <source>Leave it</source>
        <translation>Låt vara</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel the vote</source>
        <translation>Avbryt omröstningen</translation>
    </message>
    <message>
        <source>Back to the talk; the nominations stand</source>
        <translation>Tillbaka till diskussionen; nomineringarna står kvar</translation>
    </message>
    <message>
        <source>Hands for {name}</source>
        <translation>Händer för {name}</translation>
    </message>
    <message>
        <source>Click the raised hands or type “3 7 11”; Enter counts them, none too.</source>
        <translation>Klicka på dem som räcker upp handen, eller skriv ”3 7 11”; Enter räknar händerna, även när ingen är uppe.</translation>
    </message>
    <message>
        <source>The last was late</source>
        <translation>Den sista kom för sent</translation>
    </message>
    <message>
        <source>The hand noted last went up too late</source>
        <translation>Handen som noterades sist kom upp för sent</translation>
    </message>
    <message>
        <source>{name}: too late, this hand does not count.</source>
        <translation>{name}: för sent, den handen räknas inte.</translation>
    </message>
    <message>
        <source>Have used their vote: {names}</source>
        <translation>Har använt sin röst: {names}</translation>
    </message>
    <message>
        <source>Nobody can get more than half any more</source>
        <translation>Ingen kan längre få mer än hälften</translation>
    </message>
    <message>
        <source>Nobody has a vote yet</source>
        <translation>Ingen har fått någon röst än</translation>
    </message>
    <message>
        <source>Nobody has more than half</source>
        <translation>Ingen har mer än hälften</translation>
    </message>
    <message>
        <source>Most votes: {names}</source>
        <translation>Flest röster: {names}</translation>
    </message>
    <message>
        <source>Decided: {name}</source>
        <translation>Avgjort: {name}</translation>
    </message>
    <message>
        <source>{n} ties with {names}</source>
        <translation>{n} ger lika: {names}</translation>
    </message>
    <message>
        <source>Needs {n} now</source>
        <translation>Nu krävs {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) left</source>
        <translation>
            <numerusform>%n röst kvar</numerusform>
            <numerusform>%n röster kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ {name}: {n} – correct…</source>
        <translation>✓ {name}: {n} – rätta…</translation>
    </message>
    <message>
        <source>Correct the hands for {name}</source>
        <translation>Rätta händerna för {name}</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Correct</source>
        <translation>Rättelse</translation>
    </message>
    <message>
        <source>The text as it ought to be</source>
        <translation>Texten som den borde vara</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bekräfta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Leave this step out</source>
        <translation>Stryk det här steget</translation>
    </message>
    <message>
        <source>This step did not happen at all</source>
        <translation>Det här steget hände inte alls</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Ännu har ingenting ändrats</translation>
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
        <translation>Peka på en plats i ringen</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Plats {n}</translation>
    </message>
    <message>
        <source>Something happens…</source>
        <translation>Något händer…</translation>
    </message>
    <message>
        <source>Leaves, comes back, changes seats, another name …</source>
        <translation>Går, kommer tillbaka, byter plats, ett annat namn…</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Sök i journalen</translation>
    </message>
    <message>
        <source>Correct this…</source>
        <translation>Rätta detta…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Copy everything shown</source>
        <translation>Kopiera allt som visas</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Your first evening</source>
        <translation>Din första kväll</translation>
    </message>
    <message>
        <source>1 … 23</source>
        <translation>1 … 23</translation>
    </message>
    <message>
        <source>Point at the seat with this number</source>
        <translation>Peka på platsen med det numret</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Confirm the answer</source>
        <translation>Bekräfta svaret</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>Go on where nothing is chosen</source>
        <translation>Gå vidare där inget väljs</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>No action, abstains</source>
        <translation>Inget val, avstår</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Take the ballots; again: whose ballot</source>
        <translation>Ta upp rösterna; igen: vems röst</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Orders desk: another order of the same player</source>
        <translation>Order: en annan order från samma spelare</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+↑, Alt+↓</translation>
    </message>
    <message>
        <source>Orders desk: let an order count as earlier or later</source>
        <translation>Order: räkna en order som tidigare eller senare</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Orders desk: withdraw an order</source>
        <translation>Order: ta tillbaka en order</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backsteg</translation>
    </message>
    <message>
        <source>Take the last digit back</source>
        <translation>Ta tillbaka den sista siffran</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go of what is in hand</source>
        <translation>Släpp det du håller på med</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Piltangenter</translation>
    </message>
    <message>
        <source>Move around the circle, Enter points</source>
        <translation>Gå runt i ringen, Enter pekar</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Set up the table, deal the cards, and follow the card on the left: read aloud what stands under SAY, do silently what stands below it. Whoever wakes points at somebody: click that seat or type its number, then press Enter. At dawn the program tells you who dies and why, before anybody hears it; Ctrl+Enter announces it. Any step can be taken back with Ctrl+Z. If you must leave the table, F9 covers every secret.</source>
        <translation>Ställ i ordning bordet, dela ut korten och följ kortet till vänster: läs högt det som står under LÄS HÖGT, gör i tysthet det som står därunder. Den som vaknar pekar på någon: klicka på den platsen eller skriv numret och tryck Enter. I gryningen berättar programmet för dig vem som dör och varför, innan någon annan får höra det; Ctrl+Enter tillkännager. Varje steg går att ångra med Ctrl+Z. Måste du lämna bordet täcker F9 över alla hemligheter.</translation>
    </message>
</context>
<context>
    <name>Killing</name>
    <message>
        <source>The Game Master kills</source>
        <translation>Spelledaren dödar</translation>
    </message>
    <message>
        <source>For a coalition, or because the player has vanished. At once, and nothing saves him.</source>
        <translation>För en koalition, eller för att spelaren har försvunnit. Genast, och inget räddar.</translation>
    </message>
    <message>
        <source>By your word: at once, without a vote, and nothing saves the player.</source>
        <translation>På ditt ord: genast, utan omröstning, och inget räddar.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>Kill: {name}</source>
        <translation>Döda: {name}</translation>
    </message>
</context>
<context>
    <name>LanguageMenus</name>
    <message>
        <source>Language of this screen</source>
        <translation>Språk på den här skärmen</translation>
    </message>
    <message>
        <source>Language read aloud</source>
        <translation>Språk som läses högt</translation>
    </message>
    <message>
        <source>Language of the projector</source>
        <translation>Språk på projektorn</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>A player leaves</source>
        <translation>Någon går</translation>
    </message>
    <message>
        <source>At once, without a vote; nothing prevents it.</source>
        <translation>Genast, utan omröstning; inget hindrar det.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>Out of the game: {name}</source>
        <translation>Ur spelet: {name}</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>There is nothing to be told in private.</source>
        <translation>Det finns inget att säga i enrum.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Kopiera allt</translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Copy the message to {name}</source>
        <translation>Kopiera meddelandet till {name}</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message>
        <source>Back to now</source>
        <translation>Tillbaka till nu</translation>
    </message>
    <message>
        <source>Correct this…</source>
        <translation>Rätta detta…</translation>
    </message>
    <message>
        <source>The projector still shows how it was before the correction.</source>
        <translation>Projektorn visar fortfarande hur det var före rättelsen.</translation>
    </message>
    <message>
        <source>The table as it was after step {n}</source>
        <translation>Bordet som det var efter steg {n}</translation>
    </message>
    <message>
        <source>The projector still shows what you took back.</source>
        <translation>Projektorn visar ännu det du ångrade.</translation>
    </message>
    <message>
        <source>Show it as it is now</source>
        <translation>Visa läget nu</translation>
    </message>
</context>
<context>
    <name>MorningPanel</name>
    <message>
        <source>Dawn</source>
        <translation>Gryning</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Natten</translation>
    </message>
    <message>
        <source>In private</source>
        <translation>I enrum</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Announce and show</source>
        <translation>Tillkännage och visa</translation>
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
        <translation>Nu kommer orderna som meddelanden; projektorn visar natten.</translation>
    </message>
    <message>
        <source>Tell in private — {name}: {text}</source>
        <translation>Säg i enrum — {name}: {text}</translation>
    </message>
    <message>
        <source>Let the day break</source>
        <translation>Låt dagen gry</translation>
    </message>
    <message>
        <source>On to Night {n}</source>
        <translation>Vidare till natt {n}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bekräfta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Vidare</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>No action</source>
        <translation>Inget val</translation>
    </message>
</context>
<context>
    <name>NominationBoard</name>
    <message>
        <source>Nominations</source>
        <translation>Nomineringar</translation>
    </message>
    <message>
        <source>who</source>
        <translation>vem</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>vilken</translation>
    </message>
    <message>
        <source>Note the nomination</source>
        <translation>Notera nomineringen</translation>
    </message>
    <message>
        <source>They will speak: {names}</source>
        <translation>Talarordning: {names}</translation>
    </message>
    <message>
        <source>Take back: {text}</source>
        <translation>Ta tillbaka: {text}</translation>
    </message>
    <message>
        <source>{name} nominates</source>
        <translation>{name} nominerar</translation>
    </message>
    <message>
        <source>Click who nominates, then whom; or type “3 7”.</source>
        <translation>Klicka på den som nominerar och sedan på den nominerade, eller skriv ”3 7”.</translation>
    </message>
</context>
<context>
    <name>OrderEntry</name>
    <message>
        <source>Who has written? Click a seat or type its number: “3”, Space, “7”, Enter.</source>
        <translation>Vem har skrivit? Klicka på en plats eller skriv dess nummer: ”3”, mellanslag, ”7”, Enter.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Ingen order</translation>
    </message>
    <message>
        <source>Which order</source>
        <translation>Vilken order</translation>
    </message>
    <message>
        <source>Another order of the same player (O)</source>
        <translation>En annan order från samma spelare (O)</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Orders of this night</source>
        <translation>Nattens order</translation>
    </message>
</context>
<context>
    <name>OrderModel</name>
    <message>
        <source>not yet</source>
        <translation>inte än</translation>
    </message>
</context>
<context>
    <name>OrdersDesk</name>
    <message>
        <source>Orders</source>
        <translation>Order</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) in</source>
        <translation>
            <numerusform>%n order inne</numerusform>
            <numerusform>%n order inne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>%n saknas</numerusform>
            <numerusform>%n saknas</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <translation>inget saknas</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Tidigare</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+↑</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senare</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+↓</translation>
    </message>
    <message>
        <source>Resolve the night</source>
        <translation>Natten är slut: räkna ut</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Not come: {names}. Without an order nothing is done.</source>
        <translation>Order saknas från: {names}. Utan order görs ingenting.</translation>
    </message>
    <message>
        <source>Resolve all the same</source>
        <translation>Räkna ut ändå</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Vänta</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Only this one step can be changed here.</source>
        <translation>Här går det bara att ändra det här enda steget.</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Who plays?</source>
        <translation>Vem är med?</translation>
    </message>
    <message>
        <source>Clockwise from seat 1, as you look at the table. Drag to change seats, F2 renames.</source>
        <translation>Medurs från plats 1, som du ser bordet. Dra för att byta plats, F2 byter namn.</translation>
    </message>
    <message>
        <source>A name and Enter, or a whole list</source>
        <translation>Ett namn och Enter, eller en hel lista</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>En spelares namn</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lägg till</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Klistra in lista</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Lotta platser</translation>
    </message>
    <message>
        <source>Empty the table</source>
        <translation>Töm bordet</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Platserna medurs</translation>
    </message>
    <message>
        <source>Remembered players</source>
        <translation>Spelare från förr</translation>
    </message>
    <message>
        <source>REMEMBERED</source>
        <translation>FRÅN FÖRR</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} recommended</source>
        <translation>{fewest} till {most} rekommenderas</translation>
    </message>
    <message>
        <source>The rule book has no set below {n} players. You can compose one.</source>
        <translation>Regelboken har ingen uppsättning under {n} spelare. Du kan sätta ihop en egen.</translation>
    </message>
    <message>
        <source>The rule book has no set above {n} players. You can compose one.</source>
        <translation>Regelboken har ingen uppsättning över {n} spelare. Du kan sätta ihop en egen.</translation>
    </message>
    <message>
        <source>long: the circle shows its beginning</source>
        <translation>långt: ringen visar början</translation>
    </message>
    <message>
        <source>only the first {n} letters are kept in the game</source>
        <translation>för långt: spelet behåller så många tecken: {n}</translation>
    </message>
    <message>
        <source>the same name twice: the number tells them apart</source>
        <translation>samma namn två gånger: numret skiljer dem åt</translation>
    </message>
    <message>
        <source>has a symbol that not every screen can draw</source>
        <translation>har ett tecken som inte alla skärmar kan visa</translation>
    </message>
    <message>
        <source>That was empty: a name needs at least one letter.</source>
        <translation>Det var tomt: ett namn behöver minst en bokstav.</translation>
    </message>
    <message>
        <source>Nothing to paste: copy a list of names first, one on each line.</source>
        <translation>Inget att klistra in: kopiera först en lista med namn, ett på varje rad.</translation>
    </message>
    <message>
        <source>An empty name was not taken: {name} keeps the old one.</source>
        <translation>Ett tomt namn går inte, det förblir: {name}.</translation>
    </message>
</context>
<context>
    <name>PresetsButton</name>
    <message>
        <source>Presets</source>
        <translation>Sparade upplägg</translation>
    </message>
    <message>
        <source>Characters and rulings under a name, to be used again</source>
        <translation>Roller och husregler under ett namn, att använda igen</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Använd</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <translation>Spara som fil…</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Keep these characters and rulings…</source>
        <translation>Spara de här rollerna och husreglerna…</translation>
    </message>
    <message>
        <source>Take one from a file…</source>
        <translation>Hämta ur en fil…</translation>
    </message>
    <message>
        <source>Take a preset</source>
        <translation>Hämta ett upplägg</translation>
    </message>
    <message>
        <source>Presets of Mafia GM (*{suffix})</source>
        <translation>Upplägg för Mafia GM (*{suffix})</translation>
    </message>
    <message>
        <source>This preset cannot be used</source>
        <translation>Upplägget går inte att använda</translation>
    </message>
    <message>
        <source>It has something that this version does not know: {what}.</source>
        <translation>Det innehåller något som den här versionen inte känner till: {what}.</translation>
    </message>
    <message>
        <source>The file holds no preset of Mafia GM, or only a part of one.</source>
        <translation>Filen innehåller inget upplägg för Mafia GM, eller bara en del av ett.</translation>
    </message>
    <message>
        <source>Keep a preset</source>
        <translation>Spara ett upplägg</translation>
    </message>
    <message>
        <source>Its name; one of the same name is replaced.</source>
        <translation>Uppläggets namn; ett med samma namn skrivs över.</translation>
    </message>
    <message>
        <source>Save the preset as a file</source>
        <translation>Spara upplägget som fil</translation>
    </message>
    <message>
        <source>The preset was not written</source>
        <translation>Upplägget sparades inte</translation>
    </message>
</context>
<context>
    <name>Renaming</name>
    <message>
        <source>Another name</source>
        <translation>Ett annat namn</translation>
    </message>
    <message>
        <source>Everywhere at once, in what was noted before as well.</source>
        <translation>Genast överallt, också i det som redan är antecknat.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nytt namn</translation>
    </message>
    <message>
        <source>From now on: {name}</source>
        <translation>Från och med nu: {name}</translation>
    </message>
</context>
<context>
    <name>ReportBox</name>
    <message>
        <source>Story</source>
        <translation>Berättelse</translation>
    </message>
    <message>
        <source>A few sentences of your own, if you like</source>
        <translation>Några egna meningar, om du vill</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Rapporten</translation>
    </message>
</context>
<context>
    <name>ReportOut</name>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Copy the report as text</source>
        <translation>Kopiera rapporten som text</translation>
    </message>
    <message>
        <source>HTML…</source>
        <translation>HTML…</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>Spara rapporten som webbsida</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the report as PDF</source>
        <translation>Spara rapporten som PDF</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Spara rapporten</translation>
    </message>
    <message>
        <source>The report was not saved: {reason}</source>
        <translation>Rapporten sparades inte: {reason}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A later step does not fit any more</source>
        <translation>Ett senare steg går inte längre ihop</translation>
    </message>
    <message>
        <source>What would be otherwise</source>
        <translation>Det här blir annorlunda</translation>
    </message>
    <message>
        <source>The projector keeps its picture until you show the new one.</source>
        <translation>Projektorn behåller sin bild tills du visar den nya.</translation>
    </message>
    <message>
        <source>Decided about later steps</source>
        <translation>Avgjort om senare steg</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Ännu har ingenting ändrats</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Accept the correction</source>
        <translation>Godta rättelsen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>A question that nobody was asked</source>
        <translation>En fråga som ingen fick</translation>
    </message>
    <message>
        <source>So far, up to that step, this would be otherwise:</source>
        <translation>Fram till det steget blir det här annorlunda:</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Ingenting annat ändras.</translation>
    </message>
    <message>
        <source>Answer first: {question}…</source>
        <translation>Svara först: {question}…</translation>
    </message>
    <message>
        <source>Answer it…</source>
        <translation>Svara…</translation>
    </message>
    <message>
        <source>Without: {text}</source>
        <translation>Utan: {text}</translation>
    </message>
    <message>
        <source>Instead: {text}</source>
        <translation>I stället: {text}</translation>
    </message>
</context>
<context>
    <name>RollCallBody</name>
    <message>
        <source>Everybody is known</source>
        <translation>Alla är kända</translation>
    </message>
    <message>
        <source>Click the seat or type its number</source>
        <translation>Klicka på platsen eller skriv numret</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bekräfta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Characters called; Enter takes one back</source>
        <translation>Uppropade roller; Enter tar tillbaka</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>The Game Master&apos;s word</source>
        <translation>Spelledarens ord</translation>
    </message>
    <message>
        <source>By your word, whatever the rules say. The journal keeps it.</source>
        <translation>På ditt ord, vad reglerna än säger. Journalen minns det.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>I spelet</translation>
    </message>
    <message>
        <source>In the game or out of it</source>
        <translation>I spelet eller ur det</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Ur spelet</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Vad</translation>
    </message>
    <message>
        <source>So it shall be</source>
        <translation>Så ska det vara</translation>
    </message>
    <message>
        <source>From whom</source>
        <translation>Från vem</translation>
    </message>
    <message>
        <source>So be it: {name}</source>
        <translation>Så blir det: {name}</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Earlier</source>
        <translation>Tidigare</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senare</translation>
    </message>
    <message>
        <source>{value} (rule book)</source>
        <translation>{value} (regelboken)</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>ändrad</translation>
    </message>
    <message>
        <source>Back to the rule book</source>
        <translation>Tillbaka till regelboken</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message>
        <source>Table rulings</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Where the rule book leaves room, this is how you play. The defaults are its plainest reading.</source>
        <translation>Där regelboken lämnar utrymme spelar ni så här. Förvalen är den enklaste läsningen.</translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation>Sök husregel</translation>
    </message>
    <message numerus="yes">
        <source>Only changed (%n)</source>
        <translation>
            <numerusform>Bara ändrade (%n)</numerusform>
            <numerusform>Bara ändrade (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Återställ alla</translation>
    </message>
    <message>
        <source>No ruling speaks of that.</source>
        <translation>Ingen husregel handlar om det.</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>SAY</source>
        <translation>LÄS HÖGT</translation>
    </message>
</context>
<context>
    <name>ScreenMenu</name>
    <message>
        <source>Any screen but this one</source>
        <translation>Vilken skärm som helst utom denna</translation>
    </message>
    <message>
        <source>{screen} — this window</source>
        <translation>{screen} — det här fönstret</translation>
    </message>
    <message>
        <source>{screen} — not there</source>
        <translation>{screen} — inte ansluten</translation>
    </message>
    <message>
        <source>Screen of the projector</source>
        <translation>Skärm för projektorn</translation>
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
        <translation>Den här spelaren ber om en seans</translation>
    </message>
    <message>
        <source>The message to the living; it stands in the next report.</source>
        <translation>Meddelandet till de levande; det står i nästa rapport.</translation>
    </message>
    <message>
        <source>Message from beyond</source>
        <translation>Meddelande från andra sidan</translation>
    </message>
    <message>
        <source>Grant it</source>
        <translation>Bevilja</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Neka</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
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
        <translation>Platserna som lista</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>sits down at the next dawn</source>
        <translation>sätter sig vid nästa gryning</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ute</translation>
    </message>
    <message>
        <source>away</source>
        <translation>borta</translation>
    </message>
    <message>
        <source>in the game</source>
        <translation>med</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>i tur nu</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>vald</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>får väljas</translation>
    </message>
    <message>
        <source>may not be chosen</source>
        <translation>får inte väljas</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>late</source>
        <translation>för sent</translation>
    </message>
    <message>
        <source>at dawn</source>
        <translation>gryning</translation>
    </message>
</context>
<context>
    <name>Settled</name>
    <message>
        <source>Instead: {text}</source>
        <translation>I stället: {text}</translation>
    </message>
    <message>
        <source>It is left out.</source>
        <translation>Det stryks.</translation>
    </message>
    <message>
        <source>All that followed is left out.</source>
        <translation>Allt som följde stryks.</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Avgör på nytt</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>At least {n} players are needed.</source>
        <translation>Det behövs minst {n} spelare.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too few.</source>
        <translation>
            <numerusform>%n kort för lite.</numerusform>
            <numerusform>%n kort för lite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many.</source>
        <translation>
            <numerusform>%n kort för mycket.</numerusform>
            <numerusform>%n kort för mycket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Roller</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>I kväll</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lämna</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Vidare</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>Använd ändå</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Till bordet</translation>
    </message>
    <message>
        <source>Ctrl+Enter or Alt+Right</source>
        <translation>Ctrl+Enter eller Alt+→</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>Another screen repeats this one: the table may see all that you see.</source>
        <translation>En annan skärm visar samma sak: bordet kan se allt du ser.</translation>
    </message>
    <message>
        <source>There is no second screen: the projector is a window on this one.</source>
        <translation>Det finns ingen andra skärm: projektorn är ett fönster på den här.</translation>
    </message>
</context>
<context>
    <name>SideColumns</name>
    <message>
        <source>One fewer: {role}</source>
        <translation>En mindre: {role}</translation>
    </message>
    <message>
        <source>One more: {role}</source>
        <translation>En till: {role}</translation>
    </message>
    <message>
        <source>choose {k} of {n}</source>
        <translation>välj {k} av {n}</translation>
    </message>
</context>
<context>
    <name>SilentMap</name>
    <message>
        <source>Point without a word</source>
        <translation>Peka utan ett ord</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klart</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Somebody else, please</source>
        <translation>Någon annan, tack</translation>
    </message>
</context>
<context>
    <name>SpeechBox</name>
    <message>
        <source>Speaks now</source>
        <translation>Talar nu</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Give the floor back to the one before</source>
        <translation>Ge föregående talare ordet igen</translation>
    </message>
    <message>
        <source>+{n} s</source>
        <translation>+{n} s</translation>
    </message>
    <message>
        <source>Half a minute more</source>
        <translation>En halv minut till</translation>
    </message>
    <message>
        <source>Skip next</source>
        <translation>Hoppa över nästa</translation>
    </message>
    <message>
        <source>The next one does not want to speak</source>
        <translation>Nästa vill inte tala</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>I denna ordning</translation>
    </message>
    <message>
        <source>Give the floor to {name}</source>
        <translation>Ge ordet till {name}</translation>
    </message>
    <message>
        <source>Vote at once</source>
        <translation>Rösta direkt</translation>
    </message>
    <message>
        <source>Open the vote; nobody else speaks</source>
        <translation>Börja omröstningen; ingen mer får tala</translation>
    </message>
    <message>
        <source>Back to the talk</source>
        <translation>Tillbaka till diskussionen</translation>
    </message>
    <message>
        <source>Break the speeches off</source>
        <translation>Avbryt försvarstalen</translation>
    </message>
    <message>
        <source>Please round off.</source>
        <translation>Var snäll och avrunda.</translation>
    </message>
</context>
<context>
    <name>StageList</name>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Runs your evening of Mafia, so that you can look at the people.</source>
        <translation>Sköter spelet, så att du kan titta på människorna.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Öppna en fil…</translation>
    </message>
    <message>
        <source>Sample table for twelve</source>
        <translation>Exempelbord för tolv</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>Fortsätt: {title}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Language of this screen</source>
        <translation>Språk på den här skärmen</translation>
    </message>
    <message>
        <source>Games so far</source>
        <translation>Tidigare spel</translation>
    </message>
    <message>
        <source>The first evening</source>
        <translation>Den första kvällen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Om programmet</translation>
    </message>
    <message>
        <source>Seat everybody in a circle and press New game: type the names clockwise, keep the set of characters that is offered, and let the app deal. Hand the laptop round once, so that each player sees his card. From then on do what the left side says: read the large line aloud, click the seat the player points at, press Enter. At dawn the screen explains who died and why before you announce it. Nothing you enter is final: Ctrl+Z takes back any step, also after the program was closed. F9 covers the screen at once. If you have a second screen, the projector shows the table only what it may see.</source>
        <translation>Sätt alla i en ring och tryck på ”Nytt spel”: skriv namnen medurs, behåll rolluppsättningen som föreslås och låt programmet dela ut. Låt datorn gå runt en gång, så att var och en ser sitt kort. Gör sedan som det står till vänster: läs den stora texten högt, klicka på platsen som spelaren pekar på, tryck Enter. I gryningen förklarar skärmen vem som dog och varför innan du tillkännager det. Inget du skriver in är slutgiltigt: Ctrl+Z ångrar varje steg, även sedan programmet har stängts. F9 täcker genast över skärmen. Har du en andra skärm visar projektorn bordet bara det som får ses.</translation>
    </message>
</context>
<context>
    <name>StatisticsBox</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Vid start</translation>
    </message>
    <message>
        <source>Tell the current statistics</source>
        <translation>Säg den aktuella statistiken</translation>
    </message>
    <message>
        <source>Tell the initial statistics</source>
        <translation>Säg statistiken vid start</translation>
    </message>
    <message>
        <source>At the start of the game</source>
        <translation>När spelet började</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>this page</source>
        <translation>den här sidan</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klar</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Steps of this night</source>
        <translation>Nattens steg</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
</context>
<context>
    <name>StopBar</name>
    <message>
        <source>Stop the game here?</source>
        <translation>Avbryta spelet här?</translation>
    </message>
    <message>
        <source>These would win: {names}</source>
        <translation>Då vinner: {names}</translation>
    </message>
    <message>
        <source>Nobody would win.</source>
        <translation>Då vinner ingen.</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Avbryt spelet</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Spela vidare</translation>
    </message>
</context>
<context>
    <name>StorySheet</name>
    <message>
        <source>The story of the game</source>
        <translation>Spelets berättelse</translation>
    </message>
    <message>
        <source>Language of the story</source>
        <translation>Berättelsens språk</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Spara som HTML…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Spara som PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Save the story</source>
        <translation>Spara berättelsen</translation>
    </message>
    <message>
        <source>Choose another place. The system says: {reason}</source>
        <translation>Välj en annan plats. Systemet säger: {reason}</translation>
    </message>
    <message>
        <source>The story was not saved</source>
        <translation>Berättelsen sparades inte</translation>
    </message>
</context>
<context>
    <name>SwappingSeats</name>
    <message>
        <source>Two players change seats</source>
        <translation>Två byter plats</translation>
    </message>
    <message>
        <source>Each keeps number, card and marks; the neighbours become others.</source>
        <translation>Nummer, kort och märken följer med; grannarna blir andra.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Med vem</translation>
    </message>
    <message>
        <source>Change seats: {both}</source>
        <translation>Byt plats: {both}</translation>
    </message>
</context>
<context>
    <name>TodayBox</name>
    <message>
        <source>This morning</source>
        <translation>Den här morgonen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>In private</source>
        <translation>I enrum</translation>
    </message>
</context>
<context>
    <name>TonightPage</name>
    <message>
        <source>Tonight</source>
        <translation>I kväll</translation>
    </message>
    <message>
        <source>Rules of tonight</source>
        <translation>Kvällens regler</translation>
    </message>
    <message>
        <source>the app deals</source>
        <translation>programmet delar ut</translation>
    </message>
    <message>
        <source>a dealt deck is typed in</source>
        <translation>utdelade kort skrivs in</translation>
    </message>
    <message>
        <source>roll-call before the first night</source>
        <translation>upprop före första natten</translation>
    </message>
    <message>
        <source>aloud in {language}</source>
        <translation>uppläsning: {language}</translation>
    </message>
    <message>
        <source>projector in {language}</source>
        <translation>projektor: {language}</translation>
    </message>
    <message numerus="yes">
        <source>%n PLAYER(S), CLOCKWISE</source>
        <translation>
            <numerusform>%n SPELARE</numerusform>
            <numerusform>%n SPELARE, MEDURS</numerusform>
        </translation>
    </message>
    <message>
        <source>CHARACTERS</source>
        <translation>ROLLER</translation>
    </message>
    <message>
        <source>RULINGS THAT DIFFER FROM THE RULE BOOK</source>
        <translation>HUSREGLER SOM AVVIKER FRÅN REGELBOKEN</translation>
    </message>
    <message>
        <source>For this number of players</source>
        <translation>För detta antal spelare</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>I övrigt</translation>
    </message>
    <message>
        <source>None: everything as the rule book has it.</source>
        <translation>Inga: allt är som i regelboken.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>for looking only</source>
        <translation>bara för att titta</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The file is empty. Nothing can be read from it; choose another one.</source>
        <translation>Filen är tom och inget går att läsa ur den. Välj en annan.</translation>
    </message>
    <message>
        <source>This is not a game of Mafia GM. Choose a file that ends in .mafia.</source>
        <translation>Det här är inget spel från Mafia GM. Välj en fil som slutar på .mafia.</translation>
    </message>
    <message>
        <source>A newer Mafia GM wrote this game. Install that version to open it; the file is untouched.</source>
        <translation>Spelet är sparat i en nyare version av Mafia GM. Installera den versionen för att öppna det; filen är orörd.</translation>
    </message>
    <message>
        <source>The beginning of the file is damaged. It is left untouched; try a copy of it.</source>
        <translation>Början av filen är skadad. Filen lämnas orörd; försök med en kopia.</translation>
    </message>
    <message>
        <source>This Mafia GM does not know the rules of this game. Install a newer version.</source>
        <translation>Den här versionen av Mafia GM känner inte till spelets regler. Installera en nyare version.</translation>
    </message>
    <message>
        <source>The game uses a table ruling that this version does not know. The file is untouched.</source>
        <translation>Spelet använder en husregel som den här versionen inte känner till. Filen är orörd.</translation>
    </message>
    <message>
        <source>The game has a character, an ability or a phase that this version does not know. Install a newer version; the file is untouched.</source>
        <translation>I spelet finns en roll, en förmåga eller en fas som den här versionen inte känner till. Installera en nyare version; filen är orörd.</translation>
    </message>
    <message>
        <source>The disk is full, so the step was not made. Free some space and do it again.</source>
        <translation>Disken är full, så steget sparades inte. Frigör utrymme och gör om det.</translation>
    </message>
    <message>
        <source>The file may not be written, so the step was not made. Save a copy elsewhere.</source>
        <translation>Det går inte att skriva i filen, så steget sparades inte. Spara en kopia någon annanstans.</translation>
    </message>
    <message>
        <source>The file or its folder is gone, so the step was not made. Save a copy elsewhere.</source>
        <translation>Filen eller dess mapp är borta, så steget sparades inte. Spara en kopia någon annanstans.</translation>
    </message>
    <message>
        <source>The file is not there any more. Look for it elsewhere, or choose another game.</source>
        <translation>Filen finns inte kvar. Leta efter den någon annanstans eller välj ett annat spel.</translation>
    </message>
    <message>
        <source>The file may not be read. Ask its owner for permission, or choose another game.</source>
        <translation>Filen får inte läsas. Be ägaren om läsrätt eller välj ett annat spel.</translation>
    </message>
    <message>
        <source>The file cannot be read just now; it is untouched. Try it again.</source>
        <translation>Filen går inte att läsa just nu; den är orörd. Försök igen.</translation>
    </message>
    <message>
        <source>The disk is full, so there is no file yet. Free some space and try again.</source>
        <translation>Disken är full, så filen skapades inte. Frigör lite utrymme och försök igen.</translation>
    </message>
    <message>
        <source>No file may be written there. Choose another folder, or ask for permission to write.</source>
        <translation>Det går inte att spara där. Välj en annan mapp eller skaffa skrivrätt.</translation>
    </message>
    <message>
        <source>The folder is not there. Make it or choose another one, then try again.</source>
        <translation>Mappen finns inte. Skapa den eller välj en annan och försök igen.</translation>
    </message>
    <message>
        <source>A file of this name exists already. Choose another name.</source>
        <translation>Det finns redan en fil med det namnet. Välj ett annat namn.</translation>
    </message>
    <message>
        <source>The name of the file is too long. Choose a shorter one.</source>
        <translation>Filens namn är för långt. Välj ett kortare.</translation>
    </message>
    <message>
        <source>The game is open in another window. Go on there, or close it first.</source>
        <translation>Spelet är öppet i ett annat fönster. Fortsätt där, eller stäng det först.</translation>
    </message>
    <message>
        <source>Somebody else wrote into the file, so the step was not made. Save a copy elsewhere.</source>
        <translation>Något annat har skrivit i filen, så steget sparades inte. Spara en kopia någon annanstans.</translation>
    </message>
    <message>
        <source>The step could not be saved and was not made. Do it again.</source>
        <translation>Steget kunde inte sparas. Gör om det.</translation>
    </message>
    <message>
        <source>The file could not be made; nothing is lost. Try it again.</source>
        <translation>Filen kunde inte skapas; inget har gått förlorat. Försök igen.</translation>
    </message>
    <message>
        <source>The end of the file was damaged from line {n} on. The game opens at the last whole step.</source>
        <translation>Slutet av filen var skadat från rad {n}. Spelet öppnas vid det sista hela steget.</translation>
    </message>
    <message numerus="yes">
        <source>%n later step(s) can still be read.</source>
        <translation>
            <numerusform>%n senare steg går ännu att läsa.</numerusform>
            <numerusform>%n senare steg går ännu att läsa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as {name}.</source>
        <translation>Den skadade filen finns kvar som {name}.</translation>
    </message>
    <message>
        <source>Take the stick out safely. On the other laptop double-click {name}, or press Ctrl+O there. This laptop keeps its own copy just in case, and says so when it is opened.</source>
        <translation>Ta ut USB-minnet på säkert sätt. Dubbelklicka på {name} på den andra datorn, eller tryck Ctrl+O där. Den här datorn behåller sin kopia för säkerhets skull och säger till när den öppnas.</translation>
    </message>
    <message>
        <source>It goes on elsewhere, in the file {name}. If you go on here as well, there will be two games.</source>
        <translation>Det fortsätter någon annanstans, i filen {name}. Om du fortsätter här också blir det två spel.</translation>
    </message>
    <message>
        <source>This game is open in another window, so here it can only be looked at.</source>
        <translation>Spelet är öppet i ett annat fönster, så här går det bara att titta på.</translation>
    </message>
    <message>
        <source>This game&apos;s file may not be written, so it can only be looked at. Save a copy to go on.</source>
        <translation>Det går inte att skriva i spelets fil, så det går bara att titta på. Spara en kopia för att fortsätta.</translation>
    </message>
</context>
<context>
    <name>TurnSheet</name>
    <message>
        <source>Turn the laptop</source>
        <translation>Vänd datorn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>What shall one player see?</source>
        <translation>Vad ska en spelare få se?</translation>
    </message>
    <message>
        <source>Choose, or write your own words; nothing is shown yet.</source>
        <translation>Välj, eller skriv egna ord; ännu visas ingenting.</translation>
    </message>
    <message>
        <source>Line {n}</source>
        <translation>Rad {n}</translation>
    </message>
</context>
<context>
    <name>TurnedCard</name>
    <message>
        <source>For one pair of eyes</source>
        <translation>Bara för dina ögon</translation>
    </message>
    <message>
        <source>Turn the laptop so that only one player sees it.</source>
        <translation>Vänd datorn så att bara en spelare ser den.</translation>
    </message>
    <message>
        <source>Hold to show</source>
        <translation>Håll nere för att visa</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Täck över</translation>
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
        <translation>Varje kort har sin plats</translation>
    </message>
    <message>
        <source>All typed in</source>
        <translation>Allt är inskrivet</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Plats {n}</translation>
    </message>
    <message>
        <source>First letters of the character, Enter</source>
        <translation>Rollens första bokstäver, Enter</translation>
    </message>
    <message>
        <source>Character of {name}</source>
        <translation>Roll: {name}</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Kort kvar</translation>
    </message>
    <message>
        <source>Cards given; Enter corrects one</source>
        <translation>Utdelade kort; Enter rättar</translation>
    </message>
    <message>
        <source>{role} (taken)</source>
        <translation>{role} (tagen)</translation>
    </message>
    <message>
        <source>No card of this set begins like that.</source>
        <translation>Inget kort i uppsättningen börjar så.</translation>
    </message>
    <message>
        <source>{role} was given to {name} ({n}). Enter once more moves the card here.</source>
        <translation>{name} ({n}) har redan det kortet: {role}. Enter en gång till flyttar det hit.</translation>
    </message>
</context>
<context>
    <name>Unfit</name>
    <message>
        <source>Change it…</source>
        <translation>Ändra…</translation>
    </message>
    <message>
        <source>Say what was done instead</source>
        <translation>Säg vad som gjordes i stället</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Stryk det</translation>
    </message>
    <message>
        <source>Leave out all that followed</source>
        <translation>Stryk allt som följde</translation>
    </message>
    <message>
        <source>This step did not happen at all</source>
        <translation>Det här steget hände inte alls</translation>
    </message>
</context>
<context>
    <name>VerdictBox</name>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Lika</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n röst</numerusform>
            <numerusform>%n röster</numerusform>
        </translation>
    </message>
    <message>
        <source>{votes} each</source>
        <translation>{votes} var</translation>
    </message>
    <message>
        <source>To be carried out: {name} is checked, the thumb is for everybody.</source>
        <translation>Att verkställa: {name} undersöks, tummen är för alla.</translation>
    </message>
    <message>
        <source>To be carried out: {name} is checked. The result is not announced.</source>
        <translation>Att verkställa: {name} undersöks. Resultatet tillkännages inte.</translation>
    </message>
    <message>
        <source>Carry it out: {name}</source>
        <translation>Verkställ: {name}</translation>
    </message>
    <message>
        <source>To be carried out: {name} is voted out of the game. The Day ends.</source>
        <translation>Att verkställa: {name} röstas ut. Sedan är dagen slut.</translation>
    </message>
    <message>
        <source>Preview it for me</source>
        <translation>Visa följderna</translation>
    </message>
    <message>
        <source>What would happen, for the Game Master&apos;s eyes only</source>
        <translation>Vad som skulle hända, bara för Spelledarens ögon</translation>
    </message>
    <message>
        <source>Cancel, back to the debate</source>
        <translation>Avbryt, åter till diskussionen</translation>
    </message>
</context>
<context>
    <name>VoteBox</name>
    <message>
        <source>The rest abstain</source>
        <translation>Resten avstår</translation>
    </message>
    <message>
        <source>Cancel the vote</source>
        <translation>Avbryt omröstningen</translation>
    </message>
    <message>
        <source>Read a slip: who, whom; then Enter</source>
        <translation>Läs en lapp: vem, på vem; Enter</translation>
    </message>
    <message>
        <source>who</source>
        <translation>vem</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>på vem</translation>
    </message>
    <message>
        <source>Note the slip</source>
        <translation>Anteckna lappen</translation>
    </message>
    <message>
        <source>abstains</source>
        <translation>avstår</translation>
    </message>
    <message>
        <source>Click a seat or type its number</source>
        <translation>Klicka på en plats eller skriv numret</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>Take this ballot back</source>
        <translation>Ta tillbaka rösten, som om frågan inte ställts</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Låt vara</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nobody has a vote yet</source>
        <translation>Ingen har någon röst än</translation>
    </message>
    <message>
        <source>Most votes: {names}</source>
        <translation>Flest röster: {names}</translation>
    </message>
    <message>
        <source>Decided: {name}</source>
        <translation>Avgjort: {name}</translation>
    </message>
    <message>
        <source>Nobody can get more than half any more</source>
        <translation>Ingen kan längre få mer än hälften</translation>
    </message>
    <message>
        <source>Needs {n} now</source>
        <translation>Nu krävs {n}</translation>
    </message>
    <message>
        <source>{n} ties with {names}</source>
        <translation>{n} ger lika: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) left</source>
        <translation>
            <numerusform>%n röst kvar</numerusform>
            <numerusform>%n röster kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>{hands}, one counts twice</source>
        <translation>{hands}, en räknas dubbelt</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n röst</numerusform>
            <numerusform>%n röster</numerusform>
        </translation>
    </message>
    <message>
        <source>then {name}: {votes}</source>
        <translation>då {name}: {votes}</translation>
    </message>
    <message>
        <source>Everybody has been asked</source>
        <translation>Alla är tillfrågade</translation>
    </message>
</context>
<context>
    <name>VoteOpening</name>
    <message>
        <source>The vote</source>
        <translation>Omröstning</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Undersökning</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Hängning</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppen</translation>
    </message>
    <message>
        <source>On slips</source>
        <translation>På lappar</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Only the accused</source>
        <translation>Bara de anklagade</translation>
    </message>
    <message>
        <source>Close the Day without a verdict</source>
        <translation>Avsluta dagen utan dom</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n kandidat</numerusform>
            <numerusform>%n kandidater</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is left on the list.</source>
        <translation>Ingen är kvar på listan.</translation>
    </message>
    <message numerus="yes">
        <source>All %n candidate(s)</source>
        <translation>
            <numerusform>Den enda kandidaten</numerusform>
            <numerusform>Alla %n kandidater</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WrongCard</name>
    <message>
        <source>Every card of it is held already: {names}</source>
        <translation>Alla sådana kort är utdelade, till: {names}</translation>
    </message>
    <message>
        <source>A wrong card</source>
        <translation>Fel kort</translation>
    </message>
    <message>
        <source>What was done by the wrong card goes with it; what it was asked is asked again.</source>
        <translation>Det som gjorts med fel kort följer kortet; frågorna ställs på nytt.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>Holds another card</source>
        <translation>Har ett annat kort</translation>
    </message>
    <message>
        <source>Two hold each other&apos;s</source>
        <translation>Två har varandras</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Med vem</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Rätta</translation>
    </message>
</context>
<context>
    <name>_Rows</name>
    <message>
        <source>Seat</source>
        <translation>Plats</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Läge</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Val</translation>
    </message>
</context>
</TS>
