import { In, type DataSource } from 'typeorm';
import { SiteSettings } from '../../../administration/ports/site-settings.port.js';
import { SETTING_NAMES, SITE_SETTINGS, type SettingName, type SiteSetting } from '../../../administration/site-settings.rules.js';
import { siteSettingTable } from './site-setting.table.js';

/** For how long what was read is used, in milliseconds. */
const READ_EVERY = 400;

type Values = ReadonlyMap<SettingName, string>;

/** What operators have chosen, in PostgreSQL. All settings are read at once, however many are asked for. */
export class TypeormSiteSettings extends SiteSettings {
  private lastRead: Values = new Map();
  private read: { readonly at: number; readonly values: Promise<Values> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    override readonly defaults: Readonly<Record<SettingName, string>>,
    override readonly configured: Values = new Map(),
  ) {
    super();
  }

  override async load(): Promise<Values> {
    const now = performance.now();
    if (!this.read || now - this.read.at >= READ_EVERY) this.read = { at: now, values: this.find() };
    const { values } = this.read;
    // A failed read is not remembered.
    return values.catch((error: unknown) => {
      this.read = undefined;
      throw error;
    });
  }

  override value(name: SettingName): string {
    return this.configured.get(name) ?? this.lastRead.get(name) ?? this.defaults[name];
  }

  override async store(name: SettingName, value: string, at: Date): Promise<string> {
    const setting: SiteSetting = SITE_SETTINGS[name];
    const stored = await this.dataSource.transaction(async (manager) => {
      const rows = manager.getRepository(siteSettingTable);
      // What was read before may be old: another instance, or a command, has changed it.
      const present = await rows.findOne({ where: { name }, lock: { mode: 'pessimistic_write' } });
      const kept = setting.keeping?.(present?.value ?? this.defaults[name], value) ?? value;
      await rows.upsert({ name, value: kept, changedAt: at }, ['name']);
      return kept;
    });
    this.read = undefined;
    return stored;
  }

  override async remove(name: SettingName): Promise<void> {
    await this.rows.delete({ name });
    this.read = undefined;
  }

  private async find(): Promise<Values> {
    // The table has secrets, too, in other rows.
    const rows = await this.rows.findBy({ name: In(SETTING_NAMES) });
    this.lastRead = new Map(rows.map(({ name, value }) => [name as SettingName, value]));
    return this.lastRead;
  }

  private get rows() {
    return this.dataSource.getRepository(siteSettingTable);
  }
}
