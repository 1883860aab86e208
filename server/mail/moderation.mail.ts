import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import type { ArrivedReport, AskedLookMail, DecidedReport, FailedPublication, SuspendedAccount, WaitingFirstPage } from './mail-request.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailReceiver, MailText } from './mail.js';

/** Tells the owner that the account is suspended, why, and what that means. */
export function accountSuspendedMail(mailSite: MailSite, reader: MailReader, { reason, words }: SuspendedAccount): MailText {
  const texts = mailTextsIn(reader.language).accountSuspended;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body({ reason }), ...(words === null ? [] : [words]), texts.meaning],
    link: { label: texts.link, address: `mailto:${mailSite.supportEmail}`, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that the account is not suspended any more. */
export function suspensionLiftedMail(mailSite: MailSite, reader: MailReader): MailText {
  const texts = mailTextsIn(reader.language).suspensionLifted;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body],
    link: { label: texts.link, address: mailSite.addresses.at('/login'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that an operator hides a page, why, and what to do. */
export function pageHiddenMail(
  mailSite: MailSite,
  reader: MailReader,
  { linkname, reason, words }: SuspendedAccount & { readonly linkname: string | null },
): MailText {
  const texts = mailTextsIn(reader.language).pageHidden;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [
      linkname === null ? texts.bodyUnnamed({ reason }) : texts.body({ linkname, reason }),
      ...(words === null ? [] : [words]),
      texts.meaning,
    ],
    link: { label: texts.link, address: mailSite.addresses.at('/personal'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that visitors see the page again. */
export function pageShownMail(mailSite: MailSite, reader: MailReader, { linkname }: { readonly linkname: string | null }): MailText {
  const texts = mailTextsIn(reader.language).pageShown;
  const { addresses } = mailSite;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [linkname === null ? texts.bodyUnnamed : texts.body({ linkname })],
    link: { label: texts.link, address: linkname === null ? addresses.at('/personal') : addresses.page(linkname), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that an operator has read what the owner withholds. */
export function pageReadMail(mailSite: MailSite, reader: MailReader, { linkname }: { readonly linkname: string | null }): MailText {
  const texts = mailTextsIn(reader.language).pageRead;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [linkname === null ? texts.bodyUnnamed : texts.body({ linkname })],
    link: { label: texts.link, address: mailSite.addresses.at('/personal/account'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells an operator that the first page of an account waits. */
export function firstPageWaitsMail(mailSite: MailSite, reader: MailReader, { linkname, owner }: WaitingFirstPage): MailText {
  const texts = mailTextsIn(reader.language).firstPageWaits;
  const { addresses, siteName } = mailSite;
  return layOut(mailSite, reader, {
    subject: texts.subject({ owner, siteName }),
    body: [linkname === null ? texts.bodyUnnamed({ owner }) : texts.body({ owner, linkname })],
    link: { label: texts.link, address: addresses.at('/admin/pages?filter=waiting'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells the owner that visitors see the first page now. */
export function pageApprovedMail(mailSite: MailSite, reader: MailReader, { linkname }: { readonly linkname: string | null }): MailText {
  const texts = mailTextsIn(reader.language).pageApproved;
  const { addresses } = mailSite;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [linkname === null ? texts.bodyUnnamed : texts.body({ linkname })],
    link: { label: texts.link, address: linkname === null ? addresses.at('/personal') : addresses.page(linkname), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** The reasons that have words of their own. */
const REASONS: Readonly<Record<string, 'newer' | 'blocked' | 'full' | 'stopped'>> = {
  PAGE_CHANGED_ELSEWHERE: 'newer',
  LINK_BLOCKED: 'blocked',
  STORAGE_FULL: 'full',
  PUBLICATION_STOPPED: 'stopped',
};

/** Tells the owner that what was scheduled for a page could not be published. */
export function publicationFailedMail(mailSite: MailSite, reader: MailReader, { pageId, linkname, code }: FailedPublication): MailText {
  const texts = mailTextsIn(reader.language).publicationFailed;
  const reason = REASONS[code] ?? 'other';
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [linkname === null ? texts.bodyUnnamed({ reason }) : texts.body({ linkname, reason })],
    link: { label: texts.link, address: mailSite.addresses.at(`/editor/${pageId}`), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Asks an operator to look at a hidden page again. */
export function pageLookAskedMail(
  mailSite: MailSite,
  reader: MailReader | MailReceiver,
  { linkname, owner, reason }: AskedLookMail,
): MailText {
  const texts = mailTextsIn(reader.language).pageLookAsked;
  return layOut(mailSite, reader, {
    subject: texts.subject({ ...mailSite, owner }),
    body: [linkname === null ? texts.bodyUnnamed({ owner, reason }) : texts.body({ owner, reason, linkname })],
    link: { label: texts.link, address: mailSite.addresses.origin, note: linkname === null ? texts.noteUnnamed : texts.note({ linkname }) },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells an operator that a visitor has reported a page. */
export function reportArrivedMail(mailSite: MailSite, reader: MailReader, { reportId, linkname, reason }: ArrivedReport): MailText {
  const texts = mailTextsIn(reader.language).reportArrived;
  const { addresses, siteName } = mailSite;
  return layOut(mailSite, reader, {
    subject: texts.subject({ linkname, siteName }),
    body: [texts.body({ reason })],
    link: { label: texts.link, address: addresses.at(`/admin/reports/${reportId}`), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

/** Tells a visitor what became of a report. It says nothing of the account of the page. */
export function reportDecidedMail(mailSite: MailSite, reader: MailReceiver, { linkname, outcome }: DecidedReport): MailText {
  const texts = mailTextsIn(reader.language).reportDecided;
  const { siteName, supportEmail } = mailSite;
  return layOut(mailSite, reader, {
    subject: texts.subject({ linkname, siteName }),
    body: [texts.body({ linkname, outcome }), texts.thanks],
    link: { label: texts.link, address: `mailto:${supportEmail}`, note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
