import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner of an account that somebody, perhaps the owner, tried to open another one with the same address, or to give it to another one. */
export function addressKnownMail(mailSite: MailSite, reader: MailReader, wish: 'account' | 'change' = 'account'): MailText {
  const texts = mailTextsIn(reader.language).addressKnown;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [wish === 'account' ? texts.body(reader) : texts.bodyChange(reader), texts.bodyForgotten],
    link: { label: texts.link, address: mailSite.addresses.at('/login'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
