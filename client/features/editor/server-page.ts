import type { EditorQuery } from '../../api/generated/graphql.js';
import type { ServerPage } from './choose-draft.js';

/** The answer as the editor's own type. Throws when it is not what the schema says, rather than show a page that is not there. */
export function readEditorAnswer({ me, myPage }: EditorQuery): ServerPage {
  return { owner: me.username, ...readMyPage(myPage) };
}

/** The same for what publishing answers. */
export function readMyPage({ address, version, design }: EditorQuery['myPage']): Omit<ServerPage, 'owner'> {
  if (design !== null && !Array.isArray(design.tiles)) throw new TypeError('The server answered no design.');
  return { address, version, design };
}
