import { readFileSync } from 'node:fs';

/**
 * The payloads of a file: a JSON list of texts, or one payload on each line, plain or as JSON text. Blank lines are ignored.
 * @throws when the file cannot be read, or is a list of something else
 */
export function readPayloads(path: string): string[] {
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  const list = parsed(text);
  if (Array.isArray(list)) return list.map(expectText);
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const value = parsed(line);
      return typeof value === 'string' ? value : line;
    });
}

/** The payloads of the file that the variable `XSS_CORPUS` names. Empty if it is not set. */
export function corpusOfTheRun(): string[] {
  const path = process.env.XSS_CORPUS;
  return path ? readPayloads(path) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function expectText(item: unknown): string {
  if (typeof item !== 'string') throw new Error(`A list of payloads holds texts, and not ${JSON.stringify(item)}.`);
  return item;
}
