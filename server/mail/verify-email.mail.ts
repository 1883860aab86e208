import type { Letterhead } from './letterhead.js';
import { layOut } from './mail-layout.js';
import type { MailText } from './mail.js';

/** Brings the link that shows that the address is its reader's. */
export function verifyEmailMail(letterhead: Letterhead, { to, username, link }: { to: string; username: string; link: string }): MailText {
  return layOut(letterhead, {
    to,
    subject: `Verify your e-mail address for ${letterhead.siteName}`,
    username,
    body: ['Show that this address is yours. You can then add a profile picture and a wallpaper to your page.'],
    link: { label: 'Verify this address', address: link, note: 'The link works for 24 hours.' },
    ifUnexpected:
      'If you have no account with us, somebody typed your address by mistake. There is nothing to do: without the link nothing happens.',
  });
}
