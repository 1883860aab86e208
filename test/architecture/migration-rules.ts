import { plant, type Rule } from './rule.js';
import type { SourceFile } from './source-tree.js';

/**
 * Migrations that take something away (contract), and since which release nobody uses it. The release that stops using something must be out
 * before: a rolling upgrade runs the former release on the tables of the new one.
 */
const CONTRACTIONS: Readonly<Record<string, string>> = {};

const BREACHES: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:DROP\s+(?:TABLE|SCHEMA|VIEW|FUNCTION)|TRUNCATE)\b/i, 'removes what the former release uses'],
  [/^\s*ALTER\s+TABLE\b[^]*\bDROP\s+(?!NOT\s+NULL|DEFAULT|CONSTRAINT|EXPRESSION|IDENTITY)/i, 'removes a column'],
  [/^\s*ALTER\b[^]*\bRENAME\b/i, 'renames'],
  [/^\s*ALTER\s+TABLE\b[^]*\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
  [/^\s*ALTER\s+TABLE\b[^]*\bSET\s+NOT\s+NULL\b/i, 'forbids null in a column that the former release may leave empty'],
];

export const migrationRules: readonly Rule[] = [
  {
    sentence: 'A migration only adds, so that the former release runs on its tables',
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
    ],
  },
];

function aMigration(statement: string) {
  const text = `export class Change1 { async up(runner) { await runner.query('${statement}'); } async down(runner) {} }`;
  return plant('server/adapters/postgres/migrations/change.ts', text);
}

function isMigration(path: string): boolean {
  return path.startsWith('server/adapters/postgres/migrations/') && !path.endsWith('/all-migrations.ts');
}

function breachesOf({ path, text }: SourceFile): string[] {
  const name = /export class (\w+)/.exec(text)?.[1] ?? '';
  if (CONTRACTIONS[name] !== undefined) return [];
  const up = text.slice(text.indexOf('async up('), text.indexOf('async down('));
  const statements = [...up.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , statement = '']) => statement);
  return statements.flatMap((statement) => {
    const found = BREACHES.filter(([pattern]) => pattern.test(statement)).map(([, what]) => what);
    if (addsRequiredColumn(statement)) found.push('adds a column that the former release does not fill');
    return found.map((what) => `${path} ${what}: ${statement.trim().split('\n', 1)[0]}`);
  });
}

function addsRequiredColumn(statement: string): boolean {
  if (!/^\s*ALTER\s+TABLE\b/i.test(statement)) return false;
  return statement
    .split(/,(?![^(]*\))/)
    .some((action) => /\bADD\b[^]*\bNOT\s+NULL\b/i.test(action) && !/\b(?:DEFAULT|GENERATED)\b/i.test(action));
}
