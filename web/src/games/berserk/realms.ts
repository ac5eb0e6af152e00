/** Symbols of realms, figures and conditions. */
import wheat from 'picture:wheat';
import peaks from 'picture:peaks';
import pine from 'picture:pine-tree';
import reeds from 'picture:high-grass';
import flame from 'picture:flame';
import skull from 'picture:crowned-skull';
import knot from 'picture:star-formation';
import heart from 'picture:hearts';
import boot from 'picture:walking-boot';
import sword from 'picture:broadsword';
import armor from 'picture:breastplate';
import poison from 'picture:poison-bottle';
import blessed from 'picture:sun-priest';
import cursed from 'picture:cursed-star';
import stunned from 'picture:knocked-out-stars';
import returned from 'picture:raise-skeleton';
import pacified from 'picture:peace-dove';
import token from 'picture:token';
import extra from 'picture:heart-plus';
import watching from 'picture:eye-target';
import chips from 'picture:rune-stone';
import star from 'picture:round-star';

export const REALMS = ['plains', 'mountains', 'forests', 'swamp', 'fire', 'darkness', 'neutral'];

export const REALM_ICONS: Record<string, string> = {
  plains: wheat,
  mountains: peaks,
  forests: pine,
  swamp: reeds,
  fire: flame,
  darkness: skull,
  neutral: knot,
};

export const FIGURES = { heart, boot, sword, armor, star };

export const CONDITIONS: Record<string, string> = {
  poison,
  blessed,
  cursed,
  stunned,
  returned,
  pacified,
  tokens: token,
  extra,
  armor,
  watching,
  chips,
};
