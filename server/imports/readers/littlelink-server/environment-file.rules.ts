/* The variables in a file of `KEY=value` lines, or in the list or the map `environment` of a compose file. */

/** In capital letters, so that the other settings of a compose file are none. */
const NAME = /^[A-Z][A-Z0-9_]{0,80}$/;
/** More than a file for people has. */
const MOST_LINES = 10_000;

/** The variables by their names, in their order. Of several with one name the last one counts. It takes linear time. */
export function readEnvironment(text: string): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  for (const line of text.split('\n', MOST_LINES)) {
    const found = variableIn(line.trim());
    if (found) variables.set(...found);
  }
  return variables;
}

function variableIn(line: string): readonly [string, string] | null {
  const entry = line.startsWith('- ') ? unquoted(line.slice(2).trim()) : line;
  const assignment = entry.startsWith('export ') ? entry.slice(7).trim() : entry;
  const at = signAt(assignment);
  const name = at < 0 ? '' : unquoted(assignment.slice(0, at).trim()).replace(/^RAZZLE_/, '');
  return NAME.test(name) ? [name, unquoted(withoutComment(assignment.slice(at + 1).trim()))] : null;
}

/** Where the name ends: at `=`, or at `:` with a blank or nothing behind it. */
function signAt(line: string): number {
  const [equals, colon] = [line.indexOf('='), line.indexOf(':')];
  const isMap = colon >= 0 && (equals < 0 || colon < equals) && (line.charAt(colon + 1) === ' ' || colon === line.length - 1);
  return isMap ? colon : equals;
}

/** A sign of a comment has a blank in front of it, unless it is in quotes. */
function withoutComment(value: string): string {
  if (isQuote(value.charAt(0))) {
    const end = value.indexOf(value.charAt(0), 1);
    return end < 0 ? value : value.slice(0, end + 1);
  }
  const at = value.indexOf(' #');
  return at < 0 ? value : value.slice(0, at).trim();
}

function unquoted(text: string): string {
  const isQuoted = text.length > 1 && isQuote(text.charAt(0)) && text.endsWith(text.charAt(0));
  return isQuoted ? text.slice(1, -1) : text;
}

function isQuote(sign: string): boolean {
  return sign === '"' || sign === "'";
}
