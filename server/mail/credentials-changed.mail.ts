import type { Language } from '../languages.rules.js';
import type { MailSite } from './mail-site.js';
import { dayIn, layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** What signs in to an account beside its password, or is asked for after it. */
export interface OtherFactors {
  readonly passkeys: readonly { readonly name: string; readonly createdAt: Date }[];
  readonly hasApp: boolean;
}

/** What a mail says of them to somebody who may not have added them. */
export function factorLines(mailSite: MailSite, language: Language, { passkeys, hasApp }: OtherFactors): string[] {
  const texts = mailTextsIn(language).otherFactors;
  const names = passkeys.map(({ name, createdAt }) => texts.passkey({ name, day: dayIn(language, createdAt) }));
  const list = new Intl.ListFormat(language).format(names);
  const address = mailSite.addresses.at('/personal/security');
  return [...(list ? [texts.passkeys({ list, address })] : []), ...(hasApp ? [texts.app] : [])];
}

/** Tells the owner that the account has a new password, what stays beside it, and what to do if the owner did not change it. */
export function passwordChangedMail(mailSite: MailSite, reader: MailReader, factors: OtherFactors): MailText {
  const texts = mailTextsIn(reader.language).passwordChanged;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body, ...factorLines(mailSite, reader.language, factors), `${texts.bodyYours} ${texts.bodyOtherwise}`],
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
