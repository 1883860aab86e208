import type { EditorQuery, PublishPageMutation } from '../../api/generated/graphql.js';
import type { PublishedPage, ServerPage } from './choose-draft.js';

/**
 * Converts the response into the editor's type. Throws if the response does not match the schema, because a wrong page must not be shown.
 */
export function readEditorAnswer({ me, myPage }: EditorQuery): ServerPage {
  const { profilePicture, wallpaper, isHidden: hidden } = myPage;
  return { owner: me.username, emailVerified: me.emailVerified, hidden, pictures: { profilePicture, wallpaper }, ...readMyPage(myPage) };
}

/** The same for the response to publishing. */
export function readMyPage({ address, version, design }: PublishPageMutation['publishPage']): PublishedPage {
  if (design !== null && !Array.isArray(design.tiles)) throw new TypeError('The server answered no design.');
  return { address, version, design };
}
