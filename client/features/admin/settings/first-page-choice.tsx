import { parseFirstPublication, type FirstPublication } from '../../../../server/pages/hiding/first-publication.rules.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import { SettingChoice } from './setting-choice.js';
import { useEdited } from './use-edited.js';
import type { Settings } from './use-settings.js';

const CHOICES = [
  ['free', texts.atOnce, texts.atOnceNote],
  ['review', texts.afterLook, texts.afterLookNote],
] as const;

/** Whether the first page of an account waits for an operator. */
export function FirstPageChoice({ settings }: { readonly settings: Settings }) {
  const { value } = settings.of.FIRST_PUBLICATION;
  const stored = parseFirstPublication(value) ?? undefined;
  const [chosen, choose] = useEdited<FirstPublication | undefined>(value, stored);
  return (
    <SettingChoice
      settings={settings}
      name="FIRST_PUBLICATION"
      label={texts.firstPages}
      legend={texts.firstPagesNote}
      choices={CHOICES}
      current={chosen}
      onChoose={choose}
      isDirty={chosen !== stored}
      value={chosen}
      done={texts.firstPagesKept}
    />
  );
}
