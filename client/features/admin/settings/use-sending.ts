import { useState } from 'react';
import type { AdminSettingName } from '../../../api/generated/types.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import type { ActRefused } from '../use-act.js';
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
  const [isSending, setIsSending] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const [refused, setRefused] = useState<ActRefused | null>(null);

  async function send(value: string | null | undefined) {
    if (isSending) return;
    setRefused(null);
    setIsWrong(value === undefined);
    if (value === undefined) return;
    setIsSending(true);
    const outcome = await change(name, value, done);
    setIsSending(false);
    if (outcome?.isInvalid) setIsWrong(true);
    else setRefused(outcome);
  }
  return { isSending, isWrong, refused, send };
}
