import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import type { ChangedPasskey, GuessedSecret, SecondFactorEvent } from './mail-request.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner that a passkey signs in to the account from now on, or does no more. */
export function passkeyChangedMail(mailSite: MailSite, reader: MailReader, { name, isAdded }: ChangedPasskey): MailText {
  const texts = mailTextsIn(reader.language).passkeyChanged;
  const { siteName } = mailSite;
  return layOut(mailSite, reader, {
    subject: isAdded ? texts.subject({ siteName }) : texts.subjectRemoved({ siteName }),
    body: [isAdded ? texts.body({ name }) : texts.bodyRemoved({ name })],
    link: { label: texts.link, address: mailSite.addresses.at('/personal/security'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that somebody guesses the password or the codes, from many networks. */
export function secretGuessedMail(mailSite: MailSite, reader: MailReader, { secret }: GuessedSecret): MailText {
  const texts = mailTextsIn(reader.language).secretGuessed;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body({ secret }), texts.meaning],
    link: { label: texts.link, address: mailSite.addresses.at('/personal/security'), note: texts.note({ secret }) },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that the authenticator app was switched on or off, that there are new recovery codes, or that one was used. */
export function secondFactorMail(mailSite: MailSite, reader: MailReader, { event, left }: SecondFactorEvent): MailText {
  const texts = mailTextsIn(reader.language).secondFactor;
  const { siteName } = mailSite;
  const told = { event, siteName, left };
  return layOut(mailSite, reader, {
    subject: texts.subject(told),
    body: [texts.body(told)],
    link: { label: texts.link, address: mailSite.addresses.at('/personal/security'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
