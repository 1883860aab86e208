import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Contains the link to choose a new password. */
export function resetPasswordMail(mailSite: MailSite, reader: MailReader, link: string): MailText {
  const texts = mailTextsIn(reader.language).resetPassword;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body],
    link: { label: texts.link, address: link, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
