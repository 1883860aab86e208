import { useId, useState } from 'react';
import { OPEN, parseSignUpMode, signUpModeText, withDomainsOf } from '../../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { ChoiceList } from '../../../controls/fields/choice-list.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import { ActRefusal } from '../act-refusal.js';
import type { ActRefused } from '../use-act.js';
import { SettingField } from './setting-field.js';
import { useAskedChange } from './use-asked-change.js';
import type { Settings } from './use-settings.js';
import { ValueSource } from './value-source.js';

const CHOICES = [
  ['open', texts.anyone, texts.anyoneNote],
  ['invite', texts.byInvitation, texts.byInvitationNote],
  ['closed', texts.nobody, texts.nobodyNote],
] as const;
type Choice = (typeof CHOICES)[number][0];

/** Who may sign up. A choice counts at once, and the domains when they are saved. */
export function SignUpChoice({ settings }: { readonly settings: Settings }) {
  const { of } = settings;
  const change = useAskedChange(settings);
  const id = useId();
  const { value, source } = of.SIGN_UP;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [refused, setRefused] = useState<ActRefused | null>(null);
  const mode = parseSignUpMode(value);
  // Addresses at some domains is what “Anyone” means where domains are named.
  const kind = mode?.kind === 'domains' ? 'open' : mode?.kind;
  const isFixed = source === 'VARIABLE';

  async function choose(choice: Choice | null) {
    setChosen(choice);
    // Each mode keeps what belongs to it: the domains come back with “Anyone”.
    const next = choice && signUpModeText(withDomainsOf(mode ?? OPEN, choice));
    setRefused(await change('SIGN_UP', next, texts.signUpKept));
    setChosen(null);
  }

  return (
    <>
      <ChoiceList
        legend={texts.signUpNote}
        choices={CHOICES}
        current={chosen ?? kind}
        isFixed={isFixed}
        where={`${id}-where`}
        onChoose={(choice) => void choose(choice)}
      />
      {refused && <ActRefusal id={`${id}-refused`} act={refused} />}
      {kind === 'open' && chosen === null && (
        <SettingField
          settings={{ ...settings, change }}
          name="SIGN_UP"
          label={texts.domains}
          hint={texts.domainsHint}
          wrong={texts.domainsWrong}
          done={texts.signUpKept}
          dir="ltr"
          toText={(present) => parseSignUpMode(present)?.domains.join(', ') ?? ''}
          toValue={(typed) => (typed.trim() === '' ? 'open' : `domains:${typed}`)}
          isValid={(value) => parseSignUpMode(value) !== null}
          isPart
        />
      )}
      <ValueSource id={`${id}-where`} setting={of.SIGN_UP} onReset={() => void choose(null)} />
    </>
  );
}
