<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgainSheet</name>
    <message numerus="yes">
        <source>%n chair(s)</source>
        <translation>
            <numerusform>%n chair</numerusform>
            <numerusform>%n chairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ApprovalBox</name>
    <message numerus="yes">
        <source>%n ballot(s) to come</source>
        <translation>
            <numerusform>%n ballot to come</numerusform>
            <numerusform>%n ballots to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CharactersPage</name>
    <message numerus="yes">
        <source>Suggested for %n</source>
        <translation>
            <numerusform>Suggested for %n</numerusform>
            <numerusform>Suggested for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule book&apos;s for %n</source>
        <translation>
            <numerusform>Rule book&apos;s for %n</numerusform>
            <numerusform>Rule book&apos;s for %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayButtons</name>
    <message numerus="yes">
        <source>Count %n hand(s)</source>
        <translation>
            <numerusform>Count %n hand</numerusform>
            <numerusform>Count %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayClock</name>
    <message numerus="yes">
        <source>Start %n minute(s)</source>
        <translation>
            <numerusform>Start %n minute</numerusform>
            <numerusform>Start %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message numerus="yes">
        <source>%n card(s) have no seat yet.</source>
        <translation>
            <numerusform>%n card has no seat yet.</numerusform>
            <numerusform>%n cards have no seat yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have not seen their card yet.</source>
        <translation>
            <numerusform>%n player has not seen his card yet.</numerusform>
            <numerusform>%n players have not seen their cards yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealtBody</name>
    <message numerus="yes">
        <source>%n card(s) will be shuffled and dealt. Nobody can foresee the order.</source>
        <translation>
            <numerusform>%n card will be shuffled and dealt. Nobody can foresee the order.</numerusform>
            <numerusform>%n cards will be shuffled and dealt. Nobody can foresee the order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%n winner(s)</source>
        <translation>
            <numerusform>%n winner</numerusform>
            <numerusform>%n winners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandsBox</name>
    <message numerus="yes">
        <source>%n hand(s) left</source>
        <translation>
            <numerusform>%n hand left</numerusform>
            <numerusform>%n hands left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdersDesk</name>
    <message numerus="yes">
        <source>%n order(s) in</source>
        <translation>
            <numerusform>%n order in</numerusform>
            <numerusform>%n orders in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>%n still to come</numerusform>
            <numerusform>%n still to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message numerus="yes">
        <source>Only changed (%n)</source>
        <translation>
            <numerusform>Only changed (%n)</numerusform>
            <numerusform>Only changed (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message numerus="yes">
        <source>%n card(s) too few.</source>
        <translation>
            <numerusform>%n card too few.</numerusform>
            <numerusform>%n cards too few.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many.</source>
        <translation>
            <numerusform>%n card too many.</numerusform>
            <numerusform>%n cards too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TonightPage</name>
    <message numerus="yes">
        <source>%n PLAYER(S), CLOCKWISE</source>
        <translation>
            <numerusform>%n PLAYER</numerusform>
            <numerusform>%n PLAYERS, CLOCKWISE</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message numerus="yes">
        <source>%n later step(s) can still be read.</source>
        <translation>
            <numerusform>%n later step can still be read.</numerusform>
            <numerusform>%n later steps can still be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictBox</name>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VoteBox</name>
    <message numerus="yes">
        <source>%n hand(s) left</source>
        <translation>
            <numerusform>%n hand left</numerusform>
            <numerusform>%n hands left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VoteOpening</name>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n candidate(s)</source>
        <translation>
            <numerusform>The only candidate</numerusform>
            <numerusform>All %n candidates</numerusform>
        </translation>
    </message>
</context>
</TS>
