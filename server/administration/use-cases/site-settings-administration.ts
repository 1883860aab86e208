import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { Clock } from '../../clock.port.js';
import { SettingInvalid, SettingSetByVariable } from '../administration.errors.js';
import { SiteSettings } from '../ports/site-settings.port.js';
import { SETTING_NAMES, SITE_SETTINGS, type PresentSetting, type SettingName } from '../site-settings.rules.js';

/** What operators change while the site runs. Errors of each: OPERATOR_NEEDED; of changes SETTING_SET_BY_VARIABLE. */
@Injectable()
export class SiteSettingsAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  /** All settings, and where their values come from. */
  async list(actor: Actor): Promise<PresentSetting[]> {
    actor.asOperator();
    const [{ configured }, stored] = [this.settings, await this.settings.load()];
    return SETTING_NAMES.map((name): PresentSetting => {
      const [fixed, chosen] = [configured.get(name), stored.get(name)];
      const present = this.defaultOf(name);
      if (fixed !== undefined) return { ...present, value: fixed, source: 'variable' };
      return chosen === undefined ? present : { ...present, value: chosen, source: 'stored' };
    });
  }

  /** Changes a setting, on every instance within a second. Errors: SETTING_INVALID. */
  async change(actor: Actor, name: SettingName, text: string): Promise<PresentSetting> {
    return this.recordAct.execute(actor, { act: 'settings set', subject: `${name}: ${text}` }, async () => {
      this.refuseConfigured(name);
      const given = SITE_SETTINGS[name].normalize(text);
      if (given === null) throw new SettingInvalid(name);
      const value = await this.settings.store(name, given, this.clock.now());
      return { ...this.defaultOf(name), value, source: 'stored' };
    });
  }

  /** What holds is again what holds until somebody changes it. */
  async reset(actor: Actor, name: SettingName): Promise<PresentSetting> {
    return this.recordAct.execute(actor, { act: 'settings reset', subject: name }, async () => {
      this.refuseConfigured(name);
      await this.settings.remove(name);
      return this.defaultOf(name);
    });
  }

  private defaultOf(name: SettingName): PresentSetting {
    const value = this.settings.defaults[name];
    return { name, value, source: 'default', default: value };
  }

  private refuseConfigured(name: SettingName): void {
    if (this.settings.configured.has(name)) throw new SettingSetByVariable(name);
  }
}
