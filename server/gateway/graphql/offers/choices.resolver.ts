import { Query, Resolver } from '@nestjs/graphql';
import { TYPEFACES } from '../../../pages/appearance/typefaces.rules.js';
import { THEMES } from '../../../pages/appearance/themes/themes.rules.js';
import { NETWORK_IDS, networkWithName, profilePattern } from '../../../pages/networks/networks.rules.js';
import { EMBLEM_ICONS } from '../../../pages/tile-kinds/emblem-icons.rules.js';
import { Public } from '../../authentication.guard.js';
import type { Network, Theme } from '../generated.js';

// The generated type differs only in that its lists are mutable.
const themes = THEMES.map(({ tiles, lead, appearance, ...theme }) => ({
  ...theme,
  styles: tiles,
  leadStyle: lead,
  appearance: { theme: theme.id, ...appearance },
})) as unknown as Theme[];

const networks = NETWORK_IDS.map((id): Network => {
  const known = networkWithName(id);
  return { id, name: known?.name ?? id, hosts: [...(known?.hosts ?? [])], pattern: (known && profilePattern(known)) ?? null };
});

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

  @Public()
  @Query('networks')
  networks(): Network[] {
    return networks;
  }
}
