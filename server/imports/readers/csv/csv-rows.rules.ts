const SEPARATORS = [',', ';', '\t', '|'] as const;
/** A first line by which spreadsheets are told the sign between the cells. */
const SAID = /^sep=([^\r\n])(?:\r\n|\n|\r|$)/i;
const QUOTE = '"';

/**
 * The rows of a table in a text, without empty ones. The sign between its cells is what the first line says with `sep=`, else the most frequent one in
 * it. It takes linear time.
 */
export function readRows(text: string, most: number): string[][] {
  const { table, separator } = tableIn(text.startsWith('\uFEFF') ? text.slice(1) : text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < table.length && rows.length < most) {
    const cell = cellAt(table, at, separator);
    row.push(cell.text.trim());
    at = cell.end + 1;
    if (table.charAt(cell.end) === separator && at < table.length) continue;
    if (table.startsWith('\r\n', cell.end)) at += 1;
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

function tableIn(text: string): { readonly table: string; readonly separator: string } {
  const [line, said] = SAID.exec(text) ?? [];
  return line !== undefined && said !== undefined
    ? { table: text.slice(line.length), separator: said }
    : { table: text, separator: separatorOf(text) };
}

function separatorOf(table: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of table.slice(0, 10_000)) {
    if (sign === QUOTE) isQuoted = !isQuoted;
    if (sign === '\n' && !isQuoted) break;
    if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** The cell that begins here, and where it ends: at a separator, at the end of a line or of the text. */
function cellAt(table: string, start: number, separator: string): { readonly text: string; readonly end: number } {
  if (table.charAt(start) === QUOTE) return quotedCellAt(table, start, separator);
  const end = endAt(table, start, separator);
  return { text: table.slice(start, end), end };
}

/** Two quotes stand for one. What stands behind the last one is a part of the cell too. */
function quotedCellAt(table: string, start: number, separator: string): { readonly text: string; readonly end: number } {
  const texts: string[] = [];
  let from = start + 1;
  let close = table.indexOf(QUOTE, from);
  while (close >= 0 && table.charAt(close + 1) === QUOTE) {
    texts.push(table.slice(from, close + 1));
    from = close + 2;
    close = table.indexOf(QUOTE, from);
  }
  if (close < 0) return { text: texts.join('') + table.slice(from), end: table.length };
  const end = endAt(table, close + 1, separator);
  return { text: texts.join('') + table.slice(from, close) + table.slice(close + 1, end), end };
}

function endAt(table: string, start: number, separator: string): number {
  let end = start;
  while (end < table.length && !isEnd(table.charAt(end), separator)) end += 1;
  return end;
}

function isEnd(sign: string, separator: string): boolean {
  return sign === separator || sign === '\n' || sign === '\r';
}
