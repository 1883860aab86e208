import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import type { SuspendedAccount } from './mail-request.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner that the account is suspended, why, and what that means. */
export function accountSuspendedMail(mailSite: MailSite, reader: MailReader, { reason, words }: SuspendedAccount): MailText {
  const texts = mailTextsIn(reader.language).accountSuspended;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body({ reason }), ...(words === null ? [] : [words]), texts.meaning],
    link: { label: texts.link, address: `mailto:${mailSite.supportEmail}`, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that the account is not suspended any more. */
export function suspensionLiftedMail(mailSite: MailSite, reader: MailReader): MailText {
  const texts = mailTextsIn(reader.language).suspensionLifted;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body],
    link: { label: texts.link, address: mailSite.addresses.at('/login'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
