import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accountDeletedMail, dataArchiveMail } from '../../../server/mail/personal-data.mail.js';
import { addressKnownMail } from '../../../server/mail/address-known.mail.js';
import type { MailSite } from '../../../server/mail/mail-site.js';
import { SiteAddresses } from '../../../server/site-addresses.js';
import type { MailText } from '../../../server/mail/mail.js';
import { passwordChangedMail, usernameChangedMail } from '../../../server/mail/credentials-changed.mail.js';
import { providerJoinedMail, providerLinkedMail } from '../../../server/mail/providers.mail.js';
import { passkeyChangedMail, secondFactorMail } from '../../../server/mail/ways-in-changed.mail.js';
import { confirmEmailMail, emailChangedMail, emailRestoredMail, emailTakeBackMail } from '../../../server/mail/email-change.mail.js';
import { invitationMail } from '../../../server/mail/invitation.mail.js';
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
  reportDecidedMail,
  suspensionLiftedMail,
} from '../../../server/mail/moderation.mail.js';
import { verifyEmailMail } from '../../../server/mail/verify-email.mail.js';
import { webhookSwitchedOffMail } from '../../../server/mail/webhook-switched-off.mail.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { openBrowser, screenshot, type TestBrowser } from '../../support/browser/browser.js';
import { sidewaysScroll } from './account-steps.js';
import { expectSoon } from '../../support/waiting.js';

let browser: TestBrowser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const origin = `https://${'long-name'.repeat(6)}.example`;
const mailSite: MailSite = {
  siteName: 'Unbroken'.repeat(6),
  addresses: new SiteAddresses({ publicUrl: origin }),
  supportEmail: `${'support'.repeat(6)}@example.org`,
};
const reader = { to: 'ines@example.org', username: 'i'.repeat(30), language: 'en' } as const;
const link = `${origin}/resetpw/${'0'.repeat(36)}/${'x'.repeat(43)}`;

const factors = { passkeys: [{ name: 'p'.repeat(60), createdAt: new Date() }], hasApp: true };

const mails: [string, MailText][] = [
  ['recover-username', recoverUsernameMail(mailSite, reader)],
  ['reset-password', resetPasswordMail(mailSite, reader, link)],
  ['verify-email', verifyEmailMail(mailSite, reader, link)],
  ['data-archive', dataArchiveMail(mailSite, reader, link)],
  ['address-known', addressKnownMail(mailSite, reader)],
  ['confirm-email', confirmEmailMail(mailSite, reader, link)],
  ['email-change-done', emailChangedMail(mailSite, reader)],
  ['email-changed', emailTakeBackMail(mailSite, reader, { newEmail: `${'n'.repeat(60)}@example.org`, link })],
  ['email-restored', emailRestoredMail(mailSite, reader, link, factors)],
  ['account-suspended', accountSuspendedMail(mailSite, reader, { reason: 'impersonation', words: 'w'.repeat(200) })],
  ['page-hidden', pageHiddenMail(mailSite, reader, { linkname: 'l'.repeat(30), reason: 'impersonation', words: 'w'.repeat(200) })],
  ['first-page-waits', firstPageWaitsMail(mailSite, reader, { linkname: 'l'.repeat(30), owner: 'o'.repeat(30) })],
  ['page-approved', pageApprovedMail(mailSite, reader, { linkname: 'l'.repeat(30) })],
  [
    'publication-failed',
    publicationFailedMail(mailSite, reader, { pageId: 'p'.repeat(36), linkname: 'l'.repeat(30), code: 'LINK_BLOCKED' }),
  ],
  ['page-shown', pageShownMail(mailSite, reader, { linkname: 'l'.repeat(30) })],
  [
    'page-look-asked',
    pageLookAskedMail(mailSite, reader, {
      kind: 'page-look-asked',
      accountId: null,
      linkname: 'l'.repeat(30),
      owner: 'o'.repeat(30),
      reason: 'impersonation',
    }),
  ],
  ['report-arrived', reportArrivedMail(mailSite, reader, { reportId: 'an-id', linkname: 'l'.repeat(30), reason: 'impersonation' })],
  ['report-decided', reportDecidedMail(mailSite, reader, { linkname: 'l'.repeat(30), outcome: 'withdrawn' })],
  [
    'account-deleted',
    accountDeletedMail(mailSite, reader, {
      username: 'i'.repeat(30),
      receipt: '7K3M-9QXP-B4TW',
      by: 'operator',
      pages: 3,
      at: '2026-11-28T08:00:00.000Z',
      linknamesFreeAt: '2026-12-28T08:00:00.000Z',
    }),
  ],
  ['suspension-lifted', suspensionLiftedMail(mailSite, reader)],
  ['username-changed', usernameChangedMail(mailSite, reader, 'f'.repeat(30))],
  ['password-changed', passwordChangedMail(mailSite, reader, factors)],
  ['provider-joined', providerJoinedMail(mailSite, reader)],
  ['provider-linked', providerLinkedMail(mailSite, reader, { provider: 'p'.repeat(40), isLinked: true })],
  ['passkey-changed', passkeyChangedMail(mailSite, reader, { name: 'p'.repeat(60), isAdded: true })],
  ['second-factor', secondFactorMail(mailSite, reader, { event: 'on', left: 10 })],
  ['invitation', invitationMail(mailSite, reader, 'k7wq3f9dk7wq3f', 14)],
  ['webhook-switched-off', webhookSwitchedOffMail(mailSite, reader, { host: `${'hook'.repeat(15)}.example`, end: 'gone' })],
];

test.each(mails)('A mail with long names fits the width of a phone, and axe finds nothing in it (%s)', async (name, { html }) => {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [390, 'dark'],
    [800, 'light'],
  ] as const) {
    const { page, incidents } = await browser.newPage(origin, { viewport: { width, height: 844 }, colorScheme });
    await page.setContent(html);
    await screenshot(page, `mail-${name}-${width}-${colorScheme}`);
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectNoAxeViolations(page);
    expect(incidents).toEqual([]);
  }
});
