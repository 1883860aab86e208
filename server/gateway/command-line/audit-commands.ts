import { InvalidArgumentError, Option, type Command } from 'commander';
import { AUDIT_KINDS, type AuditChoice, type ListedEntry } from '../../audit/audit-entry.js';
import { placeText } from '../../lists/list-parts.rules.js';
import { entriesAsCsv } from '../audit-log-csv.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { Acts } from '../../audit/use-cases/acts.js';

/** The most entries of the list. */
const MOST = 100;

interface AuditOptions extends CommonOptions {
  readonly csv?: boolean;
  readonly about?: string;
  readonly by?: string;
  readonly kind?: AuditChoice['kind'];
  readonly days?: number;
}

/** `admin audit` */
export function addAuditCommands(program: Command, session: AdminSession, print: Print): void {
  program
    .command('audit')
    .description(`lists the last ${MOST} acts of operators, the newest first; --csv prints all, also those chosen by the other options`)
    .option('--csv', 'prints CSV')
    .option('--about <text>', 'with --csv: the username of an account, a linkname, or the beginning of an act')
    .option('--by <operator>', 'with --csv: of this operator')
    .addOption(new Option('--kind <kind>', 'with --csv: of this kind').choices(AUDIT_KINDS))
    .option('--days <days>', 'with --csv: of the last days', parseDays)
    .action((options: AuditOptions) =>
      print(options, (given) => (options.csv === true ? save(session, { ...options, ...given }) : list(session, given))),
    );
}

function parseDays(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a number of days.');
}

async function list(session: AdminSession, options: CommonOptions): Promise<Result> {
  const entries = await (await session.use(Acts)).list(session.actor(options), MOST);
  const acts = entries.map(({ door: _, ...entry }) => entry);
  const lines = acts.map(
    ({ at, operator, act, subject, outcome, receipt }) =>
      `${at.toISOString()}  ${operator}  ${act} ${subject ?? ''}  ${outcome}${receipt === null ? '' : `  receipt ${receipt}`}`,
  );
  return { lines: lines.length > 0 ? lines : ['The audit log is empty.'], facts: { acts } };
}

async function save(session: AdminSession, { about, by, kind, days, ...options }: AuditOptions): Promise<Result> {
  const [search, actor] = [await session.use(Acts), session.actor(options)];
  const asked = { about: about ?? null, operator: by ?? null, kind: kind ?? null, days: days ?? null };
  const acts: ListedEntry[] = [];
  for (let at: string | null = null; acts.length === 0 || at !== null;) {
    const { rows, next } = await search.save(actor, { ...asked, at });
    acts.push(...rows);
    at = next && placeText(next);
    if (rows.length === 0) break;
  }
  return { lines: entriesAsCsv(acts, true).trimEnd().split('\r\n'), facts: { acts } };
}
