import { useContext, useId, useState } from 'react';
import eye from '../../art/icons/lucide/eye.svg?raw';
import eyeOff from '../../art/icons/lucide/eye-off.svg?raw';
import lockIcon from '../../art/icons/lucide/lock.svg?raw';
import { inOneLine } from '../../../server/pages/design/field-parsing.rules.js';
import { withoutUsual, type Audience, type TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { SegmentedControl } from '../../controls/fields/segmented-control.js';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';
import { MakeLockContext } from './make-lock.js';
import { useLockAtTheEnd } from './use-lock-at-the-end.js';
import { PasswordFields } from './password-fields.js';
import { isPeriodLacking, PeriodFields, typedPeriod, visiblePeriod, type TypedPeriod } from './period-fields.js';
import { Labelled, VisibilityRow } from './visibility-row.js';
import { WarningFields } from './warning-fields.js';
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
