import type { TextDesign } from '../../server/pages/design/wire-design.rules.js';

/** The page of an invented person. */
export interface ExamplePage {
  readonly linkname: string;
  readonly design: TextDesign;
  /** An SVG. */
  readonly portrait: string;
  /** An SVG. */
  readonly wallpaper?: string;
}

export const examplePages: readonly ExamplePage[];
