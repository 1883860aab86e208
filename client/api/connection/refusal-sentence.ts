import { wordRefusal, type Refusal } from '../../../server/parsed.rules.js';
import { refusalTexts } from '../../texts/en/refusals.js';

/** The sentence for a refusal. Undefined if this client has no text for it, because the server runs another release. */
export function refusalSentence(refusal: Omit<Refusal, 'code'>): string | undefined {
  return wordRefusal(refusalTexts, refusal);
}

/** The sentence for a refusal by a rule in the browser, for which there is always a text. */
export function sentenceOf(refusal: Refusal): string {
  return refusalSentence(refusal) ?? refusal.reason;
}

/** The sentence for a refusal in a response. `sentence` is the server's English one, used if this client has no text. */
export function answeredSentence(answered: unknown, sentence: string): string {
  const { code, reason = code, values = {} } = (answered ?? {}) as Partial<Refusal>;
  return (typeof reason === 'string' ? refusalSentence({ reason, values }) : undefined) ?? sentence;
}
