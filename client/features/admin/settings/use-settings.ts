import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import type { Failure } from '../../../api/connection/failure.js';
import { useFetched } from '../../../api/connection/use-fetched.js';
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

const load = () => callServer(AdminSettingsDocument);

/** Null until they are loaded. */
export function useSettings(): { readonly settings: Settings | null; readonly failure: Failure | null; readonly retry: () => void } {
  const { value, failure, retry } = useFetched(load);
  const [changed, setChanged] = useState<readonly Setting[]>([]);

  async function change(name: AdminSettingName, value: string | null, text: string): Promise<Done> {
    const setting = await send(name, value);
    setChanged((former) => [...former, setting]);
    return { notice: { text, about: null, tone: 'done' } };
  }
  if (!value) return { settings: null, failure, retry };
  const { settings, providers } = value.adminSettings;
  const of = Object.fromEntries([...settings, ...changed].map((setting) => [setting.name, setting])) as Settings['of'];
  return { settings: { of, providers, change }, failure, retry };
}

async function send(name: AdminSettingName, value: string | null): Promise<Setting> {
  if (value === null) return (await callServer(AdminResetSettingDocument, { name })).adminResetSetting;
  return (await callServer(AdminChangeSettingDocument, { name, value })).adminChangeSetting;
}
