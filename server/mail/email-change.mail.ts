import { factorLines, type OtherFactors } from './credentials-changed.mail.js';
import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Contains the link that makes the address of the reader the one of the account. */
export function confirmEmailMail(mailSite: MailSite, reader: MailReader, link: string): MailText {
  const texts = mailTextsIn(reader.language).confirmEmail;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body(reader)],
    link: { label: texts.link, address: link, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner, at the present address, that somebody has asked for another one. */
export function emailChangeAskedMail(mailSite: MailSite, reader: MailReader, { newEmail }: { readonly newEmail: string }): MailText {
  const texts = mailTextsIn(reader.language).emailChangeAsked;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body({ address: newEmail }), texts.bodyOtherwise],
    link: { label: texts.link, address: mailSite.addresses.at('/personal/security'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner, at the new address, that the account has it now. */
export function emailChangedMail(mailSite: MailSite, reader: MailReader): MailText {
  const texts = mailTextsIn(reader.language).emailChanged;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body],
    link: { label: texts.link, address: mailSite.addresses.at('/personal'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner, at the former address, that the account has another one, and contains the link that takes the account back. */
export function emailTakeBackMail(
  mailSite: MailSite,
  reader: MailReader,
  { newEmail, link }: { readonly newEmail: string; readonly link: string },
): MailText {
  const texts = mailTextsIn(reader.language).emailTakeBack;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body({ address: newEmail }), texts.bodyOtherwise],
    link: { label: texts.link, address: link, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that the account has its former address again, and what else still signs in to it. Contains the link for a new password; null where nobody has one. */
export function emailRestoredMail(mailSite: MailSite, reader: MailReader, link: string | null, factors: OtherFactors): MailText {
  const texts = mailTextsIn(reader.language).emailRestored;
  const { addresses } = mailSite;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body, texts.bodyRemoved, ...factorLines(mailSite, reader.language, factors)],
    link:
      link === null
        ? { label: texts.linkLogin, address: addresses.at('/login'), note: texts.noteLogin }
        : { label: texts.link, address: link, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
