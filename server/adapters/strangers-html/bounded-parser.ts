import { Parser } from 'htmlparser2';

/**
 * How many elements may be open at once. Deeper, browsers put no element into another one either. The parser looks through all that are open
 * for each tag, so without this bound its time would grow with the square of the length.
 */
const DEEPEST = 512;

/** What is told of an HTML document, in its order. */
export interface MarkupReading {
  readonly open?: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (tag: string) => void;
  /** Whether the rest is not needed. Asked after each element that opens or closes. */
  readonly isOver?: () => boolean;
}

/**
 * The one parser of HTML that strangers have written. It takes linear time, runs nothing and asks for nothing.
 * @returns whether all was read: not if the reading was over before, or elements lie too deep in each other
 */
export function readMarkup(html: string, reading: MarkupReading): boolean {
  let [depth, isStopped] = [0, false];
  const parser = new Parser({
    // Counted as the parser opens and closes them, also those that a document does not name.
    onopentagname: () => void (depth += 1),
    onopentag(tag, attributes) {
      if (isStopped) return;
      reading.open?.(tag, attributes);
      stopIfOver();
    },
    ontext: reading.text,
    onclosetag(tag) {
      depth -= 1;
      if (isStopped) return;
      reading.close?.(tag);
      stopIfOver();
    },
  });
  const stopIfOver = (): void => {
    if (depth <= DEEPEST && !reading.isOver?.()) return;
    isStopped = true;
    parser.pause();
  };
  parser.write(html);
  if (!isStopped) parser.end();
  return !isStopped;
}
