import { useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../../api/connection/failure.js';
import { ChangePagePeriodDocument } from '../../../../api/generated/change-page-period.js';
import type { PageAccessQuery } from '../../../../api/generated/types.js';
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

type Period = PageAccessQuery['page']['period'];

/** From when and until when visitors see the page. A period holds when it is saved, and always at once. */
export function PageTime({ pageId, period }: { readonly pageId: string; readonly period: Period }) {
  const [saved, setSaved] = useState(() => typedOf(period));
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
      await callServer(ChangePagePeriodDocument, { id: pageId, period: next.isTimed ? visiblePeriod(next) : null });
      setSaved(next);
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

function typedOf(period: Period): TypedPeriod {
  const { from, until, timeZone, isAnnounced } = period ?? {};
  return typedPeriod({
    ...(from && { from }),
    ...(until && { until }),
    ...(timeZone && { timeZone }),
    ...(isAnnounced && { isAnnounced }),
  });
}

function isSame(one: TypedPeriod, other: TypedPeriod): boolean {
  return other.isTimed && JSON.stringify(visiblePeriod(one)) === JSON.stringify(visiblePeriod(other));
}
