import type { PageDesign } from '../../design/page-design.rules.js';
import { THEME_LIST } from './theme-list.rules.js';
import type { Theme } from './theme.rules.js';

/** Every theme, in the order in which they are offered. */
export const THEMES: readonly Theme[] = THEME_LIST.toSorted((one, other) => one.place - other.place);

/** The theme that was applied to a page last. Undefined for none, and for a creator's own look. */
export function themeOf({ appearance }: Pick<PageDesign, 'appearance'>): Theme | undefined {
  return THEMES.find(({ id }) => id === appearance?.theme);
}
