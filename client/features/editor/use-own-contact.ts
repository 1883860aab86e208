import { useCallback } from 'react';
import { DEFAULT_DESIGN } from '../../../server/pages/design/page-design.rules.js';
import { CONTACT_LIMITS } from '../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { callServer } from '../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';
import { OwnVerificationDocument } from '../../api/generated/own-verification.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import type { OwnContact } from '../../page-editing/tile-kinds/own-contact.js';

/** The title of the page, which is often a name, and the e-mail address of the account. */
export function useOwnContact(title: string): OwnContact {
  const notify = useNotify();
  return useCallback(async () => {
    try {
      const { me } = await callServer(OwnVerificationDocument);
      return { name: title === DEFAULT_DESIGN.title ? '' : title.trim().slice(0, CONTACT_LIMITS.name), mail: me.email };
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) notify({ text: reasonOf(failure), tone: 'failed' });
      return null;
    }
  }, [title, notify]);
}
