import type { Letterhead } from './letterhead.js';
import { layOut } from './mail-layout.js';
import type { MailText } from './mail.js';

/** Brings the link to choose a new password. */
export function resetPasswordMail(
  letterhead: Letterhead,
  { to, username, link }: { to: string; username: string; link: string },
): MailText {
  return layOut(letterhead, {
    to,
    subject: `Choose a new password for ${letterhead.siteName}`,
    username,
    body: ['You asked for a new password. Choose it on the page that this link opens.'],
    link: {
      label: 'Choose a new password',
      address: link,
      note: 'The link works once, within 1 hour. Once the password is changed, you are signed out everywhere.',
    },
    ifUnexpected: 'If it was not you who asked, there is nothing to do: your password stays as it is. Do not pass this link on.',
  });
}
