import type { Language } from '../languages.rules.js';
import { escapeMarkup } from '../markup.rules.js';
import type { MailSite } from './mail-site.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailReceiver, MailText } from './mail.js';

/** The content of a mail, before it is written as text and HTML. All fields are plain text. */
export interface MailContent {
  readonly subject: string;
  /** The paragraphs: what happened, and what the reader can do. */
  readonly body: readonly string[];
  readonly link: MailLink;
  /** What to do if the reader did not cause the mail. */
  readonly ifUnexpected: string;
}

/** The button of a mail. */
export interface MailLink {
  readonly label: string;
  readonly address: string;
  /** What the reader should know before using the link, such as how long it is valid. */
  readonly note: string;
}

/** Writes a mail as plain text and as HTML, with the same sentences in the same order. Texts of users are escaped in the HTML. */
export function layOut(mailSite: MailSite, reader: MailReceiver | MailReader, content: MailContent): MailText {
  const { subject } = content;
  return { to: reader.to, subject, text: asText(mailSite, reader, content), html: asHtml(mailSite, reader, content) };
}

function asText(
  { siteName, addresses, supportEmail }: MailSite,
  reader: MailReceiver | MailReader,
  { body, link, ifUnexpected }: MailContent,
): string {
  const { help } = mailTextsIn(reader.language);
  const paragraphs = [
    ...greetingOf(reader),
    ...body,
    `${link.label}:\n${link.address}`,
    link.note,
    ifUnexpected,
    `${help} ${supportEmail}`,
    `${siteName}\n${addresses.origin}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Somebody without an account has no name here. */
function greetingOf(reader: MailReceiver | MailReader): string[] {
  return 'username' in reader ? [mailTextsIn(reader.language).greeting(reader)] : [];
}

// Mail programs do not load style sheets of a site, so the colours of the interface are inline styles. Programs with a dark mode either
// apply these rules in the head, or compute dark colours themselves.
const darkMode = `
@media (prefers-color-scheme: dark) {
  .bed { background-color: #17182B !important; }
  .tablet { background-color: #282A4A !important; border-color: #373A5E !important; }
  .ink, .ink a { color: #F0ECE1 !important; }
  .ink-2, .ink-2 a { color: #B4B4CC !important; }
  .grout { border-color: #373A5E !important; }
  .indigo { background-color: #5C61A8 !important; }
}`;

const serif = `font-family: Eczar, 'Iowan Old Style', Georgia, serif`;
const sans = `font-family: 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`;
// Long names wrap on a phone. The first property is the standard; older mail programs know only the second.
const breaking = 'overflow-wrap: anywhere; word-break: break-word';

function asHtml(mailSite: MailSite, reader: MailReceiver | MailReader, { subject, body, link, ifUnexpected }: MailContent): string {
  const { direction, help } = mailTextsIn(reader.language);
  return `<!DOCTYPE html>
<html lang="${reader.language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${darkMode}
</style>
</head>
<body class="bed" style="margin: 0; padding: 0; background-color: #E9E6DD;">
<table role="presentation" class="bed" width="100%" cellpadding="0" cellspacing="0" style="background-color: #E9E6DD;">
<tr><td align="center" style="padding: 34px 16px;">
<table role="presentation" class="tablet" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; background-color: #FDFCFA; border: 1px solid #CFCABD; border-radius: 6px; text-align: ${direction === 'rtl' ? 'right' : 'left'};">
<tr><td class="ink" style="padding: 34px; ${sans}; font-size: 16px; line-height: 1.55; color: #23254A; ${breaking};">
<h1 style="margin: 0 0 20px; ${serif}; font-size: 26px; font-weight: 600; line-height: 1.2;">${escapeMarkup(subject)}</h1>
${[...greetingOf(reader), ...body].map(paragraph).join('\n')}
${action(link)}
${paragraph(ifUnexpected)}
${foot(mailSite, help)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin: 0 0 16px;">${escapeMarkup(text)}</p>`;
}

// The address is also shown as text: for readers who see no button, and for those who want to check where it leads.
function action({ label, address, note }: MailLink): string {
  const href = escapeMarkup(address);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 24px 0 8px;">
<tr><td class="indigo" style="background-color: #373A70; border-radius: 4px;"><a href="${href}" style="display: inline-block; padding: 12px 20px; font-weight: 600; color: #FFFFFF; text-decoration: none;">${escapeMarkup(label)}</a></td></tr>
</table>
<p class="ink-2" style="margin: 0 0 16px; font-size: 14px; color: #54567A; word-break: break-all;"><a href="${href}" style="color: #54567A;">${href}</a></p>
${paragraph(note)}`;
}

function foot({ siteName, addresses, supportEmail }: MailSite, help: string): string {
  const mailTo = escapeMarkup(`mailto:${supportEmail}`);
  return `<p class="ink-2 grout" style="margin: 24px 0 0; padding-top: 16px; border-top: 1px solid #CFCABD; font-size: 14px; line-height: 1.75; color: #54567A;">${help} <a href="${mailTo}" style="color: #54567A;">${escapeMarkup(supportEmail)}</a><br><a href="${escapeMarkup(addresses.origin)}" style="color: #54567A;">${escapeMarkup(siteName)}</a></p>`;
}

/** A day in the words of a language. Nobody knows the time zone of the reader. */
export function dayIn(language: Language, moment: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}
