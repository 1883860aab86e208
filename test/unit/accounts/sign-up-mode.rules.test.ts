import { describe, expect, test } from '@jest/globals';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import {
  isOpenTo,
  keepingDomains,
  MOST_DOMAINS,
  OPEN,
  opensMore,
  parseSignUpMode,
  signUpModeText,
  withDomainsOf,
} from '../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { readConfig } from '../../../server/config/config.js';

const manyDomains = (count: number) => Array.from({ length: count }, (_, at) => `d${at}.example`).join(',');

describe('SI-02 Who may sign up is open, invite, closed, or domains: with names', () => {
  test.each([
    ['open', 'open'],
    [' Invite ', 'invite'],
    ['CLOSED', 'closed'],
    ['domains:example.org', 'domains:example.org'],
    ['domains: Example.ORG , lab.example.com,example.org', 'domains:example.org,lab.example.com'],
    ['Invite domains:Example.org', 'invite domains:example.org'],
    ['closed domains:example.org,lab.example.com', 'closed domains:example.org,lab.example.com'],
    [`domains:${manyDomains(MOST_DOMAINS)}`, `domains:${manyDomains(MOST_DOMAINS)}`],
  ])('%j is %s', (text, expected) => {
    const mode = parseSignUpMode(text);
    expect(mode && signUpModeText(mode)).toBe(expected);
    expect(readConfig({ SIGN_UP: text }).signUp).toEqual(mode);
  });

  test.each([
    'opened',
    'domains',
    'domains:',
    'domains:example',
    'open domains:example.org',
    'invite domains:',
    'invite example.org',
    'domains:example.org,',
    'domains:@example.org',
    'domains:*.example.org',
    'domains:ex ample.org',
    'domains:-a.example',
    `domains:${manyDomains(MOST_DOMAINS + 1)}`,
    `domains:${'a'.repeat(64)}.example`,
    `domains:${'example.org,'.repeat(400)}example.org`,
  ])('%j is refused', (text) => {
    expect(parseSignUpMode(text)).toBeNull();
    expect(() => readConfig({ SIGN_UP: text })).toThrow('SIGN_UP must be open, invite, closed, or domains:');
  });

  test('without the variable, an operator chooses, and everybody may until then', () => {
    const [without, fixed] = [readConfig({}), readConfig({ SIGN_UP: 'open' })];
    expect([without.signUp, fixed.signUp]).toEqual([OPEN, OPEN]);
    expect([without.setVariables.has('SIGN_UP'), fixed.setVariables.has('SIGN_UP')]).toEqual([false, true]);
  });
});

describe('SI-07 With domains, an address counts if it is at exactly one of them, in any case', () => {
  const mode = parseSignUpMode('domains:example.org,lab.example.com')!;
  test.each([
    ['ada@example.org', true],
    ['ada@EXAMPLE.org', true],
    ['ada@lab.example.com', true],
    ['ada@example.com', false],
    ['ada@sub.example.org', false],
    ['ada@notexample.org', false],
    ['ada@example.org.evil.example', false],
    ['example.org@evil.example', false],
  ])('%s: %s', (email, expected) => {
    expect(isOpenTo(mode, email as EmailAddress)).toBe(expected);
  });
});

test('ST-13 A mode keeps the domains that belong to it, and they open nothing until they come back', () => {
  const domains = parseSignUpMode('domains:example.org')!;
  const invite = withDomainsOf(domains, 'invite');
  expect(isOpenTo(invite, 'ada@example.org' as EmailAddress)).toBe(false);
  expect(signUpModeText(withDomainsOf(withDomainsOf(invite, 'closed'), 'open'))).toBe('domains:example.org');
  expect(signUpModeText(withDomainsOf(OPEN, 'open'))).toBe('open');
  const chosen = ['invite', 'closed', 'open', 'closed domains:example.com'].map((text) => keepingDomains(domains, parseSignUpMode(text)!));
  expect(chosen.map(({ kind, domains: kept }) => [kind, ...kept])).toEqual([
    ['invite', 'example.org'],
    ['closed', 'example.org'],
    ['open'],
    ['closed', 'example.com'],
  ]);
  expect([opensMore(invite, domains), opensMore(domains, OPEN), opensMore(OPEN, domains), opensMore(domains, invite)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
