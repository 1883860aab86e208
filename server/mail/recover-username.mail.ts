import type { Letterhead } from './letterhead.js';
import { layOut } from './mail-layout.js';
import type { MailText } from './mail.js';

/** Tells the owner of an address the username of their account. */
export function recoverUsernameMail(letterhead: Letterhead, { to, username }: { to: string; username: string }): MailText {
  return layOut(letterhead, {
    to,
    subject: `Your username for ${letterhead.siteName}`,
    username,
    body: [`You asked for the username of your account. It is: ${username}`],
    link: {
      label: 'Sign in',
      address: `${letterhead.publicUrl}/login`,
      note: 'Your password is the one that you chose; this mail changes nothing.',
    },
    ifUnexpected: 'If it was not you who asked, there is nothing to do: only you received this mail.',
  });
}
