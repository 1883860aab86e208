import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import type { LinkedProvider } from './mail-request.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner that a provider signs in to the account from now on, or does no more. */
export function providerLinkedMail(mailSite: MailSite, reader: MailReader, { provider, isLinked }: LinkedProvider): MailText {
  const texts = mailTextsIn(reader.language).providerLinked;
  const { siteName } = mailSite;
  return layOut(mailSite, reader, {
    subject: isLinked ? texts.subject({ siteName, provider }) : texts.subjectUnlinked({ siteName, provider }),
    body: [isLinked ? texts.body({ provider }) : texts.bodyUnlinked({ provider })],
    link: { label: texts.link, address: mailSite.addresses.at('/personal/security'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that the provider signs in to the account from now on, and that the former password no longer does. */
export function providerJoinedMail(mailSite: MailSite, reader: MailReader, provider = 'Google'): MailText {
  const texts = mailTextsIn(reader.language).providerJoined;
  return layOut(mailSite, reader, {
    subject: texts.subject({ siteName: mailSite.siteName, provider }),
    body: [texts.body({ provider }), texts.bodyReason],
    link: { label: texts.link, address: mailSite.addresses.at('/recoverpassword'), note: texts.note({ provider }) },
    ifUnexpected: texts.ifUnexpected({ provider }),
  });
}
