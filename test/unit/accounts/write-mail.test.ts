import { beforeEach, describe, expect, test } from '@jest/globals';
import { hashToken } from '../../../server/accounts/sessions/session.js';
import { IssueLink } from '../../../server/accounts/use-cases/issue-link.js';
import { WriteEmailChangeMail } from '../../../server/accounts/email-change/use-cases/write-email-change-mail.js';
import { WriteMail } from '../../../server/accounts/use-cases/write-mail.js';
import type { Passkey } from '../../../server/accounts/passkeys/passkey.js';
import type { PasskeyStore } from '../../../server/accounts/passkeys/ports/passkey-store.port.js';
import type { AuthenticatorApp } from '../../../server/accounts/second-factor/second-factor.js';
import type { MailRequest } from '../../../server/mail/mail-request.js';
import type { MailSite } from '../../../server/mail/mail-site.js';
import { SiteAddresses } from '../../../server/site-addresses.js';
import { anAccount } from '../../builders/accounts/stored-account.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { NoSecondFactors } from '../../fakes/accounts/no-second-factors.js';
import { MemoryOneTimeTokenStore } from '../../fakes/accounts/memory-one-time-token-store.js';
import type { Invitation } from '../../../server/accounts/sign-up/invitation.js';
import { MemoryInvitationStore } from '../../fakes/accounts/memory-sign-up.js';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const hour = 60 * 60 * 1000;
const addresses = new SiteAddresses({ publicUrl: 'https://pages.example.org' });
const mailSite: MailSite = { siteName: 'Lemon Pages', addresses, supportEmail: 'help@example.org' };
const ada = anAccount('Ada', 'Ada@example.org');

let clock: StoppedClock;
let tokens: MemoryOneTimeTokenStore;
let accounts: MemoryAccountStore;
let invitations: MemoryInvitationStore;
let passkeys: Passkey[];
let app: AuthenticatorApp | null;
beforeEach(async () => {
  clock = new StoppedClock();
  invitations = new MemoryInvitationStore();
  passkeys = [];
  app = null;
  tokens = new MemoryOneTimeTokenStore();
  accounts = new MemoryAccountStore({ tokens });
  await accounts.add(ada, 'x');
});

const write = (mail: MailRequest) =>
  new WriteMail(
    accounts,
    new IssueLink(tokens, addresses, clock, { passwordSignIn: 'on', identityProviders: [] }),
    mailSite,
    invitations,
    clock,
    new WriteEmailChangeMail({} as never, accounts, mailSite, clock),
    { list: () => Promise.resolve(passkeys) } as Partial<PasskeyStore> as PasskeyStore,
    Object.assign(new NoSecondFactors(), { find: () => Promise.resolve(app) }),
  ).execute(mail);

/** The only token in a text, by the address in front of it. */
function tokenAfter(start: string, text = ''): string {
  const found = text.split(/\s+/).filter((word) => word.startsWith(start));
  expect(found).toHaveLength(1);
  return found[0]?.slice(start.length) ?? '';
}

test('AU-23 The username in a mail is written as its owner wrote it, whatever case the address has', async () => {
  const mail = await write({ kind: 'recover-username', email: 'aDA@EXAMPLE.org' });
  expect(mail).toMatchObject({ to: 'Ada@example.org', text: expect.stringContaining('Ada') });
  expect(tokens.kept).toEqual([]);
});

test('AU-32 AU-33 A reset link is {PUBLIC_URL}/resetpw/{userId}/{token}, valid for 1 hour after it is sent', async () => {
  const mail = await write({ kind: 'reset-password', email: 'ada@example.org' });
  expect(mail?.to).toBe('Ada@example.org');
  const token = tokenAfter(`https://pages.example.org/resetpw/${ada.id}/`, mail?.text);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(mail?.html).toContain(`https://pages.example.org/resetpw/${ada.id}/${token}`);
  const expiresAt = new Date(clock.now().getTime() + hour);
  expect(tokens.kept).toEqual([{ tokenHash: hashToken(token), purpose: 'reset-password', accountId: ada.id, expiresAt }]);
});

test('EV-03 EV-04 A verification link is {PUBLIC_URL}/?token={token}, valid for 24 hours after it is sent', async () => {
  const mail = await write({ kind: 'verify-email', accountId: ada.id });
  expect(mail?.to).toBe('Ada@example.org');
  const token = tokenAfter('https://pages.example.org/?token=', mail?.text);
  const expiresAt = new Date(clock.now().getTime() + 24 * hour);
  expect(tokens.kept).toEqual([{ tokenHash: hashToken(token), purpose: 'verify-email', accountId: ada.id, expiresAt }]);
});

test('PD-11 A link that saves the data of an account is {PUBLIC_URL}/account-data/{token}, valid for 7 days after it is sent', async () => {
  await accounts.markEmailVerified(ada.id);
  const mail = await write({ kind: 'data-archive', accountId: ada.id });
  expect(mail?.to).toBe('Ada@example.org');
  const token = tokenAfter('https://pages.example.org/account-data/', mail?.text);
  const expiresAt = new Date(clock.now().getTime() + 7 * 24 * hour);
  expect(tokens.kept).toEqual([{ tokenHash: hashToken(token), purpose: 'data-archive', accountId: ada.id, expiresAt }]);
});

test('A mail that is written again has a new link, and the former link stays valid because its mail may have arrived', async () => {
  const mail = { kind: 'reset-password', email: ada.email } as const;
  const [first, second] = [await write(mail), await write(mail)];
  expect(first?.text).not.toBe(second?.text);
  expect(tokens.kept).toHaveLength(2);
});

test.each(['password-changed', 'provider-joined'] as const)(
  'The owner is told that other ways into the account have ended, in a mail without a link that could change anything (%s)',
  async (kind) => {
    expect(await write({ kind, accountId: ada.id })).toMatchObject({ to: 'Ada@example.org' });
    expect(tokens.kept).toEqual([]);
  },
);

test('SI-89 The mail about a new password names the passkeys that still sign in, with the day of each, and an app that is asked for', async () => {
  const createdAt = new Date('2026-11-28T23:30:00Z');
  passkeys = ['Laptop', 'A key of somebody'].map((name) => ({ name, createdAt }) as Passkey);
  expect((await write({ kind: 'password-changed', accountId: ada.id }))?.text).toContain(
    'These passkeys still sign in to your account: “Laptop”, added on November 28, 2026 and “A key of somebody”, added on November 28, 2026. ' +
      'If you do not know one of them, sign in and remove it at https://pages.example.org/personal/security.',
  );
  passkeys = [];
  expect((await write({ kind: 'password-changed', accountId: ada.id }))?.text).not.toMatch(/passkeys|authenticator app/);
  app = {} as AuthenticatorApp;
  expect((await write({ kind: 'password-changed', accountId: ada.id }))?.text).toContain('Your authenticator app is still asked for, too.');
});

test('The owner of an address that somebody registers again is told the username of the account there is, and no token', async () => {
  const mail = await write({ kind: 'address-known', accountId: ada.id, language: 'de' });
  expect(mail).toMatchObject({ to: 'Ada@example.org', text: expect.stringMatching(/^Hallo Ada!.*Benutzername lautet: Ada\b/s) });
  expect(tokens.kept).toEqual([]);
});

test('The owner of a webhook that was switched off gets a mail with its host, and no token', async () => {
  const mail = await write({ kind: 'webhook-switched-off', accountId: ada.id, host: 'hooks.example.org', end: 'failing', language: 'de' });
  expect(mail).toMatchObject({ to: 'Ada@example.org', text: expect.stringMatching(/^Hallo Ada!.*hooks\.example\.org/s) });
  expect(tokens.kept).toEqual([]);
});

test('A mail of a newer release is not dropped: writing it fails, so that it is tried again', async () => {
  await expect(write({ kind: 'of-a-newer-release', accountId: ada.id } as unknown as MailRequest)).rejects.toThrow('of-a-newer-release');
});

test.each([
  { kind: 'reset-password', email: 'Ada@example.org' },
  { kind: 'verify-email', accountId: ada.id },
  { kind: 'data-archive', accountId: ada.id },
] as const)('SI-73 No link ($kind) is mailed to an address that the account has given up while the mail was written', async (mail) => {
  if (mail.kind === 'data-archive') await accounts.markEmailVerified(ada.id);
  const add = tokens.add.bind(tokens);
  tokens.add = async (token) => {
    await accounts.remove(ada.id, clock.now());
    await accounts.add({ ...ada, email: 'new@example.org' as EmailAddress }, 'x');
    await add(token);
  };
  expect(await write(mail)).toBeNull();
});

describe('No mail is written', () => {
  const nobody = anAccount();
  const mails: MailRequest[] = [
    { kind: 'recover-username', email: nobody.email },
    { kind: 'reset-password', email: nobody.email },
    { kind: 'verify-email', accountId: nobody.id },
    { kind: 'data-archive', accountId: nobody.id },
    { kind: 'password-changed', accountId: nobody.id },
    { kind: 'provider-joined', accountId: nobody.id },
    { kind: 'provider-linked', accountId: nobody.id, provider: 'Acme ID', isLinked: true },
    { kind: 'passkey-changed', accountId: nobody.id, name: 'Laptop', isAdded: true },
    { kind: 'second-factor', accountId: nobody.id, event: 'on', left: 10 },
    { kind: 'address-known', accountId: nobody.id },
    { kind: 'email-change-done', accountId: nobody.id },
    { kind: 'email-restored', accountId: nobody.id },
    { kind: 'account-suspended', accountId: nobody.id, reason: 'fraud', words: null },
    { kind: 'suspension-lifted', accountId: nobody.id },
    { kind: 'report-arrived', accountId: nobody.id, reportId: 'an-id', linkname: 'jun-prints', reason: 'fraud' },
    { kind: 'username-changed', accountId: nobody.id, former: 'ines' },
    { kind: 'webhook-switched-off', accountId: nobody.id, host: 'hooks.example.org', end: 'gone' },
  ];

  test.each(mails)('for $kind if no account has the address, or the account was removed', async (mail) => {
    expect(await write(mail)).toBeNull();
    expect(tokens.kept).toEqual([]);
  });

  test('PD-10 with the data of an account whose address is not verified', async () => {
    expect(await write({ kind: 'data-archive', accountId: ada.id })).toBeNull();
    expect(tokens.kept).toEqual([]);
  });

  test('to verify an address that is already verified', async () => {
    await accounts.markEmailVerified(ada.id);
    expect(await write({ kind: 'verify-email', accountId: ada.id })).toBeNull();
    expect(tokens.kept).toEqual([]);
  });
});

describe('SI-13 An invitation is mailed to its address, with its link and for how long it works', () => {
  const day = 24 * 60 * 60 * 1000;
  const anInvitation = (chosen: Partial<Invitation> = {}): Invitation => {
    const at = clock.now();
    const times = { createdAt: at, expiresAt: new Date(at.getTime() + 13.5 * day), revokedAt: null };
    return {
      id: 'an-id',
      code: 'k7wq3f9d',
      email: 'Jun@okafor.example' as EmailAddress,
      note: null,
      createdBy: null,
      uses: 1,
      used: 0,
      ...times,
      ...chosen,
    };
  };

  test('in the language of the operator, and without a name', async () => {
    await invitations.add(anInvitation());
    const mail = await write({ kind: 'invitation', invitationId: 'an-id', language: 'de' });
    expect(mail).toMatchObject({ to: 'Jun@okafor.example', subject: 'Du bist zu Lemon Pages eingeladen' });
    expect(mail?.text).toContain(`${addresses.origin}/i/k7wq3f9d`);
    expect(mail?.text).toContain('14 Tage lang');
    expect(mail?.text).not.toContain('Hallo');
  });

  test.each<[string, Partial<Invitation>]>([
    ['was used', { used: 1 }],
    ['was revoked', { revokedAt: new Date(0) }],
    ['has ended', { expiresAt: new Date(0) }],
    ['is for nobody in particular', { email: null }],
  ])('not if it %s in the meantime', async (_, chosen) => {
    await invitations.add(anInvitation(chosen));
    expect(await write({ kind: 'invitation', invitationId: 'an-id' })).toBeNull();
  });
});

test('The request for another look goes to the operator, or to the support address if there is none', async () => {
  const look = { kind: 'page-look-asked', linkname: 'prints', owner: 'jun', reason: 'copied' } as const;
  expect(await write({ ...look, accountId: ada.id })).toMatchObject({ to: ada.email, text: expect.stringContaining('“prints”') });
  expect(await write({ ...look, accountId: null })).toMatchObject({ to: 'help@example.org' });
  expect(await write({ ...look, accountId: 'somebody who was removed' })).toBeNull();
});
