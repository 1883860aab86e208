import { plant, type Rule } from './rule.js';
import type { SourceFile } from '../source-tree.js';

/**
 * Migrations that take something away (contract), and why the previous release does not miss it: a rolling upgrade runs it on the tables of the
 * new one. So the release that stops using something must be out before, or something else answers to the former name.
 */
const CONTRACTIONS: Readonly<Record<string, string>> = {
  RenameWithheldLinknames1795674000000:
    'leaves a view with the former name, which a later release drops, and test/upgrades/reserved-linknames.test.ts uses it',
  KeepCardsOfPages1795342800000: 'replaces the check of the kinds of pictures by one that allows another kind, too',
};

const BREACHES: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:DROP\s+(?!INDEX\b|CONSTRAINT\b)|TRUNCATE\b)/i, 'removes what the previous release uses'],
  [/^\s*ALTER\s+TABLE\b[^]*\bDROP\s+(?!NOT\s+NULL|DEFAULT|CONSTRAINT|EXPRESSION|IDENTITY)/i, 'removes a column'],
  [/^\s*ALTER\b[^]*\bRENAME\b/i, 'renames'],
  [/^\s*ALTER\s+TABLE\b[^]*\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
  [/^\s*ALTER\s+TABLE\b[^]*\bDROP\s+DEFAULT\b/i, 'removes a value that the previous release does not write'],
];

/** Methods of TypeORM that do the same without a statement. */
const METHODS = /\.(?:(?:drop|rename|change|clear)[A-Z]|create(?:Unique|Check|Exclusion|Foreign|Primary))\w*\(/g;

export const migrationRules: readonly Rule[] = [
  {
    sentence: 'A migration takes nothing away and forbids nothing, so that the previous release runs on its tables',
    find: (files) => files.filter(({ path }) => isMigration(path)).flatMap(breachesOf),
    planted: [
      aMigration('DROP TABLE session'),
      aMigration('ALTER TABLE session DROP COLUMN device'),
      aMigration('ALTER TABLE session ADD place text, DROP device'),
      aMigration('ALTER TABLE session RENAME COLUMN device TO client'),
      aMigration('ALTER TABLE account ALTER username TYPE text'),
      aMigration('ALTER TABLE account ALTER COLUMN username SET DATA TYPE text'),
      aMigration('ALTER TABLE account ALTER password_hash SET NOT NULL'),
      aMigration('ALTER TABLE account ADD COLUMN locale varchar(35) NOT NULL'),
      aMigration('ALTER TABLE account ADD note text DEFAULT 0, ADD locale varchar(35) NOT NULL'),
      aMigration('TRUNCATE rate_limit'),
      aMigration('DROP TYPE kind'),
      aMigration('DROP TRIGGER watch ON page'),
      aMigration('ALTER TABLE session ALTER id DROP DEFAULT'),
      aMigration('ALTER TABLE page ADD CONSTRAINT page_is_short CHECK (length(linkname) < 9)'),
      aMigration('ALTER TABLE page ADD UNIQUE (published_at)'),
      aMigration('CREATE UNIQUE INDEX session_by_device ON session (device)'),
      aMigration('ALTER TABLE page ADD note text, ADD CONSTRAINT page_has_note CHECK (note IS NOT NULL)'),
      aMigration('ALTER TABLE page ADD note text, ADD CONSTRAINT page_is_named CHECK (linkname IS NOT NULL) NOT VALID'),
      aMigration('ALTER TABLE page ADD note text, ADD CONSTRAINT page_is_noted FOREIGN KEY (linkname) REFERENCES note NOT VALID'),
      aMigration('ALTER TABLE page ADD note text; ALTER TABLE page ALTER note SET NOT NULL'),
      aMigration('CREATE TRIGGER fill BEFORE INSERT ON page; ALTER TABLE page ALTER linkname SET NOT NULL'),
      aMigration('ALTER TABLE page ADD note text; DROP TABLE session'),
      aMigrationThat(`runner.dropColumn('session', 'device')`),
      aMigrationThat(`alterBriefly(runner, 'session', 'DROP COLUMN device')`),
      aMigrationThat(`alterBriefly(runner, 'account', 'ALTER password_hash SET NOT NULL')`),
    ],
  },
  {
    sentence: 'A migration waits only briefly for a table that is in use, and lets others write while it makes an index (brief-locks.ts)',
    find: (files) => files.filter(({ path }) => isMigration(path)).flatMap(longWaitsOf),
    planted: [
      aMigration('ALTER TABLE session ADD COLUMN place text'),
      aMigration('CREATE INDEX session_by_device ON session (device)'),
      aMigration('CREATE INDEX IF NOT EXISTS session_by_device ON session (device)'),
    ],
  },
];

function aMigration(statement: string) {
  return aMigrationThat(`runner.query('${statement}')`);
}

function aMigrationThat(step: string) {
  const text = `export class Change1 { async up(runner) { await ${step}; } async down(runner) {} }`;
  return plant('server/adapters/postgres/migrations/change.ts', text);
}

function isMigration(path: string): boolean {
  return path.startsWith('server/adapters/postgres/migrations/') && !path.endsWith('/all-migrations.ts');
}

const QUOTED = String.raw`(['"\`])((?:(?!\1)[^\\]|\\.)*)\1`;

/** What `up` does. */
function upOf({ text }: SourceFile): string {
  return text.slice(text.indexOf('async up('), text.indexOf('async down('));
}

/** The texts in a part of a migration, or those that follow something. */
function textsIn(up: string, after = ''): string[] {
  return [...up.matchAll(new RegExp(after + QUOTED, 'g'))].map(([, , words = '']) => words);
}

/** VALIDATE lets others read and write. */
const CHANGES_TABLE =
  /^\s*(?:ALTER\s+TABLE\s+(\w+)(?![^]*\bVALIDATE\b)|CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY\b)[^]*?\bON\s+(\w+))/i;

function longWaitsOf(file: SourceFile): string[] {
  return textsIn(upOf(file), String.raw`runner\.query\(\s*`).flatMap((statement) => {
    const [, altered, indexed = altered] = CHANGES_TABLE.exec(statement) ?? [];
    const isNew = (table: string) => new RegExp(`\\bCREATE\\s+TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?${table}\\b`, 'i').test(file.text);
    if (indexed === undefined || isNew(indexed)) return [];
    return [`${file.path} may wait long: ${statement.trim().split('\n', 1)[0]}`];
  });
}

/** A change that `alterBriefly` makes, as a statement. */
const CHANGE = /^\s*(?:ADD\b|DROP\s+COLUMN\b|ALTER\s+(?!TABLE\b|TYPE\b|INDEX\b)\w)/i;

function breachesOf(file: SourceFile): string[] {
  const { path, text } = file;
  const name = /export class (\w+)/.exec(text)?.[1] ?? '';
  if (CONTRACTIONS[name] !== undefined) return [];
  const up = upOf(file);
  const texts = textsIn(up).map((words) => (CHANGE.test(words) ? `ALTER TABLE changed ${words}` : words));
  const methods = [...up.matchAll(METHODS)].map(([method]) => `${path} removes or forbids something: ${method})`);
  const statements = texts.flatMap((text) => text.split(';'));
  const breaches = statements.flatMap((statement) => {
    const found = BREACHES.filter(([pattern]) => pattern.test(statement)).map(([, what]) => what);
    if (addsRequiredColumn(statement)) found.push('adds a column that the previous release does not fill');
    if (forbidsDuplicates(statement, up) || constrains(statement, up)) found.push('forbids what the previous release may write');
    if (forbidsNull(statement, up)) found.push('forbids null in a column that the previous release may leave empty');
    return found.map((what) => `${path} ${what}: ${statement.trim().split('\n', 1)[0]}`);
  });
  return [...methods, ...breaches];
}

/** Whether this is a unique index of something that the previous release writes: of a table and a column that the migration does not add. */
function forbidsDuplicates(statement: string, up: string): boolean {
  const [, table, columns = ''] = /^\s*CREATE\s+UNIQUE\s+INDEX\b[^]*?\bON\s+(\w+)\s*\(([^]*)\)/i.exec(statement) ?? [];
  if (table === undefined || new RegExp(`\\bCREATE\\s+TABLE\\s+${table}\\b`, 'i').test(up)) return false;
  return !columns.split(',').some((column) => isAdded(column.trim(), up));
}

const ADDS_CONSTRAINT = /\bADD\s+(?:CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/i;
const CONSTRAINS_ONE = /\b(?:FOREIGN\s+KEY|CHECK)\s*\((\w+)(?:\s+IS\s+NOT\s+NULL)?\)[^]*\bNOT\s+VALID\s*$/i;

/** Whether this adds a constraint, except one of a column that the migration adds. `NOT VALID` keeps it from reading all rows behind a lock. */
function constrains(statement: string, up: string): boolean {
  const added = actionsOf(statement).filter((action) => ADDS_CONSTRAINT.test(action));
  return added.some((action) => !isAdded(CONSTRAINS_ONE.exec(action)?.[1], up));
}

/** Whether this forbids null, except in a column that the migration adds, and that a trigger fills for the previous release. */
function forbidsNull(statement: string, up: string): boolean {
  const isFilled = /\bCREATE\s+(?:OR\s+REPLACE\s+)?TRIGGER\b[^]*?\bBEFORE\s+INSERT\b/i.test(up);
  const columns = actionsOf(statement).flatMap((action) => /\bALTER\s+(?:COLUMN\s+)?(\w+)\s+SET\s+NOT\s+NULL\b/i.exec(action)?.[1] ?? []);
  return columns.some((column) => !isFilled || !isAdded(column, up));
}

function isAdded(column: string | undefined, up: string): boolean {
  if (column === undefined) return false;
  return new RegExp(`\\bADD\\s+(?:COLUMN\\s+)?(?:IF\\s+NOT\\s+EXISTS\\s+)?${column}\\s`, 'i').test(up);
}

/** What an `ALTER TABLE` does, one by one. */
function actionsOf(statement: string): string[] {
  return /^\s*ALTER\s+TABLE\b/i.test(statement) ? statement.split(/,(?![^(]*\))/) : [];
}

function addsRequiredColumn(statement: string): boolean {
  return actionsOf(statement).some(
    (action) => /\bADD\s+(?!CONSTRAINT\b)[^]*\bNOT\s+NULL\b/i.test(action) && !/\b(?:DEFAULT|GENERATED)\b/i.test(action),
  );
}
