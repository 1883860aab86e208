import { THEME_LIST } from './theme-list.rules.js';
import type { Theme } from './theme.rules.js';

/** Every theme, in the order in which they are offered. */
export const THEMES: readonly Theme[] = THEME_LIST.toSorted((one, other) => one.place - other.place);
