import { useEffect, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { parseLinkname } from '../../server/pages/linkname.rules.js';
import { answeredSentence, sentenceOf } from './refusal-sentence.js';
import { LinknameAvailabilityDocument } from './generated/graphql.js';

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
  const hasPaused = useSettled(typed) === typed;
  const { data } = useQuery(LinknameAvailabilityDocument, {
    variables: { linkname },
    skip: linkname === '' || !hasPaused,
  });
  if (parsed?.ok === false) return { available: false, reason: sentenceOf(parsed.refusal) };
  const answer = data?.linknameAvailability;
  // This is the response for an earlier text of the field.
  if (answer?.linkname !== linkname) return { available: false };
  return {
    available: answer.available,
    reason: answer.reason === null ? undefined : answeredSentence({ code: answer.code }, answer.reason),
  };
}

/** An empty field is not checked. */
function parse(typed: string | null) {
  return typed === null || typed.trim() === '' ? null : parseLinkname(typed);
}

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseInTypingMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
