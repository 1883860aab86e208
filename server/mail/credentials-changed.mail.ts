import type { MailSite } from './mail-site.js';
import { dayIn, layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** What signs in to an account beside its password, or is asked for after it. */
export interface OtherFactors {
  readonly passkeys: readonly { readonly name: string; readonly createdAt: Date }[];
  readonly hasApp: boolean;
}

/** Tells the owner that the account has a new password, what stays beside it, and what to do if the owner did not change it. */
export function passwordChangedMail(mailSite: MailSite, reader: MailReader, { passkeys, hasApp }: OtherFactors): MailText {
  const texts = mailTextsIn(reader.language).passwordChanged;
  const names = passkeys.map(({ name, createdAt }) => texts.passkey({ name, day: dayIn(reader.language, createdAt) }));
  const list = new Intl.ListFormat(reader.language).format(names);
  const address = mailSite.addresses.at('/personal/security');
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [
      texts.body,
      ...(list ? [texts.passkeys({ list, address })] : []),
      ...(hasApp ? [texts.app] : []),
      `${texts.bodyYours} ${texts.bodyOtherwise}`,
    ],
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
