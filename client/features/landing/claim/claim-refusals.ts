import { landingTexts } from '../../../texts/en/landing.js';
import { refusalTexts } from '../../../texts/en/refusals.js';

/** The sentences for the names that the claim form refuses, by the reason of the refusal. `{sign}` and `{fitting}` stand for values of the refusal. */
export type ClaimRefusals = Readonly<Record<string, string>>;

/**
 * Only the server calls this. The document carries these sentences, because the browser would otherwise load the sentences of all refusals
 * together with the front page.
 */
export function claimRefusals(): ClaimRefusals {
  const { LINKNAME_INVALID, LINKNAME_RESERVED } = refusalTexts;
  const LINKNAME_SIGN = refusalTexts.LINKNAME_SIGN({ sign: '{sign}', fitting: '{fitting}' });
  return { LINKNAME_EMPTY: landingTexts.claimEmpty, LINKNAME_INVALID, LINKNAME_RESERVED, LINKNAME_SIGN };
}
