import type { Failure } from '../../../api/connection/failure.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminChangeSettingDocument } from '../../../api/generated/admin-change-setting.js';
import { AdminResetSettingDocument } from '../../../api/generated/admin-reset-setting.js';
import { AdminSettingsDocument } from '../../../api/generated/admin-settings.js';
import type { AdminSettingName, AdminSettingsQuery } from '../../../api/generated/types.js';
import type { Done } from '../../../shell/use-act.js';

type Loaded = AdminSettingsQuery['adminSettings'];
export type Setting = Loaded['settings'][number];

/** The settings, by their names, and how they are changed. */
export interface Settings {
  readonly of: Readonly<Record<AdminSettingName, Setting>>;
  readonly providers: Loaded['providers'];
  /** An act, which says `done`. Null resets it. */
  readonly change: (name: AdminSettingName, value: string | null, done: string) => Promise<Done | void>;
}

/** Null until they are loaded. */
export function useSettings(): { readonly settings: Settings | null; readonly failure: Failure | null; readonly retry: () => void } {
  const { data, failure, retry } = useServerData(AdminSettingsDocument, {}, FRESH);
  if (!data) return { settings: null, failure, retry };
  const { settings, providers } = data.adminSettings;
  const of = Object.fromEntries(settings.map((setting) => [setting.name, setting])) as Settings['of'];
  return { settings: { of, providers, change }, failure, retry };
}

async function change(name: AdminSettingName, value: string | null, text: string): Promise<Done> {
  if (value === null) await sendChange(AdminResetSettingDocument, { name });
  else await sendChange(AdminChangeSettingDocument, { name, value });
  return { notice: { text, about: null, tone: 'done' } };
}
