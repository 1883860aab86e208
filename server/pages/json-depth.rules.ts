/** How deep lists and objects of JSON may lie in each other. The deepest request of ours has some ten levels. */
export const MOST_JSON_LEVELS = 64;

const QUOTE = 34;
const BACKSLASH = 92;
/** `[` and `{` differ in this bit only, and so do `]` and `}`. */
const CURLY = 32;
const OPENING = 123;
const CLOSING = 125;

/**
 * Whether JSON has more levels than that. It is asked before the text is parsed, which takes a hundred times as long for brackets alone, and
 * reads each character at most twice. Of what is no JSON, the answer means nothing.
 */
export function isTooDeep(json: string): boolean {
  let levels = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === QUOTE) at = endOfText(json, at);
    else if ((character | CURLY) === OPENING) levels += 1;
    else if ((character | CURLY) === CLOSING) levels -= 1;
    if (levels > MOST_JSON_LEVELS) return true;
  }
  return false;
}

/** The value of a JSON text; any other value as it is, and undefined for a text that is no JSON, or whose lists and objects lie deeper in each other than in any page. */
export function parsedText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isTooDeep(value)) return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

/** Where the text ends that begins at a quote. A text without an end takes all that follows. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, quote: number): boolean {
  let before = quote;
  while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (quote - before) % 2 === 1;
}
