import { useEffect } from 'react';
import { lazyPart, useLazyPart } from '../../controls/loading/lazy-part.js';
import { whenIdle } from '../../controls/loading/when-idle.js';

const noticesPart = lazyPart(() => import('./lasting-notices.js'), { preloads: false });

/** The notices about the whole app. Their code is loaded when the browser is idle, after everything that the screen needs. */
export function FrameNotices() {
  const { module, load } = useLazyPart(noticesPart);
  useEffect(() => whenIdle(load), [load]);
  return module && <module.LastingNotices />;
}
