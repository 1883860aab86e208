import { useId, type ReactNode } from 'react';
import type { AdminSettingName } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { ChoiceList } from '../../../controls/fields/choice-list.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import { ActRefusal } from '../act-refusal.js';
import { useSending, type Sending } from './use-sending.js';
import type { Settings, Setting } from './use-settings.js';
import { ValueSource } from './value-source.js';
import { OPEN, opensMore, parseSignUpMode } from '../../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import styles from './settings-part.module.css';

interface SettingChoiceProps<Choice extends string> {
  readonly settings: Settings;
  readonly name: AdminSettingName;
  readonly label: string;
  /** What is chosen. */
  readonly legend: string;
  /** Each with its name and a note. */
  readonly choices: readonly (readonly [Choice, string, string])[];
  readonly current: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
  readonly isDirty: boolean;
  /** What Save sends; undefined if it is no value. */
  readonly value: string | undefined;
  /** Said when it is saved. */
  readonly done: string;
  /** What belongs to the current choice. While it is sent, nothing of it can change. */
  readonly children?: (state: Pick<Sending, 'isWrong' | 'isSending'>) => ReactNode;
}

/** A choice that holds once it is saved: an arrow key passes choices on its way, and each of them would hold for a moment. */
export function SettingChoice<Choice extends string>(props: SettingChoiceProps<Choice>) {
  const { settings, name, label, legend, choices, current, onChoose, isDirty, value, done, children } = props;
  const setting = settings.of[name];
  const { isSending, isWrong, refused, send } = useSending({ change: useAskedChange(settings) }, name, done);
  const id = useId();
  const isFixed = setting.source === 'VARIABLE';
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send(value);
      }}
    >
      <ChoiceList
        {...{ legend, choices, current, isFixed }}
        where={`${id}-where`}
        onChoose={(choice) => {
          if (!isSending) onChoose(choice);
        }}
      >
        {children?.({ isWrong, isSending })}
      </ChoiceList>
      {refused && <ActRefusal id={`${id}-refused`} act={refused} />}
      <div className={styles.foot}>
        {!isFixed && (
          <Button kind={isDirty ? 'ink' : 'line'} type="submit" busy={isSending}>
            {texts.save}
          </Button>
        )}
        <p role="status" className={styles.unsaved}>
          {isDirty && (
            <>
              <Quad tone="gold" className={styles.quad} />
              {texts.unsaved}
            </>
          )}
        </p>
      </div>
      <ValueSource id={`${id}-where`} setting={setting} onReset={() => void send(null)} />
    </form>
  );
}

/** Changes settings, and asks first about a change that opens the site. Without a yes, nothing is changed, and nothing was refused. */
function useAskedChange({ of, change }: Settings): Settings['change'] {
  const confirm = useConfirm();
  return async (name, value, done) => {
    const setting = of[name];
    const explanation = whatOpens(setting, value ?? setting.default);
    const question = { title: texts.opensQuestion, confirmLabel: texts.opens, danger: true };
    if (explanation !== null && !(await confirm({ ...question, explanation }))) return undefined;
    return change(name, value, done);
  };
}

/** What a value opens, in words; null if it opens nothing. */
function whatOpens({ name, value: former }: Setting, value: string): string | null {
  if (name === 'FIRST_PUBLICATION') return former !== 'free' && value === 'free' ? texts.opensFirstPages : null;
  const [from, to] = [parseSignUpMode(former) ?? OPEN, parseSignUpMode(value)];
  if (name !== 'SIGN_UP' || !to || !opensMore(from, to)) return null;
  return to.kind === 'domains' ? texts.opensToDomains({ domains: to.domains.join(', ') }) : texts.opensToAll;
}
