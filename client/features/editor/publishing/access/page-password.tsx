import { useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../../api/connection/failure.js';
import { ChangePageAccessDocument } from '../../../../api/generated/change-page-access.js';
import { Button } from '../../../../controls/buttons/button.js';
import { TextField } from '../../../../controls/fields/text-field.js';
import { ReadablePasswordField } from '../../../../page-editing/visibility/readable-password-field.js';
import { pagePasswordTexts as texts } from '../../../../texts/en/page-access.js';
import styles from './access-choice.module.css';
import { makeLockLater } from './make-lock-later.js';

interface PagePasswordProps {
  readonly pageId: string;
  /** Whether the page has a password, which is kept unless another one is typed. */
  readonly isSet: boolean;
  /** What visitors read before they have given it. */
  readonly hint: string;
  readonly onSet: () => void;
}

/** Sets the password of a page. */
export function PagePassword({ pageId, isSet, hint, onSet }: PagePasswordProps) {
  const [password, setPassword] = useState('');
  const [words, setWords] = useState(hint);
  const [state, setState] = useState<{ readonly good?: string; readonly error?: string }>({});
  const [isSaving, setSaving] = useState(false);
  async function save() {
    const isKept = password.trim() === '';
    if (isKept && !isSet) return setState({ error: texts.lacking });
    setSaving(true);
    const made = isKept ? { lock: null } : await makeLockLater(password);
    setSaving(false);
    if (made && 'refused' in made) setState({ error: made.refused });
    else if (made) await change(made.lock);
  }
  async function change(lock: string | null) {
    try {
      await callServer(ChangePageAccessDocument, { id: pageId, access: 'password', lock, hint: words });
      setPassword('');
      setState({ good: texts.isSet });
      onSet();
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) setState({ error: reasonOf(failure) });
    }
  }
  return (
    <div className={styles.password}>
      <ReadablePasswordField
        label={texts.password}
        value={password}
        hint={isSet ? texts.keeps : texts.passOn}
        {...state}
        onType={(typed) => {
          setPassword(typed);
          setState({});
        }}
        onEnter={() => void save()}
      />
      <TextField
        label={texts.hint}
        value={words}
        maxLength={200}
        placeholder={texts.usualHint}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button kind="ink" size="small" busy={isSaving} onClick={() => void save()}>
        {isSet ? texts.change : texts.set}
      </Button>
    </div>
  );
}
