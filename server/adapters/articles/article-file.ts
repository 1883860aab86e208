import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ArticleFault, ArticlesUnreadable } from '../../articles/articles.errors.js';

/** A parsed Markdown file: the fields of its front matter, which is between two lines of three dashes, and the text below it. */
export interface ArticleFile<Fields> {
  readonly fields: Fields;
  readonly markdown: string;
}

/** The schema of the front matter. `rules` has the rule of each field for messages, where it follows the name of the field. */
export interface FieldRules<Fields> {
  readonly schema: z.ZodType<Fields>;
  readonly rules: Readonly<Record<keyof Fields & string, string>>;
}

/** A text that is not empty, such as a title. */
export function textField(mostCharacters: number) {
  return z.string().min(1).max(mostCharacters);
}

/** A day such as `2026-03-14`. */
export const dayField = z.iso.date();

/** The language of the text, such as `de` or `en-GB`. The default is `en-GB`. */
export const languageField = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
  .default('en-GB');

const HEAD = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const LINE = /^([a-z][\w-]*):(?:[ \t]+([^ \t].*))?$/i;

/**
 * Reads the file at `path`.
 * @throws {ArticleFault} when a field is missing, unknown or not valid.
 * @throws {ArticlesUnreadable} when the file cannot be read.
 */
export async function readArticleFile<Fields>(path: string, expected: FieldRules<Fields>): Promise<ArticleFile<Fields>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ArticlesUnreadable(`${path} cannot be read (${error.code ?? error.message}).`, { cause: error });
  });
  const [head, lines = ''] = HEAD.exec(text) ?? [];
  if (head === undefined) {
    throw new ArticleFault(`${path} must begin with a line of three dashes, a line such as "title: …" for each fact, and three dashes.`);
  }
  const { data, error } = expected.schema.safeParse(fieldsOf(lines, path));
  if (error) throw new ArticleFault(`${path} is not valid: ${describeFaults(error, expected.rules)}.`);
  return { fields: data, markdown: text.slice(head.length) };
}

function fieldsOf(lines: string, path: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const line of lines.split(/\r?\n/).filter((text) => text.trim() !== '')) {
    const [, name, value = ''] = LINE.exec(line.trimEnd()) ?? [];
    if (name === undefined) throw new ArticleFault(`${path} has the line "${line.slice(0, 60)}" at its top, which is not like "title: …".`);
    // Quotation marks around the whole value are allowed, because other tools need them.
    fields[name] = value.replace(/^(["'])(.*)\1$/, '$2');
  }
  return fields;
}

function describeFaults(error: z.ZodError, rules: Readonly<Record<string, string>>): string {
  const faults = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((name) => `${name} is none of ${Object.keys(rules).join(', ')}`);
    const name = String(issue.path[0]);
    return [`${name} ${rules[name]}`];
  });
  return [...new Set(faults)].join('; ');
}
