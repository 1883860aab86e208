import { keepingDomains, parseSignUpMode, SIGN_UP_RULE, signUpModeText } from '../accounts/sign-up/sign-up-mode.rules.js';
import { FIRST_PUBLICATION_RULE, parseFirstPublication } from '../pages/hiding/first-publication.rules.js';
import { announcementText, parseAnnouncement } from './announcement.rules.js';
import { OPERATOR_MOST, parseFollowLinks, parseLine, parseSupportEmail } from './site-contact.rules.js';

/** What operators can change while the site runs. */
export interface SiteSetting {
  /** The text in its one form, or null when it is not valid. A variable of the same name has the same rule. */
  readonly normalize: (text: string) => string | null;
  /** What a valid text is, after the name of the setting. */
  readonly rule: string;
  /** The valid text with what it keeps of the present one. Undefined where it keeps nothing. */
  readonly keeping?: (present: string, next: string) => string;
}

/** The settings by their names, which are those of their variables. */
export const SITE_SETTINGS = {
  SIGN_UP: { normalize: normalizer(parseSignUpMode, signUpModeText), rule: SIGN_UP_RULE, keeping: keepingMode },
  FIRST_PUBLICATION: { normalize: parseFirstPublication, rule: FIRST_PUBLICATION_RULE },
  SUPPORT_EMAIL: { normalize: parseSupportEmail, rule: 'must be an e-mail address' },
  OPERATOR_NAME: {
    normalize: (text) => parseLine(text, OPERATOR_MOST.name),
    rule: `must be one line of at most ${OPERATOR_MOST.name} characters`,
  },
  OPERATOR_ADDRESS: {
    normalize: (text) => parseLine(text, OPERATOR_MOST.address),
    rule: `must be one line of at most ${OPERATOR_MOST.address} characters`,
  },
  FOLLOW_LINKS: {
    normalize: normalizer(parseFollowLinks, (links) => links.join(', ')),
    rule: 'must be three http or https addresses, separated by commas',
  },
  ANNOUNCEMENT: {
    normalize: normalizer(parseAnnouncement, announcementText),
    rule: 'must be one line of at most 120 characters, or an object as in {"words": {"en": "…", "de": "…"}, "link": "https://…", "until": "2026-11-30T22:00:00Z"}',
  },
  LINK_PREVIEWS: { normalize: oneOf('on', 'off'), rule: 'must be on or off' },
  WEBHOOK_DELIVERIES: { normalize: oneOf('send', 'hold'), rule: 'must be send or hold' },
  MAX_PAGES_PER_ACCOUNT: { normalize: wholeNumber(1, 1_000), rule: 'must be a whole number from 1 to 1000' },
  STORAGE_PER_ACCOUNT: { normalize: wholeNumber(1, 1_000_000), rule: 'must be a whole number of megabytes from 1 to 1000000' },
} as const satisfies Readonly<Record<string, SiteSetting>>;

export type SettingName = keyof typeof SITE_SETTINGS;

/** In the order of their list. */
export const SETTING_NAMES = Object.keys(SITE_SETTINGS) as SettingName[];

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SITE_SETTINGS, name);
}

/** A setting, and where its value comes from: its variable, what an operator has chosen, or neither. */
export interface PresentSetting {
  readonly name: SettingName;
  readonly value: string;
  readonly source: 'variable' | 'stored' | 'default';
  /** What holds where neither a variable nor an operator has chosen. */
  readonly default: string;
}

function normalizer<T>(parse: (text: string) => T | null, textOf: (value: T) => string): SiteSetting['normalize'] {
  return (text) => {
    const value = parse(text);
    return value === null ? null : textOf(value);
  };
}

function keepingMode(present: string, next: string): string {
  const [from, to] = [parseSignUpMode(present), parseSignUpMode(next)];
  return from && to ? signUpModeText(keepingDomains(from, to)) : next;
}

function oneOf(...values: readonly string[]): SiteSetting['normalize'] {
  return (text) => values.find((value) => value === text.trim().toLowerCase()) ?? null;
}

function wholeNumber(least: number, most: number): SiteSetting['normalize'] {
  return (text) => {
    const digits = text.trim();
    const number = digits.length <= 9 && /^\d+$/.test(digits) ? Number(digits) : 0;
    return number >= least && number <= most ? String(number) : null;
  };
}
