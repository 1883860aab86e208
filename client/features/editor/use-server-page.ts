import { useEffect, useState } from 'react';
import { callServer } from '../../api/call-server.js';
import { failureOf, type Failure } from '../../api/failure.js';
import { EditorDocument } from '../../api/generated/graphql.js';
import { noteOwner } from '../../api/session-token.js';
import type { ServerPage } from './choose-draft.js';
import { readEditorAnswer } from './server-page.js';

/** Fetches the account's page as it is now; nothing remembered from earlier counts. */
export async function fetchPage(): Promise<ServerPage> {
  return readEditorAnswer(await callServer(EditorDocument));
}

export interface ServerPageInHand {
  /** Null until it is here. */
  readonly page: ServerPage | null;
  /** Why it did not come; null while it is on its way. */
  readonly failure: Failure | null;
  /** Tries again. */
  readonly load: () => void;
}

/** The page to edit. A failure is only logged (specification §8), and said in its place. */
export function useServerPage(): ServerPageInHand {
  const [page, setPage] = useState<ServerPage | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stale = false;
    fetchPage().then(
      (fetched) => {
        if (stale) return;
        noteOwner(fetched.owner);
        setPage(fetched);
      },
      (error: unknown) => {
        const why = failureOf(error);
        // An ended session leaves for the front page by itself.
        if (stale || why.kind === 'expired') return;
        console.error('The page to edit did not load.', error);
        setFailure(why);
      },
    );
    return () => {
      stale = true;
    };
  }, [attempt]);
  function load() {
    setFailure(null);
    setAttempt(attempt + 1);
  }
  return { page, failure, load };
}
