import { useEffect, useEffectEvent, useState } from 'react';
import type { Operation } from './operation.js';
import { onSessionLost, type SessionLoss } from '../session/session-loss.js';
import { accountCount, sessionChange } from '../session/session-token.js';

/*
 * The editor sends its first calls without the Apollo client, which it loads when it stands. Answers wait here until the client's cache is
 * loaded. From then on the cache has them all, and tells the editor what other parts change.
 */

/** The answers that the cache of the Apollo client has. */
export interface KeptAnswers {
  keep<Data, Variables>(operation: Operation<Data, Variables>, data: Data, variables: Variables | undefined): void;
  /** Calls `onAnswer` with each complete answer that the cache has from now on. Returns a function that ends this. */
  watch<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, onAnswer: (data: Data) => void): () => void;
}

type Task = (answers: KeptAnswers) => void;

let loaded: KeptAnswers | undefined;
let waiting: Task[] = [];

/** Called once, by the module of the Apollo client. */
export function provideAnswers(answers: KeptAnswers): void {
  loaded = answers;
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task(answers);
}

/**
 * Puts the answer to a call that was not sent by the Apollo client into its cache, unless somebody else has signed in, or the session was
 * lost, before the cache was loaded: then it would have been emptied.
 */
export function keepAnswer<Data, Variables>(operation: Operation<Data, Variables>, data: Data, variables?: NoInfer<Variables>): void {
  const account = accountCount();
  whenLoaded((answers) => {
    if (account === accountCount() && sessionChange() === null) answers.keep(operation, data, variables);
  });
}

/**
 * The answer to a query, as the cache has it; `first` until the cache is loaded. It calls nothing. `variables` must be the same object
 * between renders.
 */
export function useKeptAnswer<Data, Variables>(query: Operation<Data, Variables>, variables: Variables, first: Data): Data {
  const [data, setData] = useState(first);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    whenLoaded((answers) => {
      if (!left) stop = answers.watch(query, variables, (now) => setData(() => now));
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [query, variables]);
  // The cache was emptied when the session was lost. What is on the screen is still true for this account.
  const keepAgain = useEffectEvent((loss: SessionLoss | null) => void (loss === null && keepAnswer(query, data, variables)));
  useEffect(() => onSessionLost(keepAgain), []);
  return data;
}

function whenLoaded(task: Task): void {
  if (loaded) task(loaded);
  else waiting.push(task);
}
