"""Cards of the dark forces at work."""

from rulebook import rule

from berserk.cards.table import fight
from holmgang.games.berserk.change import death


def test_barrow_bones_return():
    battle = fight("P1: barrow-bones grave tokens=1, ally c3", "P2: foe c6").change()
    assert battle.play("target c1").at("barrow-bones") == "c1"


def test_ghoul_feeds():
    battle = fight("P1: ghoul c3 wounds=5", "P2: foe c4 exhausted wounds=8, other a6").dice(1)
    battle.play("strike c3 c4")
    assert battle.wounds("ghoul") == 2


def test_grave_archer_shoots_and_returns():
    battle = fight("P1: grave-archer c2", "P2: foe c6").dice(4).use("c2", "c6")
    assert battle.wounds("foe") == 3
    battle = fight("P1: grave-archer grave tokens=2, ally c3", "P2: foe c6").change()
    assert battle.play("target c1").at("grave-archer") == "c1"


def test_blood_thrall_drinks():
    battle = fight("P1: blood-thrall c3 wounds=1", "P2: foe c4 exhausted").dice(6)
    battle.play("strike c3 c4")
    assert battle.wounds("blood-thrall") == 0 and battle.extra("blood-thrall") == 2


def test_hex_crone_curses():
    battle = fight("P1: hex-crone c1", "P2: foe c6").use("c1", "c6")
    assert battle.has("foe", "cursed")


def test_wraith_appears_and_strikes_by_magic():
    battle = fight("P1: wraith c1", "P2: foe c6").play("leap c1 c5").dice(6).use("c5", "c6")
    assert battle.wounds("foe") == 4


def test_black_squire_strikes_harder_in_formation():
    battle = fight("P1: black-squire c3, death-rider b3", "P2: foe c4 exhausted").dice(1)
    assert battle.play("strike c3 c4").wounds("foe") == 3


def test_candle_thrall_gives_his_life():
    battle = fight("P1: foe c3", "P2: candle-thrall c4 exhausted wounds=5, ally a6 wounds=5")
    battle.dice(1).play("strike c3 c4", "target a6")
    assert battle.wounds("ally") == 2


def test_stitched_brute_feels_little():
    battle = fight("P1: foe c3 strike=5-5-5", "P2: stitched-brute c4 exhausted").dice(1)
    assert battle.play("strike c3 c4").wounds("stitched-brute") == 3


def test_blood_countess_comes_and_drinks():
    battle = fight("P1: blood-countess c1 wounds=3", "P2: foe c6 exhausted").dice(4)
    battle.play("leap c1 c5", "strike c5 c6")
    assert battle.wounds("foe") == 3 and battle.wounds("blood-countess") == 0


def test_barrow_priest_calls_the_dead():
    battle = fight("P1: barrow-priest c2, ghoul grave, death-rider grave", "P2: foe c6")
    battle.play("use c2 1")
    assert [text for text in battle.legal() if "death-rider" in text] == []
    battle.play(next(text for text in battle.legal() if "ghoul" in text), "target b1")
    assert battle.at("ghoul") == "b1" and not battle.is_alert("ghoul")


def test_barrow_priest_blasts():
    battle = fight("P1: barrow-priest c2", "P2: foe c5").dice(4).use("c2", "c5", number=2)
    assert battle.wounds("foe") == 3


def test_death_rider_curses_by_a_strong_blow():
    battle = fight("P1: death-rider c3", "P2: foe c4 exhausted").dice(6).play("strike c3 c4")
    assert battle.wounds("foe") == 4 and battle.has("foe", "cursed")


def test_night_blade_finishes_the_weak():
    battle = fight("P1: night-blade c3", "P2: foe c4 wounds=8, hale d4, other a6")
    battle.play("use c3 1")
    assert battle.options("target") == {"c4"}
    assert battle.play("target c4").at("foe") == "grave"


def test_wailing_woman_stuns():
    battle = fight("P1: wailing-woman c3", "P2: foe c5 exhausted").use("c3", "c5").end()
    assert not battle.is_alert("foe")


def test_wailing_woman_blasts():
    battle = fight("P1: wailing-woman c3", "P2: foe c5").dice(4).use("c3", "c5", number=2)
    assert battle.wounds("foe") == 3


def test_bone_dragon_grows_by_killing():
    battle = fight("P1: bone-dragon c3", "P2: foe c4 exhausted wounds=9, other a6").dice(1)
    battle.play("strike c3 c4")
    assert battle.extra("bone-dragon") == 2


def test_corpse_raven_feasts_on_the_enemys_dead():
    battle = fight("P1: corpse-raven air wounds=3, ally c3", "P2: foe c4 exhausted wounds=9, b a6")
    battle.dice(1).play("strike c3 c4")
    assert battle.wounds("corpse-raven") == 1


def test_grave_digger_profits():
    battle = fight("P1: foe c3", "P2: ally c4 exhausted wounds=9, grave-digger a6").dice(1)
    battle.play("strike c3 c4")
    assert battle.extra("grave-digger") == 1


def test_blood_mage_pays_in_blood():
    battle = fight("P1: blood-mage c2", "P2: foe c6").dice(6).use("c2", "c6")
    assert battle.wounds("foe") == 5 and battle.wounds("blood-mage") == 1


def test_headless_rider_rides_far_and_strikes_well():
    battle = fight("P1: headless-rider c1", "P2: foe c5 exhausted").dice(3)
    battle.play("move c1 c2", "move c2 c3", "move c3 c4", "strike c4 c5")
    assert battle.wounds("foe") == 3 and battle.told("rolled")[0]["total"] == 4


def test_moon_shade_slips_in_and_strikes_by_magic():
    battle = fight("P1: moon-shade c2", "P2: foe c5, hex-crone a6").play("leap c2 c4").dice(6)
    assert battle.use("c4", "c5").wounds("foe") == 3
    assert not battle.end().use("a6", "c4").has("moon-shade", "cursed")


@rule("BK-19.23c")
def test_whom_the_barrow_priest_calls_back_does_not_incarnate_once_more():
    battle = fight("P1: barrow-priest b2, barrow-bones grave", "P2: foe e6")
    battle.change().change().play("target a1")
    assert battle.at("barrow-bones") == "a1"
    death.destroy(battle.state, battle.card("barrow-bones"))
    battle.play("use b2 1", "choose south grave barrow-bones", "target b3")
    assert battle.at("barrow-bones") == "b3"
    death.destroy(battle.state, battle.card("barrow-bones"))
    battle.change().change().change()
    assert battle.at("barrow-bones") == "grave" and battle.now("barrow-bones")["tokens"] == 0
