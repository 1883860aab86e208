import { useState } from 'react';
import type { AdminSettingName } from '../../../api/generated/types.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import { useAct, type ActRefused } from '../../../shell/use-act.js';
import type { Settings } from './use-settings.js';

/** How a setting is sent. */
export interface Sending {
  readonly isSending: boolean;
  /** Whether the value that was sent, or would have been, is none for this setting. */
  readonly isWrong: boolean;
  readonly refused: ActRefused | null;
  /** Null resets the setting. `undefined` is no value: nothing is sent, and `isWrong` says so. */
  readonly send: (value: string | null | undefined) => Promise<void>;
}

/** Sends a setting, with one call at a time: of two, the later answer could be that of the earlier one. */
export function useSending({ change }: Pick<Settings, 'change'>, name: AdminSettingName, done: string = texts.kept): Sending {
  const { run, busy, ...act } = useAct();
  const [isWrong, setIsWrong] = useState(false);
  const isSending = busy !== null;

  async function send(value: string | null | undefined) {
    if (isSending) return;
    setIsWrong(value === undefined);
    await run(
      name,
      async () => (value === undefined ? undefined : change(name, value, done)),
      (failure, reason) => (failure.kind === 'refused' && failure.code === 'SETTING_INVALID' ? void setIsWrong(true) : reason),
    );
  }
  return { isSending, isWrong, refused: act.reason !== undefined || act.isStale ? act : null, send };
}
