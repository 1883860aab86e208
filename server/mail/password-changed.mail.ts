import type { Letterhead } from './letterhead.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner that the account has a new password, and what to do if the owner did not change it. */
export function passwordChangedMail(letterhead: Letterhead, reader: MailReader): MailText {
  const texts = mailTextsIn(reader.language).passwordChanged;
  return layOut(letterhead, reader, {
    subject: texts.subject(letterhead),
    body: [texts.body, texts.bodyOtherwise],
    link: { label: texts.link, address: letterhead.addresses.at('/recoverpassword'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
