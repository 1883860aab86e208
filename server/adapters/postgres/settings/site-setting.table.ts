import { EntitySchema } from 'typeorm';

/** A row of `site_setting`: what operators have chosen while the site runs. */
export interface SiteSettingTable {
  /** The name of the variable that says the same. */
  name: string;
  /** A text as the variable has it. */
  value: string;
  changedAt: Date;
}

export const siteSettingTable = new EntitySchema<SiteSettingTable>({
  name: 'site_setting',
  columns: {
    name: { type: 'varchar', length: 60, primary: true, primaryKeyConstraintName: 'site_setting_pkey' },
    value: { type: 'text' },
    changedAt: { name: 'changed_at', type: 'timestamptz' },
  },
});
