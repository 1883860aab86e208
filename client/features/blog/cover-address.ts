import type { Cover, Mosaic } from '../../../server/articles/post.rules.js';
import coupeWide from '../../art/coupe-wide.svg';
import coupe from '../../art/coupe.svg';
import fishWide from '../../art/fish-wide.svg';
import fish from '../../art/fish.svg';
import mountainWide from '../../art/mountain-wide.svg';
import mountain from '../../art/mountain.svg';
import owlWide from '../../art/owl-wide.svg';
import owl from '../../art/owl.svg';

const mosaics: Readonly<Record<Mosaic, string>> = { coupe, fish, mountain, owl };
const wideMosaics: Readonly<Record<Mosaic, string>> = { coupe: coupeWide, fish: fishWide, mountain: mountainWide, owl: owlWide };

/** The address of a cover's picture for the list. */
export function coverAddress(cover: Cover): string {
  return 'mosaic' in cover ? mosaics[cover.mosaic] : cover.picture;
}

/** The address of a cover's picture at the full width of a post. */
export function wideCoverAddress(cover: Cover): string {
  return 'mosaic' in cover ? wideMosaics[cover.mosaic] : cover.picture;
}
