import { useLayoutEffect, useState } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { isAlwaysShown, momentsOf } from '../../../../server/pages/design/visible-tiles.rules.js';
import { SegmentedControl } from '../../../controls/fields/segmented-control.js';
import select from '../../../controls/fields/select.module.css';
import { useWaking } from '../../../page-view/visibility/use-waking.js';
import { visitorsViewTexts as texts } from '../../../texts/en/visibility.js';
import { momentAt, skippedTime, zonedTime, type ZonedTime } from '../../visibility/zoned-moments.js';
import { seenByVisitors, type SeenPage } from './seen-by-visitors.js';
import styles from './visitors-view.module.css';
import { readersZone } from '../../../controls/dates.js';
import { presentTimeZone } from '../../visibility/time-zone-names.js';

/** What a preview shows of a design at this moment. */
export type View = (design: PageDesign) => SeenPage;

interface VisitorsViewProps {
  readonly design: PageDesign;
  /** Sets what the preview shows. It is a function itself, so another one returns it; null for the whole page, with marks on what visitors do not see. */
  readonly onView: (makeView: () => View | null) => void;
}

/** Lets the creator see the page as visitors do, now or at a moment. Only for a page with a tile that not everybody always sees. */
export function VisitorsView(props: VisitorsViewProps) {
  return props.design.tiles.every(isAlwaysShown) ? null : <ViewChoice {...props} />;
}

type Choice = 'off' | 'now' | 'moment';

const CHOICES = (['off', 'now', 'moment'] as const satisfies readonly Choice[]).map((value) => ({ value, label: texts[value] }));

function ViewChoice({ design, onView }: VisitorsViewProps) {
  const [choice, choose] = useState<Choice>('off');
  const [timeZone] = useState(() => presentTimeZone(readersZone()));
  const [moment, setMoment] = useState(() => new Date().toISOString());
  const [typed, setTyped] = useState<ZonedTime>(() => zonedTime(moment, timeZone));
  // The page of this moment changes while it is looked at.
  const passed = useWaking(momentsOf(design).map(Number));
  useLayoutEffect(() => {
    onView(() => viewAt(choice, moment));
  }, [choice, moment, passed, onView]);
  useLayoutEffect(() => () => onView(() => null), [onView]);
  function write(part: Partial<ZonedTime>) {
    const next = { ...typed, ...part };
    setTyped(next);
    const whole = momentAt(next, timeZone);
    if (whole !== undefined) setMoment(whole);
  }
  const seen = viewAt(choice, moment)?.(design).places.length;
  const isPartly = choice === 'moment' && momentAt(typed, timeZone) === undefined;
  return (
    <div className={styles.view}>
      <div className={styles.words}>
        <p className={styles.label}>{texts.title}</p>
        <p className={styles.note} role="status">
          {isPartly
            ? (skippedTime(typed, timeZone) ?? texts.lacking)
            : seen !== undefined && texts.shown({ shown: seen, total: design.tiles.length })}
        </p>
      </div>
      <SegmentedControl label={texts.title} value={choice} options={CHOICES} onChange={choose} />
      {choice === 'moment' && (
        <div className={styles.moment}>
          <input
            type="date"
            className={select.select}
            aria-label={texts.day}
            value={typed.day}
            onChange={({ target }) => write({ day: target.value })}
          />
          <input
            type="time"
            className={select.select}
            aria-label={texts.time}
            value={typed.time}
            onChange={({ target }) => write({ time: target.value })}
          />
          <bdi className={styles.note}>{timeZone.replaceAll('_', ' ')}</bdi>
        </div>
      )}
    </div>
  );
}

function viewAt(choice: Choice, moment: string) {
  if (choice === 'off') return null;
  return (whole: PageDesign) => seenByVisitors(whole, choice === 'now' ? new Date() : new Date(moment));
}
