import { useEffect, useState } from 'react';
import { parseLinkname } from '../../../server/pages/linknames/linkname.rules.js';
import { callServer } from '../connection/call-server.js';
import { answeredSentence, sentenceOf } from '../connection/refusal-sentence.js';
import { LinknameAvailabilityDocument } from '../generated/linkname-availability.js';
import type { LinknameAvailabilityQuery } from '../generated/types.js';

/** What is known about a typed linkname. Not available and without a reason while nothing is known yet. */
export interface LinknameAvailability {
  readonly available: boolean;
  /** Why it cannot be claimed. */
  readonly reason?: string;
}

const pauseInTypingMilliseconds = 300;

/**
 * Checks a linkname while it is typed: its form at once, and its availability by a call to the server after a pause. Null checks nothing.
 */
export function useLinknameAvailability(typed: string | null): LinknameAvailability {
  const parsed = parse(typed);
  const linkname = parsed?.ok ? parsed.value : '';
  const hasPaused = useDebounced(typed) === typed;
  const answer = useAnswer(hasPaused ? linkname : '');
  if (parsed?.ok === false) return { available: false, reason: sentenceOf(parsed.refusal) };
  // This is the response for an earlier text of the field.
  if (answer?.linkname !== linkname) return { available: false };
  return {
    available: answer.available,
    reason: answer.reason === null ? undefined : answeredSentence({ code: answer.code }, answer.reason),
  };
}

/** The server's last answer. An empty linkname is not sent. If there is no answer, nothing is known. */
function useAnswer(linkname: string): LinknameAvailabilityQuery['linknameAvailability'] | null {
  const [answer, setAnswer] = useState<LinknameAvailabilityQuery['linknameAvailability'] | null>(null);
  useEffect(() => {
    if (linkname === '') return;
    let stale = false;
    callServer(LinknameAvailabilityDocument, { linkname }).then(
      ({ linknameAvailability }) => void (stale || setAnswer(linknameAvailability)),
      () => void (stale || setAnswer(null)),
    );
    return () => {
      stale = true;
    };
  }, [linkname]);
  return answer;
}

/** An empty field is not checked. */
function parse(typed: string | null) {
  return typed === null || typed.trim() === '' ? null : parseLinkname(typed);
}

function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseInTypingMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
