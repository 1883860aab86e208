import { callServer } from '../../api/call-server.js';
import { failureOf, isToldAlready } from '../../api/failure.js';
import { EditorDocument } from '../../api/generated/graphql.js';
import { noteOwner } from '../../api/session-token.js';
import type { ServerPage } from './choose-draft.js';
import { readEditorAnswer } from './server-page.js';

/** Fetches the account's page as it is now; nothing remembered from earlier counts. */
export async function fetchPage(): Promise<ServerPage> {
  return readEditorAnswer(await callServer(EditorDocument));
}

/** The page to edit. A failure that nobody was told of yet is only logged (specification §8), and said in its place. */
export async function fetchPageToEdit(): Promise<ServerPage> {
  try {
    const page = await fetchPage();
    noteOwner(page.owner);
    return page;
  } catch (error) {
    if (!isToldAlready(failureOf(error))) console.error('The page to edit did not load.', error);
    throw error;
  }
}
