import { describe, expect, test } from '@jest/globals';
import { LINK_LIFETIME } from '../../../server/accounts/one-time-token.js';
import { accountDeletedMail, dataArchiveMail } from '../../../server/mail/personal-data.mail.js';
import { addressKnownMail } from '../../../server/mail/address-known.mail.js';
import { confirmEmailMail, emailChangedMail, emailRestoredMail, emailTakeBackMail } from '../../../server/mail/email-change.mail.js';
import { invitationMail } from '../../../server/mail/invitation.mail.js';
import type { MailSite } from '../../../server/mail/mail-site.js';
import { SiteAddresses } from '../../../server/site-addresses.js';
import { passwordChangedMail, usernameChangedMail } from '../../../server/mail/credentials-changed.mail.js';
import { providerJoinedMail, providerLinkedMail } from '../../../server/mail/providers.mail.js';
import { passkeyChangedMail, secondFactorMail } from '../../../server/mail/ways-in-changed.mail.js';
import { newDeviceMail } from '../../../server/mail/new-device.mail.js';
import { recoverUsernameMail } from '../../../server/mail/recover-username.mail.js';
import { resetPasswordMail } from '../../../server/mail/reset-password.mail.js';
import {
  accountSuspendedMail,
  firstPageWaitsMail,
  pageApprovedMail,
  pageHiddenMail,
  pageLookAskedMail,
  pageShownMail,
  publicationFailedMail,
  reportArrivedMail,
  suspensionLiftedMail,
} from '../../../server/mail/moderation.mail.js';
import { verifyEmailMail } from '../../../server/mail/verify-email.mail.js';
import { webhookSwitchedOffMail } from '../../../server/mail/webhook-switched-off.mail.js';
import { FAILING_FOR } from '../../../server/webhooks/webhook.js';

const mailSite: MailSite = {
  siteName: 'Ink & Tile',
  addresses: new SiteAddresses({ publicUrl: 'https://tile.example' }),
  supportEmail: 'help@tile.example',
};
const reader = { to: 'ines@example.org', username: 'ines_77', language: 'en' } as const;
const link = 'https://tile.example/resetpw/1/abc?x=1&y=2';
const hours = (milliseconds: number): number => milliseconds / 3_600_000;

const askedLook = { kind: 'page-look-asked', accountId: null, owner: 'jun', reason: 'copied' } as const;

const factors = { passkeys: [], hasApp: false };
const mails = [
  { name: 'the recovered username', mail: recoverUsernameMail(mailSite, reader), opens: 'https://tile.example/login' },
  { name: 'the link for a new password', mail: resetPasswordMail(mailSite, reader, link), opens: link },
  { name: 'the link that verifies an address', mail: verifyEmailMail(mailSite, reader, link), opens: link },
  { name: 'the link that saves the data of an account', mail: dataArchiveMail(mailSite, reader, link), opens: link },
  {
    name: 'the notice that an address has an account already',
    mail: addressKnownMail(mailSite, reader),
    opens: 'https://tile.example/login',
  },
  { name: 'the link that confirms a new address', mail: confirmEmailMail(mailSite, reader, link), opens: link },
  {
    name: 'the notice that an account has a new address',
    mail: emailChangedMail(mailSite, reader),
    opens: 'https://tile.example/personal',
  },
  {
    name: 'the link that takes an account back',
    mail: emailTakeBackMail(mailSite, reader, { newEmail: 'new@example.org', link }),
    opens: link,
  },
  { name: 'the notice that an account was taken back', mail: emailRestoredMail(mailSite, reader, link, factors), opens: link },
  {
    name: 'the notice that an account without a password was taken back',
    mail: emailRestoredMail(mailSite, reader, null, factors),
    opens: 'https://tile.example/login',
  },
  {
    name: 'the notice of a suspension',
    mail: accountSuspendedMail(mailSite, reader, { reason: 'copied', words: 'The prints are Mimi’s.' }),
    opens: 'mailto:help@tile.example',
  },
  {
    name: 'the notice that a page is hidden',
    mail: pageHiddenMail(mailSite, reader, { linkname: 'prints', reason: 'copied', words: 'The prints are Mimi’s.' }),
    opens: 'https://tile.example/personal',
  },
  {
    name: 'the notice that a page is shown again',
    mail: pageShownMail(mailSite, reader, { linkname: 'prints' }),
    opens: 'https://tile.example/prints',
  },
  {
    name: 'the notice that a first page waits',
    mail: firstPageWaitsMail(mailSite, reader, { linkname: 'prints', owner: 'ben' }),
    opens: 'https://tile.example/admin/pages?filter=waiting',
  },
  {
    name: 'the notice that a first page without an address waits',
    mail: firstPageWaitsMail(mailSite, reader, { linkname: null, owner: 'ben' }),
    opens: 'https://tile.example/admin/pages?filter=waiting',
  },
  {
    name: 'the notice that a page is approved',
    mail: pageApprovedMail(mailSite, reader, { linkname: 'prints' }),
    opens: 'https://tile.example/prints',
  },
  {
    name: 'the notice that a page without an address is approved',
    mail: pageApprovedMail(mailSite, reader, { linkname: null }),
    opens: 'https://tile.example/personal',
  },
  {
    name: 'the notice that what was scheduled could not be published',
    mail: publicationFailedMail(mailSite, reader, { pageId: '7', linkname: 'prints', code: 'LINK_BLOCKED' }),
    opens: 'https://tile.example/editor/7',
  },
  {
    name: 'the notice that what was scheduled for a page without an address could not be published',
    mail: publicationFailedMail(mailSite, reader, { pageId: '7', linkname: null, code: 'BUSY' }),
    opens: 'https://tile.example/editor/7',
  },
  {
    name: 'the request for another look at a page',
    mail: pageLookAskedMail(mailSite, reader, { ...askedLook, linkname: 'prints' }),
    opens: 'https://tile.example',
  },
  {
    name: 'the request for another look at a page without an address',
    mail: pageLookAskedMail(mailSite, reader, { ...askedLook, linkname: null }),
    opens: 'https://tile.example',
  },
  {
    name: 'the receipt of a deletion',
    mail: accountDeletedMail(mailSite, reader, {
      username: 'ada',
      receipt: '7K3M-9QXP-B4TW',
      by: 'owner',
      pages: 2,
      at: '2026-11-28T08:00:00.000Z',
      linknamesFreeAt: '2026-12-28T08:00:00.000Z',
    }),
    opens: `mailto:${mailSite.supportEmail}`,
  },
  { name: 'the notice that a suspension is lifted', mail: suspensionLiftedMail(mailSite, reader), opens: 'https://tile.example/login' },
  {
    name: 'the notice of a report',
    mail: reportArrivedMail(mailSite, reader, { reportId: 'an-id', linkname: 'jun-prints', reason: 'copied' }),
    opens: 'https://tile.example/admin/reports/an-id',
  },
  {
    name: 'the notice of a changed username',
    mail: usernameChangedMail(mailSite, reader, 'ines-before'),
    opens: 'https://tile.example/personal/account',
  },
  {
    name: 'the notice of a changed password',
    mail: passwordChangedMail(mailSite, reader, factors),
    opens: 'https://tile.example/recoverpassword',
  },
  {
    name: 'the notice of the first sign-in by a provider',
    mail: providerJoinedMail(mailSite, reader),
    opens: 'https://tile.example/recoverpassword',
  },
  {
    name: 'the notice that a provider was linked',
    mail: providerLinkedMail(mailSite, reader, { provider: 'Acme ID', isLinked: true }),
    opens: 'https://tile.example/personal/security',
  },
  {
    name: 'the notice that a provider was unlinked',
    mail: providerLinkedMail(mailSite, reader, { provider: 'Acme ID', isLinked: false }),
    opens: 'https://tile.example/personal/security',
  },
  {
    name: 'the notice that a passkey was added',
    mail: passkeyChangedMail(mailSite, reader, { name: 'Laptop', isAdded: true }),
    opens: 'https://tile.example/personal/security',
  },
  {
    name: 'the notice that a passkey was removed',
    mail: passkeyChangedMail(mailSite, reader, { name: 'Laptop', isAdded: false }),
    opens: 'https://tile.example/personal/security',
  },
  {
    name: 'the notice that a new device signed in',
    mail: newDeviceMail(mailSite, reader, {
      at: '2026-02-03T09:05:00.000Z',
      device: 'Firefox on Linux',
      strength: 'provider',
      provider: 'Acme ID',
    }),
    opens: 'https://tile.example/personal/security',
  },
  {
    name: 'the notice that a recovery code was used',
    mail: secondFactorMail(mailSite, reader, { event: 'used', left: 3 }),
    opens: 'https://tile.example/personal/security',
  },
  {
    name: 'the notice of a webhook that was switched off',
    mail: webhookSwitchedOffMail(mailSite, reader, { host: 'hooks.example.org', end: 'failing' }),
    opens: 'https://tile.example/personal',
  },
];

describe.each(mails)('A mail with $name', ({ mail, opens }) => {
  test('says in both parts who the reader is, which site it is from, what to open, and where to find help', () => {
    expect(mail.to).toBe('ines@example.org');
    expect(mail.subject).toContain('Ink & Tile');
    for (const part of [mail.text, readable(mail.html)]) {
      for (const words of ['Hello ines_77,', 'Ink & Tile', opens, 'help@tile.example']) expect(part).toContain(words);
      expect(part).toMatch(/If (it was not you|you have no account)/);
    }
    expect(mail.text).toContain('https://tile.example');
    expect(mail.html).toContain('href="mailto:help@tile.example"');
    expect(mail.html).toContain(`href="${opens.replaceAll('&', '&amp;')}"`);
  });

  test('says the same in both parts, in the same order', () => {
    const html = readable(mail.html).replace(/\s+/g, ' ');
    // The last line is the address of the site; in HTML its name leads there.
    const lines = mail.text.split(/:?\n+/).filter(Boolean).slice(0, -1);
    let read = 0;
    for (const line of lines) {
      expect(html.slice(read)).toContain(line);
      read = html.indexOf(line, read) + line.length;
    }
  });

  test('contains no address that is not a link', () => {
    const outsideLinks = mail.html.replace(/<a\b[^>]*>[^<]*<\/a>/g, '');
    expect(outsideLinks).not.toMatch(/https?:|@tile/);
  });

  test('uses the font of the site, and has no line that is wider than a phone', () => {
    for (const style of ['font-family: Eczar, ', "font-family: 'Instrument Sans', ", 'overflow-wrap: anywhere; word-break: break-word']) {
      expect(mail.html).toContain(style);
    }
  });

  test('loads nothing, and can be read on a dark background', () => {
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(|@import/i);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
  });
});

test('A plain-text mail has a greeting, the event, the link, the alternative, the help and the sender', () => {
  expect(recoverUsernameMail(mailSite, reader).text).toBe(
    [
      'Hello ines_77,',
      'You asked for the username of your account. It is: ines_77',
      'Sign in:\nhttps://tile.example/login',
      'Your password is the one that you chose; this mail changes nothing.',
      'If it was not you who asked, there is nothing to do: only you received this mail.',
      'For help, write to help@tile.example',
      'Ink & Tile\nhttps://tile.example\n',
    ].join('\n\n'),
  );
});

test('A mail says how long its link is valid', () => {
  expect(resetPasswordMail(mailSite, reader, link).text).toContain(`within ${hours(LINK_LIFETIME['reset-password'])} hour.`);
  expect(verifyEmailMail(mailSite, reader, link).text).toContain(`works for ${hours(LINK_LIFETIME['verify-email'])} hours.`);
  expect(dataArchiveMail(mailSite, reader, link).text).toContain(`works for ${hours(LINK_LIFETIME['data-archive']) / 24} days.`);
});

test('An invitation says which site it is from, what to open and for how long, and calls nobody by a name', () => {
  const { to, subject, text, html } = invitationMail(mailSite, { to: 'jun@example.org', language: 'en' }, 'k7wq3f9d', 14);
  expect([to, subject]).toEqual(['jun@example.org', 'You are invited to Ink & Tile']);
  for (const part of [text, readable(html)]) {
    for (const words of ['https://tile.example/i/k7wq3f9d', 'for 14 days', 'help@tile.example', 'If you do not want to'])
      expect(part).toContain(words);
    expect(part).not.toContain('Hello');
  }
});

test('A mail about a webhook says which one it is, and why it was switched off', () => {
  expect(hours(FAILING_FOR)).toBe(72);
  const textFor = (end: 'gone' | 'failing') => webhookSwitchedOffMail(mailSite, reader, { host: 'hooks.example.org', end }).text;
  expect(textFor('failing')).toContain('Your webhook to hooks.example.org has accepted no message for three days.');
  expect(textFor('gone')).toContain('The receiver of your webhook at hooks.example.org has answered that it is gone (410).');
});

test.each([
  ['de', 'ltr', 'Hallo ines_77!'],
  ['ar', 'rtl', 'مرحبًا \u2068ines_77\u2069،'],
] as const)('A mail is written in the language of its reader: %s', (language, direction, greeting) => {
  const { html, text, subject } = resetPasswordMail(mailSite, { ...reader, language }, link);
  expect(text.startsWith(greeting)).toBe(true);
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect([text, html, subject].join(' ')).not.toMatch(/password|you|help, write/i);
});

test('Texts of users stay text in HTML', () => {
  const hostile = `<img src=x onerror="alert('1')">&`;
  const { html } = resetPasswordMail(
    { siteName: hostile, addresses: new SiteAddresses({ publicUrl: 'https://tile.example' }), supportEmail: `"'>@tile.example` },
    { to: 'ines@example.org', username: hostile, language: 'en' },
    `https://tile.example/"><b>`,
  );
  expect(html).not.toMatch(/<img|<b>|onerror="/);
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;,');
  expect(html).toContain('href="https://tile.example/&quot;&gt;&lt;b&gt;"');
});

/** What a reader sees of HTML. */
function readable(html: string): string {
  return html
    .replace(/<(head)\b[\s\S]*?<\/\1>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', `'`)
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
