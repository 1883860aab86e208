import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../mail/mail.js';

/** A sender, such as `Tessera <no-reply@example.org>`, in its parts. */
export interface Sender {
  /** Empty if the sender is an address alone. */
  readonly name: string;
  readonly address: string;
}

export function parseSender(text: string): Sender {
  const begin = text.lastIndexOf('<');
  if (begin === -1) return { name: '', address: text };
  return { name: text.slice(0, begin).trim(), address: text.slice(begin + 1, -1) };
}

/** The domain of the sender, in ASCII as headers and servers have it: `xn--bcher-kva.example` for `bücher.example`. */
export function domainOf({ address }: Sender): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost';
}

/** A mail in the format of nodemailer. */
export function composedMessage({ to, subject, text, html, messageId }: Mail, sender: Sender): SendMailOptions {
  return {
    // As objects they are one address each: a name may have colons and brackets, and an address commas.
    from: { ...sender },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${messageId}@${domainOf(sender)}>`,
    // So that automatic replies do not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
