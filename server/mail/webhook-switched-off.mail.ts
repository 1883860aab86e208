import type { SwitchedOffWebhook } from './letter.js';
import type { Letterhead } from './letterhead.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner of a webhook that the service has switched it off, why, and where to switch it on again. */
export function webhookSwitchedOffMail(letterhead: Letterhead, reader: MailReader, webhook: SwitchedOffWebhook): MailText {
  const texts = mailTextsIn(reader.language).webhookSwitchedOff;
  const why = webhook.end === 'gone' ? texts.bodyGone : texts.bodyFailing;
  return layOut(letterhead, reader, {
    subject: texts.subject(letterhead),
    body: [why(webhook)],
    link: { label: texts.link, address: letterhead.addresses.at('/personal'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
