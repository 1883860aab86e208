import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReceiver, MailText } from './mail.js';

/** Invites somebody who has no account yet. `days`: for how many more days the invitation is valid. */
export function invitationMail(mailSite: MailSite, { to, language }: MailReceiver, code: string, days: number): MailText {
  const texts = mailTextsIn(language).invitation;
  return layOut(
    mailSite,
    { to, language },
    {
      subject: texts.subject(mailSite),
      body: [texts.body(mailSite)],
      link: { label: texts.link, address: mailSite.addresses.at(`/i/${code}`), note: texts.note({ days }) },
      ifUnexpected: texts.ifUnexpected,
    },
  );
}
