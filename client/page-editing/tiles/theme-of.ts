import type { Theme } from '../../../server/pages/appearance/themes/theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';

/** The theme that was applied to a page last. Undefined for none, and for a creator's own look. */
export function themeOf({ appearance }: PageDesign): Theme | undefined {
  return THEMES.find(({ id }) => id === appearance?.theme);
}
