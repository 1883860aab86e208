/** An operation of a Quill document: a text or a picture, with its formats. */
export interface DeltaStep {
  readonly insert: string | { readonly image: string };
  readonly attributes?: Formats;
}

export type Formats = Readonly<Record<string, string | number | boolean>>;

/** Plain text, or text with formats. */
export type Piece = string | readonly DeltaStep[];

/** One or more lines, including their ends. */
export type Lines = readonly DeltaStep[];

type Format = (...pieces: Piece[]) => readonly DeltaStep[];
type Line = (...pieces: Piece[]) => Lines;

/** Adds formats to text, which may have other formats already. */
export const format =
  (formats: Formats): Format =>
  (...pieces) =>
    pieces.flatMap(stepsOf).map(({ insert, attributes }) => ({ insert, attributes: { ...formats, ...attributes } }));

/** Joins several pieces. */
export const text = format({});
export const bold = format({ bold: true });
export const italic = format({ italic: true });
export const underline = format({ underline: true });
export const sub = format({ script: 'sub' });
export const sup = format({ script: 'super' });
export const small = format({ size: 'small' });
export const large = format({ size: 'large' });
export const huge = format({ size: 'huge' });
export const serif = format({ font: 'serif' });
export const mono = format({ font: 'monospace' });
export const ink = (color: string, ...pieces: Piece[]): readonly DeltaStep[] => format({ color })(...pieces);
export const marked = (background: string, ...pieces: Piece[]): readonly DeltaStep[] => format({ background })(...pieces);
export const link = (address: string, ...pieces: Piece[]): readonly DeltaStep[] => format({ link: address })(...pieces);

/** A picture from another site. */
export const picture = (image: string, alt = ''): readonly DeltaStep[] => [{ insert: { image }, ...(alt && { attributes: { alt } }) }];

/** A line with these line formats. Without pieces, the line is empty. */
export const line =
  (formats: Formats = {}): Line =>
  (...pieces) => [...pieces.flatMap(stepsOf), { insert: '\n', attributes: formats }];

export const p = line();
export const centered = line({ align: 'center' });
export const right = line({ align: 'right' });
export const justified = line({ align: 'justify' });
export const indented = (depth: number): Line => line({ indent: depth });

/** An item of a numbered list, `depth` levels below the first. */
export const number = (depth = 0, formats: Formats = {}): Line => line({ list: 'ordered', ...depthOf(depth), ...formats });
/** An item of a bullet list, `depth` levels below the first. */
export const bullet = (depth = 0, formats: Formats = {}): Line => line({ list: 'bullet', ...depthOf(depth), ...formats });

export const numbers = (...items: Piece[]): Lines => items.flatMap((item) => number()(item));
export const bullets = (...items: Piece[]): Lines => items.flatMap((item) => bullet()(item));
/** A code block. Each text is one line. */
export const code = (...texts: string[]): Lines => texts.flatMap((text) => line({ 'code-block': true })(text));

function depthOf(depth: number): Formats {
  return depth > 0 ? { indent: depth } : {};
}

function stepsOf(piece: Piece): readonly DeltaStep[] {
  if (typeof piece !== 'string') return piece;
  return piece === '' ? [] : [{ insert: piece }];
}
