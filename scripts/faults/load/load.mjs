// The continuous load of the fault run: many writers at once, each with one write at a time, and readers of public pages.
import { setTimeout as delay } from 'node:timers/promises';
import { shownNumber } from './accounts.mjs';

/** The pauses after a write that failed, and after a page was read, in milliseconds. */
const pauseAfterFailure = 100;
const pauseAfterRead = 50;

/**
 * Answers that say: not now. Everything else is a fault of the product. A page or a draft is only "changed elsewhere" for its one writer when an earlier
 * write without an answer was done late.
 */
const expectedFailures =
  /^(?:ECONN|EPIPE$|socket hang up$|no answer$|status 50[234]$|BUSY$|STORAGE_UNAVAILABLE$|PICTURES_UNAVAILABLE$|(?:PAGE|DRAFT)_CHANGED_ELSEWHERE$)/;

/** Starts writing and reading. `writers` have a pause in milliseconds after each write. */
export function startLoad({ writers, readerClient, readers = 2 }) {
  const state = {
    acknowledged: {},
    failedReads: 0,
    failures: new Map(),
    unexpected: [],
    longestSilence: 0,
    lastAt: performance.now(),
    isDone: false,
  };
  const gate = openGate();
  const pages = writers.map(({ writer }) => writer.account).filter(Boolean);
  const all = [
    ...writers.map((writer) => writeOn(state, gate, writer)),
    ...Array.from({ length: readers }, (_, at) => readOn(state, gate, () => shownNumber(readerClient, pages[at++ % pages.length]))),
  ];
  return {
    state,
    pages,
    /** Waits for the running writes, and begins no more until `resume`. */
    pause: gate.close,
    resume: () => {
      state.lastAt = performance.now();
      gate.open();
    },
    stop: async () => {
      state.isDone = true;
      gate.open();
      await Promise.all(all);
    },
  };
}

/** While it is closed, nothing begins. It may be closed a second time. */
function openGate() {
  const running = new Set();
  let isOpen = Promise.resolve();
  let open = () => undefined;
  return {
    pass: async (work) => {
      await isOpen;
      const turn = work();
      running.add(turn);
      const result = await turn;
      running.delete(turn);
      return result;
    },
    open: () => open(),
    close: async () => {
      const openBefore = open;
      isOpen = new Promise((resolve) => {
        open = () => [openBefore, resolve].forEach((release) => release());
      });
      do {
        await Promise.all(running);
        // What has passed the gate already begins only now.
        await delay(1);
      } while (running.size > 0);
    },
  };
}

async function writeOn(state, gate, { writer, pause }) {
  const write = async () => {
    await writer.write();
    acknowledge(state, writer.kind);
    return true;
  };
  while (!state.isDone) {
    const isAcknowledged = await gate.pass(() => write().catch((error) => note(state, error)));
    await delay(isAcknowledged ? pause : Math.max(pause, pauseAfterFailure));
  }
}

async function readOn(state, gate, read) {
  while (!state.isDone) {
    await gate.pass(() => read().catch((error) => noteRead(state, error)));
    await delay(pauseAfterRead);
  }
}

function acknowledge(state, kind) {
  const now = performance.now();
  state.acknowledged[kind] = (state.acknowledged[kind] ?? 0) + 1;
  state.longestSilence = Math.max(state.longestSilence, now - state.lastAt);
  state.lastAt = now;
}

function noteRead(state, error) {
  state.failedReads += 1;
  judge(state, error);
}

// Returns false: the write was not acknowledged.
function note(state, error) {
  const kind = judge(state, error);
  state.failures.set(kind, (state.failures.get(kind) ?? 0) + 1);
  return false;
}

function judge(state, error) {
  const kind = error.kind ?? error.message;
  if (!expectedFailures.test(kind)) state.unexpected.push(`${error.message} (${kind})`);
  return kind;
}

/** The longest time without an acknowledged write, with the one that is still going on. */
export function longestSilenceOf({ longestSilence, lastAt }) {
  return Math.max(longestSilence, performance.now() - lastAt);
}

/** How many writes were acknowledged, of all kinds. */
export function acknowledgedOf({ acknowledged }) {
  return Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
}
