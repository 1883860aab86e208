import { useSyncExternalStore } from 'react';
import { isReached, onReached } from '../api/connection.js';
import { offlineTexts } from '../texts/en/resilience.js';
import { FrameNotice } from './frame-notice.js';

/** Says that the server is out of reach, for as long as it is. */
export function OfflineNotice() {
  const reached = useSyncExternalStore(onReached, isReached);
  return <FrameNotice tone="failed" text={reached ? null : offlineTexts.notice} />;
}
