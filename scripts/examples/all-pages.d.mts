import type { PageDesign } from '../../server/pages/page-design.rules.js';

/** The page of an invented person. */
export interface ExamplePage {
  readonly linkname: string;
  readonly design: PageDesign;
  /** An SVG. */
  readonly portrait: string;
  /** An SVG. */
  readonly wallpaper?: string;
}

export const examplePages: readonly ExamplePage[];
