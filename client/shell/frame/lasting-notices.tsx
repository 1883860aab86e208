import { useEffect } from 'react';
import { watchAnnouncement } from './announcement-watch.js';
import { FaultWatch } from './fault-watch.js';
import { OfflineNotice } from './offline-notice.js';
import { UpdateNotice } from '../updates/update-notice.js';

export function LastingNotices() {
  useEffect(watchAnnouncement, []);
  return (
    <>
      <FaultWatch />
      <OfflineNotice />
      <UpdateNotice />
    </>
  );
}
