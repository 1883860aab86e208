import { useId, useState, type InputHTMLAttributes } from 'react';
import type { AdminSettingName } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import { ActRefusal } from '../act-refusal.js';
import fields from '../fields.module.css';
import { useSending } from './use-sending.js';
import type { Settings } from './use-settings.js';
import { ValueSource } from './value-source.js';
import styles from './settings-part.module.css';

/** The browser checks the type and the pattern, and the server everything. */
interface SettingFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'dir' | 'type' | 'pattern' | 'maxLength' | 'required'
> {
  readonly settings: Settings;
  readonly name: AdminSettingName;
  readonly label: string;
  readonly hint?: string;
  /** Says what a valid text is. */
  readonly wrong: string;
}

/** A setting that is typed, and counts when it is saved. */
export function SettingField(props: SettingFieldProps) {
  // When it is saved or reset, the field begins anew with the present value.
  return <Field key={props.settings.of[props.name].value} {...props} />;
}

function Field({ settings, name, label, hint, wrong, ...input }: SettingFieldProps) {
  const id = useId();
  const setting = settings.of[name];
  const [typed, type] = useState(setting.value);
  const { isSending, isWrong, refused, send } = useSending(settings, name);
  const isFixed = setting.source === 'VARIABLE';
  return (
    <form
      noValidate
      aria-label={label}
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget.checkValidity() ? typed : undefined);
      }}
    >
      <div className={styles.wide}>
        <label htmlFor={id} className={fields.label}>
          {label}
        </label>
        <input
          id={id}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isFixed}
          className={`${fields.input} ${isFixed ? styles.fixed : ''}`}
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint ${id}-where`}
          onChange={({ target }) => type(target.value)}
          {...input}
        />
      </div>
      {!isFixed && (
        <Button kind="line" type="submit" busy={isSending}>
          {texts.save}
        </Button>
      )}
      <div className={styles.hint}>
        <FieldNote id={`${id}-hint`} hint={hint} error={isWrong ? wrong : undefined} />
        {refused && <ActRefusal id={`${id}-refused`} act={refused} />}
        <ValueSource id={`${id}-where`} setting={setting} onReset={() => void send(null)} />
      </div>
    </form>
  );
}
