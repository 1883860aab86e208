import type { Language } from '../languages.rules.js';
import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import type { SignInNotice } from './mail-request.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner that a device signed in that the account does not know: when, which one, and how. */
export function newDeviceMail(mailSite: MailSite, reader: MailReader, { at, device, strength, provider }: SignInNotice): MailText {
  const texts = mailTextsIn(reader.language).newDevice;
  const { siteName } = mailSite;
  const way = texts.way({ strength: strength === 'password-and-code' ? 'twoSteps' : strength, provider: provider ?? '' });
  return layOut(mailSite, reader, {
    subject: texts.subject({ siteName }),
    body: [
      texts.body,
      texts.when({ time: inWords(at, reader.language) }),
      texts.device({ device: device ?? texts.unknownDevice }),
      texts.how({ way }),
    ],
    link: { label: texts.link, address: mailSite.addresses.at('/personal/security'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}

// Nobody knows the time zone of the reader.
function inWords(at: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' }).format(
    new Date(at),
  );
}
