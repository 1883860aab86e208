import { useState, type FormEvent } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { Popover } from '../../../controls/dialogs/popover.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { ownLookTexts as texts } from '../../../texts/en/design-panel.js';
import { OWN_LOOK_LIMITS } from '../../../../server/pages/appearance/own-look.rules.js';
import styles from './keep-look.module.css';

interface KeepLookProps {
  /** Says where it is kept. */
  readonly where: string;
  readonly onKeep: (name: string) => void;
}

/** The button that keeps the look of the page, under a name. */
export function KeepLook({ where, onKeep }: KeepLookProps) {
  return (
    <Popover
      label={texts.keep}
      width={320}
      opener={(opener) => (
        <Button {...opener} kind="line" size="small" icon="plus">
          {texts.keep}
        </Button>
      )}
    >
      {(close) => (
        <NameForm
          where={where}
          onKeep={(name) => {
            close();
            onKeep(name);
          }}
        />
      )}
    </Popover>
  );
}

function NameForm({ where, onKeep }: KeepLookProps) {
  const [name, setName] = useState('');
  const [wasEmpty, setWasEmpty] = useState(false);
  function keep(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') setWasEmpty(true);
    else onKeep(name);
  }
  return (
    <form className={styles.form} onSubmit={keep} noValidate>
      <TextField
        label={texts.name}
        hint={where}
        {...(wasEmpty && name.trim() === '' && { error: texts.nameMissing })}
        value={name}
        maxLength={OWN_LOOK_LIMITS.nameLength}
        dir="auto"
        autoComplete="off"
        data-first=""
        onChange={({ target }) => setName(target.value)}
      />
      <Button kind="ink" type="submit">
        {texts.keepIt}
      </Button>
    </form>
  );
}
