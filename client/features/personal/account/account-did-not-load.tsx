import { reasonNotRead, type Failure } from '../../../api/connection/failure.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { personalTexts } from '../../../texts/en/personal.js';

/** Shown if the account could not be loaded. */
export function AccountDidNotLoad({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return <DidNotLoad title={personalTexts.failedTitle} text={reasonNotRead(failure, personalTexts.failed)} onRetry={onRetry} />;
}
