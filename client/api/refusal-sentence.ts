import { wordRefusal, type Refusal } from '../../server/parsed.rules.js';
import { refusalTexts } from '../texts/en/refusals.js';

/** What to tell the user of a refusal. Undefined where this client has no text for it, because the server is of another release. */
export function refusalSentence(refusal: Omit<Refusal, 'code'>): string | undefined {
  return wordRefusal(refusalTexts, refusal);
}

/** The same of what a rule refused here: it always has a text. */
export function sentenceOf(refusal: Refusal): string {
  return refusalSentence(refusal) ?? refusal.reason;
}

/** A refusal as the server answers it, with its English `sentence` for what this client does not know. */
export function answeredSentence(answered: unknown, sentence: string): string {
  const { code, reason = code, values = {} } = (answered ?? {}) as Partial<Refusal>;
  return (typeof reason === 'string' ? refusalSentence({ reason, values }) : undefined) ?? sentence;
}
