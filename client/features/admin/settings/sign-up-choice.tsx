import { useId, useState } from 'react';
import { parseSignUpMode } from '../../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import fields from '../fields.module.css';
import { SetBy } from './set-by.js';
import type { Settings } from './use-settings.js';
import styles from './settings-part.module.css';

const CHOICES = [
  ['open', texts.anyone, texts.anyoneNote],
  ['invite', texts.byInvitation, texts.byInvitationNote],
  ['closed', texts.nobody, texts.nobodyNote],
] as const;
type Choice = (typeof CHOICES)[number][0];

/** Who may sign up. A choice counts at once, and the domains when they are saved. */
export function SignUpChoice({ settings: { of, change } }: { readonly settings: Settings }) {
  const id = useId();
  const { value, source } = of.SIGN_UP;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const mode = parseSignUpMode(value);
  // Addresses at some domains is what “Anyone” means where domains are named.
  const kind = mode?.kind === 'domains' ? 'open' : mode?.kind;
  const isFixed = source === 'VARIABLE';

  async function choose(choice: Choice) {
    setChosen(choice);
    setRefusal(await change('SIGN_UP', choice, texts.signUpKept));
    setChosen(null);
  }

  return (
    <>
      <Choices current={chosen ?? kind} isFixed={isFixed} onChoose={(choice) => void choose(choice)} />
      <FieldNote id={`${id}-refused`} error={refusal ?? undefined} />
      {kind === 'open' && chosen === null && (
        <Domains key={value} domains={mode?.domains.join(', ') ?? ''} isFixed={isFixed} change={change} />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly current: string | undefined;
  readonly isFixed: boolean;
  readonly onChoose: (choice: Choice) => void;
}

function Choices({ current, isFixed, onChoose }: ChoicesProps) {
  const id = useId();
  return (
    <div>
      <fieldset className={styles.choices} disabled={isFixed} aria-describedby={isFixed ? `${id}-where` : undefined}>
        <legend className="visually-hidden">{texts.signUpNote}</legend>
        {CHOICES.map(([choice, label, note]) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-choice`}
              className={styles.radio}
              checked={choice === current}
              onChange={() => onChoose(choice)}
            />
            <span className={styles.name}>{label}</span>
            <span className={styles.note}>{note}</span>
          </label>
        ))}
      </fieldset>
      {isFixed && <SetBy id={`${id}-where`} variable="SIGN_UP" />}
    </div>
  );
}

interface DomainsProps extends Pick<Settings, 'change'> {
  readonly domains: string;
  readonly isFixed: boolean;
}

function Domains({ domains, isFixed, change }: DomainsProps) {
  const id = useId();
  const [typed, setTyped] = useState(domains);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save() {
    const mode = typed.trim() === '' ? 'open' : `domains:${typed}`;
    if (parseSignUpMode(mode) === null) return setRefusal(texts.domainsWrong);
    setIsSaving(true);
    setRefusal(await change('SIGN_UP', mode, texts.signUpKept));
    setIsSaving(false);
  }

  return (
    <form
      noValidate
      aria-label={texts.domains}
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.wide}>
        <label htmlFor={id} className={fields.label}>
          {texts.domains}
        </label>
        <input
          id={id}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isFixed}
          className={`${fields.input} ${isFixed ? styles.fixed : ''}`}
          value={typed}
          aria-invalid={refusal === null ? undefined : true}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {!isFixed && (
        <Button kind="line" type="submit" busy={isSaving}>
          {texts.save}
        </Button>
      )}
      <div className={styles.hint}>
        <FieldNote id={`${id}-hint`} hint={texts.domainsHint} error={refusal ?? undefined} />
      </div>
    </form>
  );
}
