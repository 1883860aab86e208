import type { Letterhead } from './letterhead.js';
import { layOut } from './mail-layout.js';
import type { MailText } from './mail.js';

/** Tells the owner that the account has a new password. What there is to do is for an owner who did not choose it. */
export function passwordChangedMail(letterhead: Letterhead, { to, username }: { to: string; username: string }): MailText {
  const { siteName, publicUrl } = letterhead;
  return layOut(letterhead, {
    to,
    subject: `Your password for ${siteName} was changed`,
    username,
    body: [
      'Your account has a new password, and you were signed out everywhere. If it was you, that is all.',
      'If it was not you, somebody else can read your mail. Change the password of your mailbox first, then that of your account.',
    ],
    link: {
      label: 'Ask for a new password',
      address: `${publicUrl}/recoverpassword`,
      note: 'We mail you a link to choose it. Using that link signs everybody out again.',
    },
    ifUnexpected: 'If it was not you, write to us, too.',
  });
}
