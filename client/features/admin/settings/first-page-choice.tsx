import { useId, useState } from 'react';
import { parseFirstPublication, type FirstPublication } from '../../../../server/pages/hiding/first-publication.rules.js';
import { ChoiceList } from '../../../controls/fields/choice-list.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import { ActRefusal } from '../act-refusal.js';
import type { ActRefused } from '../use-act.js';
import { useAskedChange } from './use-asked-change.js';
import type { Settings } from './use-settings.js';
import { ValueSource } from './value-source.js';

const CHOICES = [
  ['free', texts.atOnce, texts.atOnceNote],
  ['review', texts.afterLook, texts.afterLookNote],
] as const;

/** Whether the first page of an account waits for an operator. A choice counts at once. */
export function FirstPageChoice({ settings }: { readonly settings: Settings }) {
  const { of } = settings;
  const change = useAskedChange(settings);
  const id = useId();
  const setting = of.FIRST_PUBLICATION;
  const [chosen, setChosen] = useState<FirstPublication | null>(null);
  const [refused, setRefused] = useState<ActRefused | null>(null);

  async function choose(choice: FirstPublication | null) {
    setChosen(choice);
    setRefused(await change('FIRST_PUBLICATION', choice, texts.firstPagesKept));
    setChosen(null);
  }

  return (
    <>
      <ChoiceList
        legend={texts.firstPagesNote}
        choices={CHOICES}
        current={chosen ?? parseFirstPublication(setting.value) ?? undefined}
        isFixed={setting.source === 'VARIABLE'}
        where={`${id}-where`}
        onChoose={(choice) => void choose(choice)}
      />
      {refused && <ActRefusal id={`${id}-refused`} act={refused} />}
      <ValueSource id={`${id}-where`} setting={setting} onReset={() => void choose(null)} />
    </>
  );
}
