import {
  OPEN,
  parseSignUpMode,
  signUpModeText,
  withDomainsOf,
  type SignUpMode,
} from '../../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import { SettingChoice } from './setting-choice.js';
import { useEdited } from './use-edited.js';
import type { Settings } from './use-settings.js';
import styles from './settings-part.module.css';

const CHOICES = [
  ['open', texts.anyone, texts.anyoneNote],
  ['invite', texts.byInvitation, texts.byInvitationNote],
  ['closed', texts.nobody, texts.nobodyNote],
] as const;

/** What is chosen in the form. */
interface Chosen {
  readonly kind: (typeof CHOICES)[number][0];
  /** The domains as they are typed, for “Anyone”. */
  readonly domains: string;
}

/** Who may sign up, and from which domains: one form, and nothing of it holds before it is saved. */
export function SignUpChoice({ settings }: { readonly settings: Settings }) {
  const { value: stored } = settings.of.SIGN_UP;
  const mode = parseSignUpMode(stored) ?? OPEN;
  const [chosen, setChosen] = useEdited(stored, chosenOf(mode));
  const value = textOf(chosen, mode);
  return (
    <SettingChoice
      settings={settings}
      name="SIGN_UP"
      label={texts.signUp}
      legend={texts.signUpNote}
      choices={CHOICES}
      current={chosen.kind}
      onChoose={(kind) => setChosen({ ...chosen, kind })}
      isDirty={value !== textOf(chosenOf(mode), mode)}
      value={parseSignUpMode(value) ? value : undefined}
      done={texts.signUpKept}
    >
      {({ isWrong, isSending }) =>
        chosen.kind === 'open' && (
          <TextField
            className={styles.within}
            label={texts.domains}
            value={chosen.domains}
            hint={texts.domainsHint}
            error={isWrong ? texts.domainsWrong : undefined}
            readOnly={isSending}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setChosen({ ...chosen, domains: target.value })}
          />
        )
      }
    </SettingChoice>
  );
}

/** Addresses at some domains is what “Anyone” means where domains are named. Those that a mode has kept come back with it. */
function chosenOf({ kind, domains }: SignUpMode): Chosen {
  return { kind: kind === 'domains' ? 'open' : kind, domains: domains.join(', ') };
}

/** Each mode keeps what belongs to it: only “Anyone” has a field for the domains. */
function textOf({ kind, domains }: Chosen, mode: SignUpMode): string {
  if (kind !== 'open') return signUpModeText(withDomainsOf(mode, kind));
  return domains.trim() === '' ? 'open' : `domains:${domains}`;
}
