import { localStore } from '../../api/browser-storage.js';
import { callServer } from '../../api/connection/call-server.js';
import { failureOf, isToldAlready } from '../../api/connection/failure.js';
import { EditorDocument } from '../../api/generated/editor.js';
import { EditorOfPageDocument } from '../../api/generated/editor-of-page.js';
import type { EditorOfPageQuery } from '../../api/generated/types.js';
import { keepAnswer } from '../../api/connection/kept-answers.js';
import { noteOwner } from '../../api/session/session-token.js';
import { mayHaveNewer } from '../../page-editing/draft/draft-document.js';
import { hasUnsavedDraft, type DraftReading } from '../../page-editing/draft/former-drafts/former-drafts.js';
import { hasTilePictures } from '../../shell/waiting-pictures/waiting-flags.js';
import type { FoundInAccount } from './publishing/saving/saved-draft.js';
import { readEditorAnswer } from './server-page.js';
import { showKeptPictures } from './tile-pictures/use-picture-uploads.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';

/**
 * Fetches a page of the account, the main one if none is named, and keeps the answer as that to `EditorOfPage`. Rejects if it does not match
 * the schema.
 */
export async function fetchPage(pageId?: string): Promise<EditorOfPageQuery> {
  const answer = pageId === undefined ? await fetchMainPage() : await callServer(EditorOfPageDocument, { id: pageId });
  readEditorAnswer(answer);
  keepAnswer(EditorOfPageDocument, answer, { id: answer.page.id });
  return answer;
}

async function fetchMainPage(): Promise<EditorOfPageQuery> {
  const { me, myPage: page } = await callServer(EditorDocument);
  return { me, page };
}

/** The editor shows from the beginning what this device keeps until the account may upload. Without it, the places of these pictures are empty. */
async function showWaitingPictures(owner: string): Promise<void> {
  if (!hasTilePictures(owner)) return;
  await showKeptPictures(owner).catch((error: unknown) => console.error('The kept pictures were not read.', error));
}

const readingPart = lazyPart(() => import('./drafts/reading-part.js'), { preloads: false });

export interface PageToEdit {
  readonly answer: EditorOfPageQuery;
  /** For the draft on this device. Null if there is none with unpublished changes, and none in the account. */
  readonly reading: DraftReading | null;
  /** The draft in the account that another device has saved. */
  readonly found: FoundInAccount | null;
}

/** Fetches the page to edit. A failure is logged (specification §8), unless the user has already been informed; the screen shows it. */
export async function fetchPageToEdit(pageId?: string): Promise<PageToEdit> {
  try {
    const answer = await fetchPage(pageId);
    noteOwner(answer.me.firstUsername);
    await showWaitingPictures(answer.me.firstUsername);
    const page = readEditorAnswer(answer);
    const { draft } = answer.page;
    const isInAccount = draft !== null && !draft.isDiscarded;
    if (!isInAccount && !hasUnsavedDraft(localStore, page) && !mayHaveNewer(localStore, page))
      return { answer, reading: null, found: null };
    // The editor does not open without it, so that nothing is stored over the draft.
    const part = await readingPart.fetch();
    const reading = part.readingOf(page);
    return { answer, reading, found: await part.findInAccount(page, draft, reading) };
  } catch (error) {
    if (!isToldAlready(failureOf(error))) console.error('The page to edit did not load.', error);
    throw error;
  }
}
