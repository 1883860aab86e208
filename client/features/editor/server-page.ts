import type { EditorQuery, PublishPageMutation } from '../../api/generated/graphql.js';
import type { PublishedPage, ServerPage } from './choose-draft.js';

/** The answer as the editor's own type. Throws when it is not what the schema says, rather than show a page that is not there. */
export function readEditorAnswer({ me, myPage }: EditorQuery): ServerPage {
  const { profilePicture, wallpaper } = myPage;
  return { owner: me.username, emailVerified: me.emailVerified, pictures: { profilePicture, wallpaper }, ...readMyPage(myPage) };
}

/** The same for what publishing answers. */
export function readMyPage({ address, version, design }: PublishPageMutation['publishPage']): PublishedPage {
  if (design !== null && !Array.isArray(design.tiles)) throw new TypeError('The server answered no design.');
  return { address, version, design };
}
