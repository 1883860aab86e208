import { DidNotLoad } from '../../controls/did-not-load.js';
import { personalTexts } from '../../texts/personal.js';

/** The account could not be read. */
export function AccountDidNotLoad({ onRetry }: { onRetry: () => void }) {
  return <DidNotLoad title={personalTexts.failedTitle} text={personalTexts.failed} onRetry={onRetry} />;
}
