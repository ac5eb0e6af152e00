/** Small pictures of what a card can do; the server says which ones a card bears. */
import shot from 'picture:arrow-flights';
import cast from 'picture:thrown-spear';
import magic from 'picture:magic-swirl';
import harm from 'picture:bleeding-wound';
import heal from 'picture:healing';
import summon from 'picture:minions';
import poison from 'picture:poison-bottle';
import stun from 'picture:knocked-out-stars';
import armor from 'picture:breastplate';
import protect from 'picture:checked-shield';
import regen from 'picture:regeneration';
import vampirism from 'picture:fangs';
import jump from 'picture:jump-across';
import skill from 'picture:swords-emblem';
import formation from 'picture:spears';
import trait from 'picture:round-star';

export const SIGNS: Record<string, string> = {
  shot,
  throw: cast,
  magic,
  harm,
  heal,
  summon,
  poison,
  stun,
  armor,
  protect,
  regen,
  vampirism,
  jump,
  skill,
  formation,
  trait,
};
