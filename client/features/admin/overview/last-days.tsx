import { useId, useState } from 'react';
import { adminOverviewTexts as texts } from '../../../texts/en/admin-overview.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { DayBars } from './day-bars.js';
import { newestDays, wordNumber, type Days } from './figures-in-words.js';
import styles from './overview-part.module.css';

const dayName = new Intl.DateTimeFormat(languageTexts.formats, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The sign-ups and publications of the last days, as bars or as a table. */
export function LastDays({ days }: { readonly days: Days }) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <section aria-labelledby={id} className={styles.lastDays}>
      <div className={styles.plainLine}>
        <h2 id={id}>{texts.lastDays}</h2>
        <button type="button" className={styles.asTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? texts.asBars : texts.asTable}
        </button>
      </div>
      {isTable ? (
        <DayTable labelId={id} days={days} />
      ) : (
        <div className={styles.charts}>
          <DayBars name={texts.signUps} days={days} countOf={({ signUps }) => signUps} />
          <DayBars name={texts.publications} days={days} countOf={({ publications }) => publications} />
        </div>
      )}
    </section>
  );
}

function DayTable({ labelId, days }: { readonly labelId: string; readonly days: Days }) {
  return (
    <table className={styles.table} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.signUps}</th>
          <th scope="col">{texts.publications}</th>
        </tr>
      </thead>
      <tbody>
        {newestDays(days)
          .toReversed()
          .map(({ day, signUps, publications }) => (
            <tr key={day}>
              <th scope="row">{dayName.format(new Date(day))}</th>
              <td>{wordNumber(signUps)}</td>
              <td>{wordNumber(publications)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
