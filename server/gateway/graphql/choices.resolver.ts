import { Query, Resolver } from '@nestjs/graphql';
import { TYPEFACES } from '../../pages/appearance/typefaces.rules.js';
import { THEMES } from '../../pages/appearance/themes/themes.rules.js';
import { EMBLEM_ICONS } from '../../pages/tile-kinds/emblem-icons.rules.js';
import { Public } from '../authentication.guard.js';
import type { Theme } from './generated.js';

// The generated type differs only in that its lists are mutable.
const themes = THEMES.map(({ tiles, lead, appearance, ...theme }) => ({
  ...theme,
  styles: tiles,
  leadStyle: lead,
  appearance: { theme: theme.id, ...appearance },
})) as unknown as Theme[];

/** What can be chosen for a page. A release has fixed lists, so that nothing is looked up. */
@Resolver()
export class ChoicesResolver {
  @Public()
  @Query('themes')
  themes(): Theme[] {
    return themes;
  }

  @Public()
  @Query('emblemIcons')
  emblemIcons(): string[] {
    return [...EMBLEM_ICONS];
  }

  @Public()
  @Query('typefaces')
  typefaces(): string[] {
    return [...TYPEFACES];
  }
}
