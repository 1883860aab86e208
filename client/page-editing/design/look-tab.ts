import type { ReactNode } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import type { ChangeLook } from './use-look-steps.js';

/** What each tab of the design panel gets. */
export interface LookTab {
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  /** The button that opens the wallpaper settings. Missing if the page cannot have a wallpaper. */
  readonly wallpaper?: ReactNode;
  readonly onChange: ChangeLook;
}
