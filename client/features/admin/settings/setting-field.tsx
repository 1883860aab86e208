import { useId, useState, type InputHTMLAttributes, type SubmitEvent } from 'react';
import type { AdminSettingName } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import { ActRefusal } from '../act-refusal.js';
import fields from '../fields.module.css';
import type { ActRefused } from '../use-act.js';
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
  /** Said when it is saved. */
  readonly done?: string;
  /** The text for a value, and the value for a text, if they differ. */
  readonly toText?: (value: string) => string;
  readonly toValue?: (text: string) => string;
  /** Whether a value is valid, beside what the browser checks. */
  readonly isValid?: (value: string) => boolean;
  /** Whether something else says where the value comes from. */
  readonly isPart?: boolean;
}

const same = (text: string): string => text;
const any = (): boolean => true;

/** A setting that is typed, and counts when it is saved. */
export function SettingField(props: SettingFieldProps) {
  // When it is saved or reset, the field begins anew with the present value.
  return <Field key={props.settings.of[props.name].value} {...props} />;
}

function Field({ settings, name, label, hint, wrong, done, toText, toValue, isValid, isPart = false, ...input }: SettingFieldProps) {
  const id = useId();
  const { setting, typed, type, isSaving, isWrong, refused, save, send } = useTypedSetting({
    settings,
    name,
    done,
    toText,
    toValue,
    isValid,
  });
  const isFixed = setting.source === 'VARIABLE';
  return (
    <form noValidate aria-label={label} className={styles.row} onSubmit={save}>
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
        <Button kind="line" type="submit" busy={isSaving}>
          {texts.save}
        </Button>
      )}
      <div className={styles.hint}>
        <FieldNote id={`${id}-hint`} hint={hint} error={isWrong ? wrong : undefined} />
        {refused && <ActRefusal id={`${id}-refused`} act={refused} />}
        {!isPart && <ValueSource id={`${id}-where`} setting={setting} onReset={() => void send(null)} />}
      </div>
    </form>
  );
}

type TypedSetting = Pick<SettingFieldProps, 'settings' | 'name' | 'done' | 'toText' | 'toValue' | 'isValid'>;

function useTypedSetting({
  settings: { of, change },
  name,
  done = texts.kept,
  toText = same,
  toValue = same,
  isValid = any,
}: TypedSetting) {
  const setting = of[name];
  const [typed, type] = useState(toText(setting.value));
  const [isSaving, setIsSaving] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const [refused, setRefused] = useState<ActRefused | null>(null);

  async function send(value: string | null) {
    setIsWrong(false);
    setRefused(null);
    setIsSaving(true);
    const outcome = await change(name, value, done);
    setIsSaving(false);
    if (outcome?.isInvalid) setIsWrong(true);
    else setRefused(outcome);
  }
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = toValue(typed);
    if (event.currentTarget.checkValidity() && isValid(value)) void send(value);
    else setIsWrong(true);
  }
  return { setting, typed, type, isSaving, isWrong, refused, save, send };
}
