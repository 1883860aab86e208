import type { Actor } from '../../actor.js';
import type { PageOfActor } from '../../pages/page.js';

/** In the place of an id: the main page. */
const MAIN = 'main';

/** The page that a path of /api/pages names. */
export function askedPage(actor: Actor, asked: string): PageOfActor {
  return { actor, pageId: asked === MAIN ? undefined : asked };
}
