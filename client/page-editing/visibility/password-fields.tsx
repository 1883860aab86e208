import { useContext, useState } from 'react';
import { Button } from '../../controls/buttons/button.js';
import { TextField } from '../../controls/fields/text-field.js';
import { LONGEST_HINT } from '../../../server/pages/design/visibility.rules.js';
import { pagePasswordTexts as texts } from '../../texts/en/page-access.js';
import { visibilityTexts } from '../../texts/en/visibility.js';
import { MakeLockContext } from './make-lock.js';
import { ReadablePasswordField } from './readable-password-field.js';
import styles from './visibility-fields.module.css';

interface TypedPassword {
  /** The lock that has the password; none until it is set. */
  readonly lock: string | undefined;
  /** What visitors read before they have given it. */
  readonly hint: string;
}

interface PasswordFieldsProps extends TypedPassword {
  readonly onWrite: (part: Partial<TypedPassword>) => void;
}

/** The password of a tile, and what visitors read before they have given it. */
export function PasswordFields({ lock, hint, onWrite }: PasswordFieldsProps) {
  const makeLock = useContext(MakeLockContext);
  const [password, setPassword] = useState('');
  const [state, setState] = useState<{ readonly good?: string; readonly error?: string }>({});
  const [isSetting, setSetting] = useState(false);
  async function set() {
    if (password.trim() === '') return setState({ error: texts.lacking });
    setSetting(true);
    const made = (await makeLock?.(password)) ?? null;
    setSetting(false);
    if (made && 'refused' in made) setState({ error: made.refused });
    if (!made || !('lock' in made)) return;
    setPassword('');
    setState({ good: visibilityTexts.passwordIsSet });
    onWrite({ lock: made.lock });
  }
  return (
    <div className={styles.password}>
      <ReadablePasswordField
        label={visibilityTexts.passwordOfTile}
        value={password}
        hint={lock === undefined ? visibilityTexts.passwordLacking : texts.keeps}
        {...state}
        onType={(typed) => {
          setPassword(typed);
          setState({});
        }}
        onEnter={() => void set()}
      />
      <Button kind="line" size="small" busy={isSetting} onClick={() => void set()}>
        {texts.set}
      </Button>
      <TextField
        label={texts.hint}
        value={hint}
        dir="auto"
        maxLength={LONGEST_HINT}
        placeholder={visibilityTexts.usualHint}
        onChange={({ target }) => onWrite({ hint: target.value })}
      />
    </div>
  );
}
