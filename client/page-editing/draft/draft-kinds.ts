import { keepKinds } from '../../../server/pages/keep-kinds.rules.js';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import type { TextDesign } from '../../../server/pages/wire-design.rules.js';

/**
 * The design that an older client wrote as texts, with the kinds of the tiles that it left as they were shown. They are in the document of
 * the draft, or, after it was published, on the server. Most devices have no such design, so the editor loads this code only when it finds one.
 */
export function withKinds(texts: PageDesign, ...shown: readonly (PageDesign | null | undefined)[]): PageDesign {
  const tiles = shown.flatMap((design) => design?.tiles ?? []);
  return keepKinds({ ...texts, tiles }, texts as TextDesign);
}
