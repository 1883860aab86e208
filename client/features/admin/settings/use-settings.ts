import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, type Failure } from '../../../api/connection/failure.js';
import { useFetched } from '../../../api/connection/use-fetched.js';
import { AdminChangeSettingDocument } from '../../../api/generated/admin-change-setting.js';
import { AdminResetSettingDocument } from '../../../api/generated/admin-reset-setting.js';
import { AdminSettingsDocument } from '../../../api/generated/admin-settings.js';
import type { AdminSettingName, AdminSettingsQuery } from '../../../api/generated/types.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { actRefused, type ActRefused } from '../use-act.js';

type Loaded = AdminSettingsQuery['adminSettings'];
export type Setting = Loaded['settings'][number];

/** Why a change was refused. */
interface ChangeRefused extends ActRefused {
  /** Whether the value is none for this setting. */
  readonly isInvalid: boolean;
}

/** The settings, by their names, and how they are changed. */
export interface Settings {
  readonly of: Readonly<Record<AdminSettingName, Setting>>;
  readonly providers: Loaded['providers'];
  /** Null resets it. `done` is told when it is done. Resolves with why it was refused, else with null. */
  readonly change: (name: AdminSettingName, value: string | null, done: string) => Promise<ChangeRefused | null>;
}

const load = () => callServer(AdminSettingsDocument);

/** Null until they are loaded. */
export function useSettings(): { readonly settings: Settings | null; readonly failure: Failure | null; readonly retry: () => void } {
  const { value, failure, retry } = useFetched(load);
  const [changed, setChanged] = useState<readonly Setting[]>([]);
  const notify = useNotify();

  async function change(name: AdminSettingName, text: string | null, done: string): Promise<ChangeRefused | null> {
    try {
      const setting = await send(name, text);
      setChanged((former) => [...former, setting]);
      notify({ text: done, about: null, tone: 'done' });
      return null;
    } catch (error) {
      const failure = failureOf(error);
      return { ...actRefused(error), isInvalid: failure.kind === 'refused' && failure.code === 'SETTING_INVALID' };
    }
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
