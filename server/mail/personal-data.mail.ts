import type { Language } from '../languages.rules.js';
import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import type { DeletedAccountNotice } from './mail-request.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailReceiver, MailText } from './mail.js';

/** Contains the link with which the owner of an account saves what is stored about it. */
export function dataArchiveMail(mailSite: MailSite, reader: MailReader, link: string): MailText {
  const texts = mailTextsIn(reader.language).dataArchive;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body, texts.contents],
    link: { label: texts.link, address: link, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** The receipt of a deletion, for the owner: what is gone, what is kept and until when. */
export function accountDeletedMail(mailSite: MailSite, reader: MailReceiver, deleted: DeletedAccountNotice): MailText {
  const texts = mailTextsIn(reader.language).accountDeleted;
  const { username, by, pages, receipt } = deleted;
  const at = dayIn(reader.language, deleted.at);
  return layOut(mailSite, reader, {
    subject: texts.subject({ siteName: mailSite.siteName, receipt }),
    body: [
      texts.body({ by, username, at }),
      texts.deleted({ pages }),
      ...(pages === 0 ? [] : [texts.linknames({ until: dayIn(reader.language, deleted.linknamesFreeAt) })]),
      texts.kept,
      texts.receipt({ receipt }),
    ],
    link: { label: texts.link, address: `mailto:${mailSite.supportEmail}`, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

// Nobody knows the time zone of the reader.
function dayIn(language: Language, moment: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}
