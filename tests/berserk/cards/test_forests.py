"""Cards of the forests at work."""

from berserk.cards.table import fight


def test_grey_wolf_hunts_with_beasts():
    battle = fight("P1: grey-wolf c3, lynx b2", "P2: foe c4 exhausted").dice(1)
    assert battle.play("strike c3 c4").wounds("foe") == 2


def test_birch_archer_shoots_far():
    battle = fight("P1: birch-archer c2", "P2: foe c6").dice(6).use("c2", "c6")
    assert battle.wounds("foe") == 4


def test_brown_bear_strikes_harder_when_hurt():
    battle = fight("P1: brown-bear c3 wounds=1", "P2: foe c4 exhausted").dice(1)
    assert battle.play("strike c3 c4").wounds("foe") == 3


def test_moss_healer_heals_at_a_distance_and_herself():
    battle = fight("P1: moss-healer c2 wounds=2, ally a2 wounds=3", "P2: foe c6").use("c2", "a2")
    assert battle.wounds("ally") == 1
    assert battle.change().wounds("moss-healer") == 1


def test_root_sprout_holds_its_neighbours():
    battle = fight("P1: foe c3, free a1", "P2: root-sprout c4")
    assert {text.split()[0] for text in battle.options("move")} == {"a1"}


def test_lynx_leaps_and_picks_its_prey():
    battle = fight("P1: lynx c1", "P2: foe c5 exhausted, guard d5").dice(6)
    battle.play("leap c1 c4", "strike c4 c5")
    assert battle.wounds("foe") == 3


def test_snare_setter_snares():
    battle = fight("P1: snare-setter c2", "P2: foe c5 exhausted").dice(4).use("c2", "c5").end()
    assert battle.wounds("foe") == 2 and not battle.is_alert("foe")


def test_birch_maiden_wakes_an_ally():
    battle = fight("P1: birch-maiden c2, ally c3 exhausted", "P2: foe c6").use("c2", "c3")
    assert battle.is_alert("ally")


def test_stag_knight_is_skilled():
    battle = fight("P1: stag-knight c3", "P2: foe c4").dice(3, 3).play("strike c3 c4")
    assert battle.told("rolled")[0]["total"] == 4
    battle = fight("P1: foe c3", "P2: stag-knight c4").dice(3, 3).play("strike c3 c4")
    assert battle.told("rolled")[1]["total"] == 4


def test_moon_huntress_hunts_on_after_a_kill():
    battle = fight("P1: moon-huntress c2", "P2: foe c5 wounds=9, other a6").dice(1)
    battle.use("c2", "c5")
    assert battle.at("foe") == "grave" and battle.is_alert("moon-huntress")


def test_old_leshy_mends_his_wood():
    battle = fight("P1: old-leshy c2 wounds=5, ally b2 wounds=3", "P2: foe c6").change()
    assert battle.wounds("ally") == 2 and battle.wounds("old-leshy") == 4


def test_skin_changer_heals_by_the_kill():
    battle = fight("P1: skin-changer c3 wounds=7", "P2: foe c4 exhausted wounds=9, other a6")
    battle.dice(1).play("strike c3 c4")
    assert battle.wounds("skin-changer") == 0


def test_grove_volkhv_lends_the_oaks_strength():
    battle = fight("P1: grove-volkhv b2, ally c3", "P2: foe c4 exhausted").use("b2", "c3").dice(1)
    assert battle.play("strike c3 c4").wounds("foe") == 4


def test_blade_dancer_answers_a_miss():
    battle = fight("P1: foe c3", "P2: blade-dancer c4").dice(2, 2).play("strike c3 c4")
    assert battle.wounds("foe") == 1 and battle.wounds("blade-dancer") == 0


def test_great_boar_tramples():
    battle = fight("P1: great-boar c3", "P2: foe c4 exhausted, other c5 exhausted").dice(4)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 4 and battle.wounds("other") == 1


def test_bramble_hog_pricks():
    battle = fight("P1: foe c3", "P2: bramble-hog c4 exhausted").dice(1).play("strike c3 c4")
    assert battle.wounds("foe") == 1 and battle.wounds("bramble-hog") == 2


def test_alder_king_leads_astray():
    battle = fight("P1: alder-king c3", "P2: foe c5").use("c3", "c5", "d6")
    assert battle.at("foe") == "d6" and battle.wounds("foe") == 1


def test_falconer_reaches_everywhere():
    battle = fight("P1: falconer c1", "P2: foe c6").dice(4).use("c1", "c6")
    assert battle.wounds("foe") == 3


def test_unicorn_strikes_by_magic_and_fears_none():
    battle = fight("P1: unicorn c3", "P2: foe c4, hex-crone c6").dice(4).use("c3", "c4")
    assert battle.wounds("foe") == 3
    battle.end().use("c6", "c3")
    assert not battle.has("unicorn", "cursed")


def test_wild_oat_boys_fall_on_the_tired():
    battle = fight("P1: wild-oat-boys c3", "P2: foe c4 exhausted").dice(4)
    assert battle.play("strike c3 c4").wounds("foe") == 3
