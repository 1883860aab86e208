import { applyTheme } from '../appearance/apply-theme.rules.js';
import { THEMES } from '../appearance/themes/themes.rules.js';
import { Faults } from './faults.rules.js';
import type { PageDesign } from './page-design.rules.js';
import { DesignInvalid } from '../pages.errors.js';

/**
 * Returns a function that applies the theme with this id to a design; without an id, it returns the design as it is.
 * @throws {DesignInvalid} that names `theme` when there is no such theme.
 */
export function applyThemeById(id: string | undefined): (design: PageDesign) => PageDesign {
  if (id === undefined) return (design) => design;
  const theme = THEMES.find((one) => one.id === id);
  if (theme) return (design) => applyTheme(design, theme);
  const faults = new Faults();
  faults.add('theme', 'CHOICE_UNKNOWN');
  throw new DesignInvalid(faults.byPlace());
}
