import type { SwitchedOffWebhook } from './mail-request.js';
import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner of a webhook that the service has switched it off, why, and where to switch it on again. */
export function webhookSwitchedOffMail(mailSite: MailSite, reader: MailReader, webhook: SwitchedOffWebhook): MailText {
  const texts = mailTextsIn(reader.language).webhookSwitchedOff;
  const why = webhook.end === 'gone' ? texts.bodyGone : texts.bodyFailing;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [why(webhook)],
    link: { label: texts.link, address: mailSite.addresses.at('/personal'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
