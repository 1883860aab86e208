import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminAuditLogDocument } from '../../../api/generated/admin-audit-log.js';
import type { AdminActKind, AdminAuditLogQuery } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { auditLogTexts as texts } from '../../../texts/en/admin-audit-log.js';
import { accountPath } from '../admin-parts.js';
import { ListPlace } from '../lists/list-place.js';
import { NothingFound } from '../lists/nothing-found.js';
import { SearchField } from '../lists/search-field.js';
import { wordAct } from './word-act.js';
import { SaveLog } from './save-log.js';
import styles from './audit-log.module.css';
import { formatDay, formatTime, isToday, isYesterday } from '../../../controls/dates.js';

type Log = AdminAuditLogQuery['adminAuditLog'];
type Entry = Log['entries'][number];

const KINDS: readonly { readonly kind: AdminActKind; readonly name: string }[] = [
  { kind: 'ACCOUNTS', name: texts.accounts },
  { kind: 'PAGES', name: texts.pages },
  { kind: 'SITE', name: texts.site },
];
const PERIODS = [
  { days: '7', name: texts.week },
  { days: '30', name: texts.month },
  { days: 'all', name: texts.always },
];

/** What the list shows. All of it is in the address. */
interface LogChoice {
  readonly about: string | null;
  readonly operator: string | null;
  readonly kind: AdminActKind | null;
  readonly period: string;
  readonly at: string | null;
}

function choiceIn(address: URLSearchParams): LogChoice {
  const kind = KINDS.find((one) => one.kind.toLowerCase() === address.get('kind'))?.kind ?? null;
  const period = PERIODS.find(({ days }) => days === address.get('days'))?.days ?? '30';
  return { about: address.get('about'), operator: address.get('operator'), kind, period, at: address.get('at') };
}

/** What operators did, by day. */
export function AuditLogPart() {
  const [address, setAddress] = useSearchParams();
  const choice = choiceIn(address);
  const { about, operator, kind, period, at } = choice;
  const chosen = useMemo(
    () => ({ about, operator, kind, days: period === 'all' ? null : Number(period) }),
    [about, operator, kind, period],
  );
  const { data, last, failure, retry } = useServerData(AdminAuditLogDocument, { ...chosen, at }, FRESH);
  const log = last?.adminAuditLog;
  function choose(name: string, chosen: string, isStep = false) {
    const next = new URLSearchParams(address);
    next.delete('at');
    if (chosen === '') next.delete(name);
    else next.set(name, chosen);
    setAddress(next, { replace: !isStep });
  }
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <SaveLog chosen={chosen} />
      </div>
      <Choices choice={choice} operators={log?.operators ?? []} choose={choose} />
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {!failure && !log && <Loading />}
      {!failure && log && (
        <ListPlace isOld={!data}>
          <Days log={log} onStep={(place) => choose('at', place, true)} onAll={() => setAddress({ days: 'all' })} />
        </ListPlace>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly choice: LogChoice;
  readonly operators: readonly string[];
  readonly choose: (name: string, chosen: string) => void;
}

function Choices({ choice: { about, operator, kind, period }, operators, choose }: ChoicesProps) {
  return (
    <div role="search" className={styles.choice}>
      <SearchField label={texts.search} value={about ?? ''} onSearch={(text) => choose('about', text)} />
      <Choice label={texts.who} value={operator ?? ''} onChange={(chosen) => choose('operator', chosen)}>
        <option value="">{texts.everyone}</option>
        {operators.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Choice>
      <Choice label={texts.kind} value={kind?.toLowerCase() ?? ''} onChange={(chosen) => choose('kind', chosen)}>
        <option value="">{texts.everyKind}</option>
        {KINDS.map((one) => (
          <option key={one.kind} value={one.kind.toLowerCase()}>
            {one.name}
          </option>
        ))}
      </Choice>
      <Choice label={texts.period} value={period} onChange={(chosen) => choose('days', chosen)}>
        {PERIODS.map(({ days, name }) => (
          <option key={days} value={days}>
            {name}
          </option>
        ))}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} className={styles.select} onChange={({ target }) => onChange(target.value)}>
      {children}
    </select>
  );
}

interface DaysProps {
  readonly log: Log;
  readonly onStep: (place: string) => void;
  readonly onAll: () => void;
}

function Days({ log: { entries, previous, next }, onStep, onAll }: DaysProps) {
  if (entries.length === 0) return <NothingFound text={texts.none} label={texts.showAll} onAll={onAll} />;
  return (
    <>
      {[...byDay(entries)].map(([day, ofDay]) => (
        <section key={day} className={styles.day}>
          <h2 className={styles.dayTitle}>{day}</h2>
          <ul className={styles.entries}>
            {ofDay.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.steps}>
        <Button kind="line" disabled={!previous} onClick={() => previous && onStep(previous)}>
          {texts.later}
        </Button>
        <Button kind="line" disabled={!next} onClick={() => next && onStep(next)}>
          {texts.earlier}
        </Button>
      </div>
    </>
  );
}

/** The entries by the words for their day, in their order. */
function byDay(entries: readonly Entry[], now = new Date()): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = wordDay(new Date(entry.at), now);
    found.set(day, [...(found.get(day) ?? []), entry]);
  }
  return found;
}

function wordDay(moment: Date, now: Date): string {
  const day = formatDay(moment, { now });
  if (isToday(moment, now)) return texts.today({ day });
  return isYesterday(moment, now) ? texts.yesterday({ day }) : day;
}

function EntryRow({ entry }: { readonly entry: Entry }) {
  const { at, operator, door, outcome, receipt } = entry;
  const from = { COMMAND_LINE: texts.onServer, SET_UP: texts.atSetUp, BROWSER: null }[door];
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.time}>
        {formatTime(at)}
      </time>
      <p className={styles.who}>
        <bdi dir="ltr">{operator}</bdi>
        {from !== null && <span className={styles.note}> {from}</span>}
      </p>
      <p className={styles.what}>
        {wordAct(entry)}
        {receipt && <span className={styles.note}> {texts.receipt({ receipt })}</span>}
        {outcome !== 'done' && <span className={styles.note}> {outcomeOf(outcome)}</span>}
      </p>
      <p className={styles.subject}>
        <Subject entry={entry} />
      </p>
    </li>
  );
}

function outcomeOf(outcome: string): string {
  return outcome === 'begun' ? texts.noEnd : texts.notDone({ why: texts.byCode({ code: outcome }) });
}

const LINKNAME = /^[a-z\d][\w-]{0,29}$/;

function Subject({ entry: { account, subject, act } }: { readonly entry: Entry }) {
  if (account) {
    return (
      <Link href={accountPath(account.id)} dir="ltr">
        {account.username}
      </Link>
    );
  }
  if (!subject) return null;
  if (/^(page|linkname) /.test(act) && LINKNAME.test(subject)) {
    return (
      <a href={`/${subject}`} dir="ltr">
        {subject}
      </a>
    );
  }
  return <bdi dir="ltr">{subject}</bdi>;
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
    </Skeleton>
  );
}
