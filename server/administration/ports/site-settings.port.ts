import type { SettingName } from '../site-settings.rules.js';

/** What the variables set, and what operators have chosen. */
export abstract class SiteSettings {
  /** What variables set, in the form of the settings. */
  abstract readonly configured: ReadonlyMap<SettingName, string>;

  /** What holds where neither a variable nor an operator has chosen. */
  abstract readonly defaults: Readonly<Record<SettingName, string>>;

  /** What holds, as it was read last. While the server runs, this is at most a second old. */
  abstract value(name: SettingName): string;

  /** What operators have chosen. A change is seen on every instance within a second, and this can be called for each request. */
  abstract load(): Promise<ReadonlyMap<SettingName, string>>;

  /** Stores what an operator has chosen, with what the setting keeps of its present value. Returns it. It counts unless the variable is set. */
  abstract store(name: SettingName, value: string, at: Date): Promise<string>;

  /** Forgets what was chosen. */
  abstract remove(name: SettingName): Promise<void>;
}
