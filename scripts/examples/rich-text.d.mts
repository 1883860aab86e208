/** A part of a text. */
interface Block {
  readonly html: string;
  readonly isTight?: boolean;
}

export const heading: (text: string) => Block;
export const paragraph: (text: string) => Block;
export const steps: (...items: readonly string[]) => Block;
export const bullets: (...items: readonly string[]) => Block;
export const code: (...lines: readonly string[]) => Block;

/** Joins blocks to the HTML of a text. */
export function richText(...blocks: readonly Block[]): string;
