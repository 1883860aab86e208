import { useSyncExternalStore } from 'react';
import { isReached, onReached } from '../../api/connection/connection.js';
import { offlineTexts } from '../../texts/en/resilience.js';
import { FrameNotice } from './frame-notice.js';

/** Shows that the server cannot be reached, as long as that is so. */
export function OfflineNotice() {
  const reached = useSyncExternalStore(onReached, isReached);
  return <FrameNotice tone="failed" text={reached ? null : offlineTexts.notice} />;
}
