import type { ReactNode } from 'react';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';
import type { ChangeLook, ChangeOneTile } from './use-look-steps.js';

/** The tabs of the design panel. */
export type DesignTab = 'themes' | 'background' | 'type' | 'layout' | 'tiles';

/** What each tab of the design panel gets. */
export interface LookTab {
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  /** The button that opens the wallpaper settings. Missing if the page cannot have a wallpaper. */
  readonly wallpaper?: ReactNode;
  /** The keys of the tiles, in their order. */
  readonly keys: readonly string[];
  /** The key of the tile that is selected in the list. */
  readonly selected: string | null;
  /** The key of the tile whose look alone is changed. Null for all tiles. */
  readonly styled: string | null;
  readonly onStyled: (key: string | null) => void;
  readonly onChange: ChangeLook;
  readonly onOneTile: ChangeOneTile;
  /** Goes back to the tiles. Every change is saved at once. */
  readonly onSave: () => void;
}
