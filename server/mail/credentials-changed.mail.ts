import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner that the account has a new password, and what to do if the owner did not change it. */
export function passwordChangedMail(mailSite: MailSite, reader: MailReader): MailText {
  const texts = mailTextsIn(reader.language).passwordChanged;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body, texts.bodyOtherwise],
    link: { label: texts.link, address: mailSite.addresses.at('/recoverpassword'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

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
