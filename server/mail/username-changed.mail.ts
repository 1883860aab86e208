import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner that the account has another username, and which one it had. */
export function usernameChangedMail(mailSite: MailSite, reader: MailReader, former: string): MailText {
  const texts = mailTextsIn(reader.language).usernameChanged;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body({ username: reader.username, former })],
    link: { label: texts.link, address: mailSite.addresses.at('/personal/account'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
