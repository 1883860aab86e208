import { FaultWatch } from './fault-watch.js';
import { OfflineNotice } from './offline-notice.js';
import { UpdateNotice } from '../updates/update-notice.js';

export function LastingNotices() {
  return (
    <>
      <FaultWatch />
      <OfflineNotice />
      <UpdateNotice />
    </>
  );
}
