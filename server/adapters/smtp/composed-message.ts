import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../mail/mail.js';

/** A mail in the format of nodemailer, from a sender such as `Tessera <no-reply@example.org>`. */
export function composedMessage({ to, subject, text, html, messageId }: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object it is one address, even if it has commas or brackets.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${messageId}@${domainOf(from)}>`,
    // So that automatic replies do not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function domainOf(address: string): string {
  return /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
}
