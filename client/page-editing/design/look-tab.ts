import type { ReactNode } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import type { ChangeLook } from './use-look-steps.js';

/** The tabs of the design panel. */
export type DesignTab = 'themes' | 'background' | 'type' | 'layout' | 'tiles';

/** What each tab of the design panel gets. */
export interface LookTab {
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  /** The button that opens the wallpaper settings. Missing if the page cannot have a wallpaper. */
  readonly wallpaper?: ReactNode;
  /** The place of the tile that is selected in the list, from 0. Null for none. */
  readonly selected?: number | null;
  /** Whether the look of that tile alone is to be changed first. */
  readonly ofOne?: boolean;
  readonly onChange: ChangeLook;
  /** Goes back to the tiles. Every change is saved at once. */
  readonly onSave: () => void;
}
