import type { Theme } from '../../server/pages/appearance/themes/theme.rules.js';
import type { PageDesign, Tile } from '../../server/pages/design/page-design.rules.js';
import type { ExamplePage } from './all-pages.mjs';

/** How an example page looks. */
export interface ExampleLook {
  /** The id of a theme. */
  readonly theme: string;
  readonly bio: string;
  readonly tiles: readonly Pick<Tile, 'secondLine' | 'emblem' | 'size' | 'isLead'>[];
}

/** By linkname. */
export const looks: Readonly<Record<string, ExampleLook>>;

export function inItsLook(
  page: Pick<ExamplePage, 'linkname' | 'design'>,
  product: { readonly applyTheme: (design: PageDesign, theme: Theme) => PageDesign; readonly themes: readonly Theme[] },
): PageDesign;
