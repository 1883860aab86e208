import { useEffect, useState } from 'react';
import { loadPart } from '../../controls/loading/load-part.js';
import { whenIdle } from '../../controls/loading/when-idle.js';
import type * as Notices from './lasting-notices.js';

const loadNotices = (): Promise<typeof Notices> => import('./lasting-notices.js');

/** The notices about the whole app. Their code is loaded when the browser is idle, after everything that the screen needs. */
export function FrameNotices() {
  const [notices, setNotices] = useState<typeof Notices>();
  useEffect(() => {
    const load = () =>
      void loadPart(loadNotices).then(setNotices, (error: unknown) => console.error('No lasting notice can be shown.', error));
    return whenIdle(load);
  }, []);
  return notices && <notices.LastingNotices />;
}
