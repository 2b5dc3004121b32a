"""The rule book's own lists, written down a second time: its sets, its cards, its clauses."""

from __future__ import annotations

ROLES = {
    "Świr": ("madman", "A♢", "city", "city"),
    "Lekarz": ("doctor", "K♡", "city", "city"),
    "Kolejarz": ("railwayman", "K♢", "city", "city"),
    "Panna Lekkich Obyczajów": ("courtesan", "Q♡", "city", "city"),
    "Detektyw": ("detective", "10♡", "city", "city"),
    "Właściciel Sklepu z Bronią": ("gun_shop_owner", "10♢", "city", "city"),
    "Święty": ("saint", "9♡", "city", "city"),
    "Ochroniarz": ("bodyguard", "8♡", "city", "city"),
    "Biedna Przeklęta Piechota": ("cursed_infantry", "7♡", "city", "mafia"),
    "Prezes": ("president", "6♡", "city", "city"),
    "Mieszczanin": ("citizen", "4♡", "city", "city"),
    "Szef Mafii": ("mafia_boss", "A♠", "mafia", "mafia"),
    "Szantażysta": ("blackmailer", "K♠", "mafia", "mafia"),
    "Kokietka": ("coquette", "Q♠", "mafia", "city"),
    "Woźny": ("janitor", "10♠", "mafia", "mafia"),
    "Mafioso": ("mafioso", "4♠", "mafia", "mafia"),
    "Szef Szantażysta": ("boss_blackmailer", "A♠", "mafia", "mafia"),
    "Anioł Śmierci": ("angel_of_death", "A♣", "syndicate", "syndicate"),
    "Burmistrz": ("mayor", "K♣", "syndicate", "syndicate"),
    "Córcia Prezesa": ("presidents_daughter", "Q♣", "syndicate", "syndicate"),
    "Terrorysta": ("terrorist", "10♣", "syndicate", "syndicate"),
    "Terrorysta+": ("terrorist_plus", "10♣", "syndicate", "syndicate"),
    "Barman": ("barman", "8♣", "syndicate", "syndicate"),
}
"""Polish name: key, (first) card, faction, what a check shows; in rule-book order."""

SETS = """
6 4-2-0 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Biedna Przeklęta Piechota | Szef Mafii, Kokietka |
7 4-2-1 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr | Szef Mafii, Kokietka | 1: Barman / Burmistrz / Terrorysta / Córcia Prezesa
8 5-2-1 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią | Szef Szantażysta, Kokietka | 1: Barman / Burmistrz / Terrorysta / Córcia Prezesa
9 5-2-2 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią | Szef Mafii, Kokietka | 2: Barman / Burmistrz / Terrorysta / Córcia Prezesa
10 5-3-2 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, Święty | Szef Mafii, Kokietka, Woźny | 2: Barman / Burmistrz / Terrorysta / Córcia Prezesa
11 6-3-2 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią, 1: Kolejarz / Prezes | Szef Mafii, Kokietka, Woźny | Barman, 1: Anioł Śmierci / Burmistrz / Terrorysta / Córcia Prezesa
12 6-3-3 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią, 1: Kolejarz / Prezes | Szef Mafii, Kokietka, Woźny | Barman, 2: Anioł Śmierci / Burmistrz / Terrorysta / Córcia Prezesa
13 7-3-3 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią, 1: Kolejarz / Prezes, Ochroniarz | Szef Szantażysta, Kokietka, Woźny | Barman, Anioł Śmierci, 1: Burmistrz / Terrorysta / Córcia Prezesa
14 7-3-4 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią, 1: Kolejarz / Prezes, Ochroniarz | Szef Szantażysta, Kokietka, Woźny | Barman, Anioł Śmierci, Terrorysta+, 1: Burmistrz / Córcia Prezesa
15 8-3-4 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią, Kolejarz, Prezes, Ochroniarz | Szef Szantażysta, Kokietka, Woźny | Barman, Anioł Śmierci, Terrorysta+, 1: Burmistrz / Córcia Prezesa
16 8-4-4 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią, Kolejarz, Prezes, Święty | Szef Mafii, Szantażysta, Kokietka, Woźny | Barman, Anioł Śmierci, Terrorysta+, 1: Burmistrz / Córcia Prezesa
17 9-4-4 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią, Kolejarz, Prezes, Święty, Ochroniarz | Szef Mafii, Szantażysta, Kokietka, Woźny | Barman, Anioł Śmierci, Terrorysta+, 1: Burmistrz / Córcia Prezesa
18 9-4-5 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, 1: Biedna Przeklęta Piechota / Właściciel Sklepu z Bronią, Kolejarz, Prezes, Święty, Ochroniarz | Szef Mafii, Szantażysta, Kokietka, Woźny | Barman, Anioł Śmierci, Terrorysta+, Burmistrz, Córcia Prezesa
19 10-4-5 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, Biedna Przeklęta Piechota, Właściciel Sklepu z Bronią, Kolejarz, Prezes, Święty, Ochroniarz | Szef Mafii, Szantażysta, Kokietka, Woźny | Barman, Anioł Śmierci, Terrorysta+, Burmistrz, Córcia Prezesa
20 10-5-5 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, Biedna Przeklęta Piechota, Właściciel Sklepu z Bronią, Kolejarz, Prezes, Ochroniarz, Mieszczanin | Szef Mafii, Szantażysta, Kokietka, Woźny, Mafioso | Barman, Anioł Śmierci, Terrorysta+, Burmistrz, Córcia Prezesa
21 11-5-5 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, Biedna Przeklęta Piechota, Właściciel Sklepu z Bronią, Kolejarz, Prezes, Ochroniarz, Mieszczanin x2 | Szef Mafii, Szantażysta, Kokietka, Woźny, Mafioso | Barman, Anioł Śmierci, Terrorysta+, Burmistrz, Córcia Prezesa
22 12-5-5 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, Biedna Przeklęta Piechota, Właściciel Sklepu z Bronią, Kolejarz, Prezes, Ochroniarz, Mieszczanin x3 | Szef Mafii, Szantażysta, Kokietka, Woźny, Mafioso | Barman, Anioł Śmierci, Terrorysta+, Burmistrz, Córcia Prezesa
23 12-6-5 | Lekarz, Detektyw, Panna Lekkich Obyczajów, Świr, Biedna Przeklęta Piechota, Właściciel Sklepu z Bronią, Kolejarz, Prezes, Ochroniarz, Mieszczanin x3 | Szef Mafii, Szantażysta, Kokietka, Woźny, Mafioso x2 | Barman, Anioł Śmierci, Terrorysta+, Burmistrz, Córcia Prezesa
"""
"""Players, initial statistics, City, Mafia, Syndicate; ``2: a / b / c`` are two of these."""

CLAUSES = (
    *(f"MP-A{n}" for n in range(1, 25)),
    *(f"MP-B{n}" for n in range(1, 27)),
    *(f"MP-C{n}" for n in (*range(1, 16), *range(20, 32), *range(40, 53), 60, 61)),
    *(f"MP-D{n}" for n in range(1, 7)),
    *(f"MP-E{n}" for n in range(1, 5)),
    *(f"MP-F{n:02}" for n in range(1, 25)),
    *(f"MP-G{n:02}" for n in range(1, 74)),
    *(f"MP-H{n:02}" for n in (
        1, 2, 4, 5, 8, 9, 11, 12, 14, 16, 18, 20, 21, 23, 24, 26, 27, 29, 31, 32, 33, 36, 37, 39, 41, 42, 43, 44, 46, 47, 48,
    )),
)  # fmt: skip
"""Every numbered clause that can be tested; section E beyond E4 lists slips of the text."""
