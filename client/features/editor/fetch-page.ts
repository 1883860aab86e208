import { callServer } from '../../api/call-server.js';
import { failureOf, isToldAlready } from '../../api/failure.js';
import { EditorDocument } from '../../api/generated/graphql.js';
import { noteOwner } from '../../api/session-token.js';
import type { ServerPage } from './choose-draft.js';
import { readEditorAnswer } from './server-page.js';

/** Fetches the account's page, without any cache. */
export async function fetchPage(): Promise<ServerPage> {
  return readEditorAnswer(await callServer(EditorDocument));
}

/** Fetches the page to edit. A failure is logged (specification §8), unless the user has already been informed; the screen shows it. */
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
