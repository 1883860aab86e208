import { OPEN, parseSignUpMode, SIGN_UP_RULE, signUpModeText } from '../accounts/sign-up/sign-up-mode.rules.js';
import { announcementText, parseAnnouncement } from './announcement.rules.js';

/** What operators can change while the site runs. */
interface SiteSetting {
  /** What holds until somebody changes it. */
  readonly initial: string;
  /** The text in its one form, or null when it is not valid. A variable of the same name has the same rule. */
  readonly normalize: (text: string) => string | null;
  /** What a valid text is, after the name of the setting. */
  readonly rule: string;
}

/** The settings by their names, which are those of their variables. */
export const SITE_SETTINGS = {
  SIGN_UP: {
    initial: signUpModeText(OPEN),
    normalize: normalizer(parseSignUpMode, signUpModeText),
    rule: SIGN_UP_RULE,
  },
  ANNOUNCEMENT: {
    initial: '',
    normalize: normalizer(parseAnnouncement, announcementText),
    rule: 'must be one line of at most 120 characters, or an object as in {"words": {"en": "…", "de": "…"}, "link": "https://…", "until": "2026-11-30T22:00:00Z"}',
  },
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
}

function normalizer<T>(parse: (text: string) => T | null, textOf: (value: T) => string): SiteSetting['normalize'] {
  return (text) => {
    const value = parse(text);
    return value === null ? null : textOf(value);
  };
}
