import { useEffect } from 'react';
import { onSessionExpired } from '../api/session-expiry.js';
import { useNotify } from '../controls/notifications.js';
import { sessionTexts } from '../texts/shell.js';
import { afterNotice, loadPage, reload } from './leaving.js';
import { screens } from './screens.js';

const noticeMilliseconds = 1000;

/** Tells that the session is over: the editor goes to the front page, every other screen is loaded anew (specification §4). */
export function SessionWatch() {
  const notify = useNotify();
  useEffect(
    () =>
      onSessionExpired(() => {
        notify({ text: sessionTexts.expired, tone: 'grey' });
        const inEditor = window.location.pathname.startsWith(screens.editor);
        afterNotice(inEditor ? () => loadPage('/') : reload, noticeMilliseconds);
      }),
    [notify],
  );
  return null;
}
