import { useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../../api/connection/failure.js';
import { ChangePagePeriodDocument } from '../../../../api/generated/change-page-period.js';
import { Button } from '../../../../controls/buttons/button.js';
import {
  isPeriodLacking,
  PeriodFields,
  typedPeriod,
  visiblePeriod,
  type TypedPeriod,
} from '../../../../page-editing/visibility/period-fields.js';
import { pageTimeTexts as texts } from '../../../../texts/en/page-access.js';
import styles from './access-choice.module.css';
import { periodOf, type PagePeriod } from './page-period.js';

interface PageTimeProps {
  readonly pageId: string;
  readonly period: PagePeriod;
  /** Called with what was saved. */
  readonly onChange: (period: PagePeriod) => void;
}

/** From when and until when visitors see the page. A period holds when it is saved, and always at once. */
export function PageTime({ pageId, period: former, onChange }: PageTimeProps) {
  const [saved, setSaved] = useState(() => typedPeriod(periodOf(former)));
  const [typed, setTyped] = useState(saved);
  const [state, setState] = useState<{ readonly good?: string; readonly error?: string }>({});
  const [isSaving, setSaving] = useState(false);
  function write(part: Partial<TypedPeriod>) {
    const next = { ...typed, ...part };
    setTyped(next);
    setState({});
    if (saved.isTimed && !next.isTimed) void save(next);
  }
  async function save(next: TypedPeriod) {
    setSaving(true);
    try {
      const period = next.isTimed ? visiblePeriod(next) : null;
      const { changePagePeriod } = await callServer(ChangePagePeriodDocument, { id: pageId, period });
      setSaved(next);
      onChange(changePagePeriod.period);
      setState({ good: next.isTimed ? texts.timed : texts.always });
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) setState({ error: reasonOf(failure) });
    }
    setSaving(false);
  }
  return (
    <div className={styles.time}>
      <PeriodFields typed={typed} onWrite={write} />
      {typed.isTimed && (
        <Button
          kind="ink"
          size="small"
          busy={isSaving}
          disabled={isPeriodLacking(typed) || isSame(typed, saved)}
          onClick={() => void save(typed)}
        >
          {texts.save}
        </Button>
      )}
      <p role="status" className={styles.saved}>
        {state.good}
      </p>
      <p role="alert" className={styles.refused}>
        {state.error}
      </p>
    </div>
  );
}

function isSame(one: TypedPeriod, other: TypedPeriod): boolean {
  return other.isTimed && JSON.stringify(visiblePeriod(one)) === JSON.stringify(visiblePeriod(other));
}
