import type { MailSite } from './mail-site.js';
import { dayIn, layOut } from './mail-layout.js';
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
  const at = dayIn(reader.language, new Date(deleted.at));
  return layOut(mailSite, reader, {
    subject: texts.subject({ siteName: mailSite.siteName, receipt }),
    body: [
      texts.body({ by, username, at }),
      texts.deleted({ pages }),
      ...(pages === 0 ? [] : [texts.linknames({ until: dayIn(reader.language, new Date(deleted.linknamesFreeAt)) })]),
      texts.kept,
      texts.receipt({ receipt }),
    ],
    link: { label: texts.link, address: `mailto:${mailSite.supportEmail}`, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
