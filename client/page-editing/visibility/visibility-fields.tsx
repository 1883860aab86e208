import { useContext, useId, useState, useEffect, useEffectEvent } from 'react';
import eye from '../../art/icons/lucide/eye.svg?raw';
import eyeOff from '../../art/icons/lucide/eye-off.svg?raw';
import lockIcon from '../../art/icons/lucide/lock.svg?raw';
import { inOneLine } from '../../../server/pages/design/field-parsing.rules.js';
import { withoutUsual, type Audience, type TileVisibility, LONGEST_HINT } from '../../../server/pages/design/visibility.rules.js';
import { SegmentedControl } from '../../controls/fields/segmented-control.js';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';
import { MakeLockContext } from './make-lock.js';
import { isPeriodLacking, PeriodFields, typedPeriod, visiblePeriod, type TypedPeriod } from './period-fields.js';
import { Labelled, VisibilityRow } from './visibility-row.js';
import { TextField } from '../../controls/fields/text-field.js';
import { pagePasswordTexts } from '../../texts/en/page-access.js';
import { ReadablePasswordField } from './readable-password-field.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { Button } from '../../controls/buttons/button.js';
import styles from './visibility-fields.module.css';

interface VisibilityFieldsProps {
  /** That of the tile when its popup was opened. */
  readonly visibility: TileVisibility | undefined;
  /** Whether it opens something or leads somewhere, which can have a password and a warning. */
  readonly opens: boolean;
  /** Called at once with each change that can be saved. */
  readonly onChange: (visibility: TileVisibility | undefined) => void;
  /** Called with what the tile is while the server sets a password, and what it is then. Where it was changed since, it stays. */
  readonly onComplete: (from: TileVisibility, visibility: TileVisibility | undefined) => void;
}

/** What is typed. */
interface Typed extends TypedPeriod {
  readonly who: Audience;
  readonly lock: string | undefined;
  /** A password that is typed anew. */
  readonly password: string;
  readonly hint: string;
  readonly isWarned: boolean;
  readonly warning: string;
}

const NOTES: Readonly<Record<Audience, string>> = { everyone: '', password: texts.whoeverKnows, hidden: texts.leftOut };

/** Who sees the tile, when, and after which warning. */
export function VisibilityFields({ visibility, opens, onChange, onComplete }: VisibilityFieldsProps) {
  const id = useId();
  const mayLock = useContext(MakeLockContext) !== null && opens;
  const [typed, setTyped] = useState(() => typedOf(visibility));
  function write(part: Partial<Typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    // Without a whole moment, the tile would be public at once, and without its words, a warning would be none.
    if (!isLacking(next) && !lacksWords(next)) onChange(visibilityOf(next));
  }
  useLockAtTheEnd(typed.who === 'password' && !isLacking(typed) ? typed.password : '', {
    begin: () => onChange(visibilityOf(withoutLock(typed))),
    end: (lock) => onComplete(visibilityOf(withoutLock(typed)) ?? {}, visibilityOf({ ...typed, lock })),
  });
  return (
    <section aria-labelledby={id} className={styles.fields}>
      <h3 id={id} className={styles.title}>
        {texts.title}
      </h3>
      <VisibilityRow label={texts.who} note={NOTES[typed.who]}>
        <SegmentedControl
          label={texts.who}
          value={typed.who}
          options={[
            { value: 'everyone', label: <Labelled svg={eye}>{texts.everyone}</Labelled> },
            ...(mayLock ? [{ value: 'password' as const, label: <Labelled svg={lockIcon}>{texts.password}</Labelled> }] : []),
            { value: 'hidden', label: <Labelled svg={eyeOff}>{texts.hidden}</Labelled> },
          ]}
          onChange={(who) => write({ who })}
        />
      </VisibilityRow>
      {typed.who === 'password' && <PasswordFields {...typed} isSet={typed.lock !== undefined} onWrite={write} />}
      {typed.who !== 'hidden' && (
        <>
          <PeriodFields typed={typed} onWrite={write} />
          {opens && <WarningFields {...typed} isLacking={lacksWords(typed)} onWrite={write} />}
        </>
      )}
    </section>
  );
}

/** Without a lock, it is hidden. */
function withoutLock(typed: Typed): Typed {
  return { ...typed, lock: undefined };
}

/** Whether what is typed cannot be saved yet. */
function isLacking(typed: Typed): boolean {
  return typed.who !== 'hidden' && isPeriodLacking(typed);
}

/** Whether visitors would be warned of nothing. */
function lacksWords({ who, isWarned, warning }: Typed): boolean {
  return who === 'everyone' && isWarned && inOneLine(warning) === '';
}

function typedOf(visibility: TileVisibility = {}): Typed {
  const { who = 'everyone', lock, hint = '', warning = '' } = visibility;
  return { ...typedPeriod(visibility), who, lock, password: '', hint, isWarned: warning !== '', warning };
}

/** As long as it has no password, what shall have one is hidden. */
function visibilityOf(typed: Typed): TileVisibility | undefined {
  const { lock, isWarned } = typed;
  const who = typed.who === 'password' && lock === undefined ? 'hidden' : typed.who;
  const warning = isWarned ? inOneLine(typed.warning) : '';
  const hint = inOneLine(typed.hint);
  return withoutUsual({
    who: who === 'everyone' ? undefined : who,
    ...(who === 'password' && { lock, hint: hint === '' ? undefined : hint }),
    ...visiblePeriod(typed),
    warning: warning === '' ? undefined : warning,
  });
}

interface TypedPassword {
  /** A new password, which is set when the popup is closed. */
  readonly password: string;
  /** What visitors read before they have given it. */
  readonly hint: string;
}

interface PasswordFieldsProps extends TypedPassword {
  /** Whether the tile has a password. */
  readonly isSet: boolean;
  readonly onWrite: (part: Partial<TypedPassword>) => void;
}

/** The password of a tile, and what visitors read before they have given it. */
function PasswordFields({ password, hint, isSet, onWrite }: PasswordFieldsProps) {
  const isTyped = password.trim() !== '';
  return (
    <div className={styles.password}>
      <ReadablePasswordField
        label={texts.passwordOfTile}
        value={password}
        hint={isTyped ? texts.passwordIsSet : isSet ? pagePasswordTexts.keeps : texts.passwordLacking}
        onType={(typed) => onWrite({ password: typed })}
      />
      <TextField
        label={pagePasswordTexts.hint}
        value={hint}
        dir="auto"
        maxLength={LONGEST_HINT}
        placeholder={texts.usualHint}
        onChange={({ target }) => onWrite({ hint: target.value })}
      />
    </div>
  );
}

interface Ends {
  /** Called before the server is asked. */
  readonly begin: () => void;
  /** Called with the lock, when the server has made it. */
  readonly end: (lock: string) => void;
}

/** Sets the typed password when the popup is closed, because closing saves (specification §4). An empty one changes nothing. */
function useLockAtTheEnd(password: string, { begin, end }: Ends): void {
  const makeLock = useContext(MakeLockContext);
  const notify = useNotify();
  const set = useEffectEvent(() => {
    if (password.trim() === '' || !makeLock) return;
    begin();
    void makeLock(password).then((made) => {
      if (made && 'lock' in made) end(made.lock);
      else if (made) notify({ text: texts.passwordNotSet({ reason: made.refused }), tone: 'failed' });
    });
  });
  useEffect(() => () => set(), []);
}

interface TypedWarning {
  readonly isWarned: boolean;
  readonly warning: string;
}

interface WarningFieldsProps extends TypedWarning {
  /** Whether it says nothing yet. */
  readonly isLacking: boolean;
  readonly onWrite: (part: Partial<TypedWarning>) => void;
}

/** Whether visitors are warned first, and by which words. */
function WarningFields({ isWarned, warning, isLacking, onWrite }: WarningFieldsProps) {
  return (
    <>
      <VisibilityRow label={texts.warningFirst} note={texts.notForEverybody}>
        <SegmentedControl
          label={texts.warningFirst}
          value={isWarned ? 'on' : 'off'}
          options={[
            { value: 'off', label: texts.off },
            { value: 'on', label: texts.on },
          ]}
          onChange={(choice) => onWrite({ isWarned: choice === 'on' })}
        />
      </VisibilityRow>
      {isWarned && (
        <div className={styles.warning}>
          <TextField
            label={texts.warningWords}
            value={warning}
            dir="auto"
            maxLength={DESIGN_LIMITS.warningLength}
            hint={isLacking ? texts.warningLacking : texts.warningIsNoLock}
            onChange={({ target }) => onWrite({ warning: target.value })}
          />
          <Button
            kind="line"
            size="small"
            className={styles.adults}
            aria-label={`${texts.adults}: ${texts.adultsWords}`}
            onClick={() => onWrite({ warning: texts.adultsWords })}
          >
            {texts.adults}
          </Button>
        </div>
      )}
    </>
  );
}
