import type { TileStyle } from '../../../server/pages/design/tile-style.rules.js';

/** Why a password was not taken. */
export type LockObstacle = 'wrong' | 'tooMany' | 'busy';

/** What a page asks of visitors who have not given its password, or that of a tile. */
export interface LockView {
  /**
   * The page shows nothing but its title and its picture: what visitors read instead, and the style of its first tile. `comes`: when it does, if it asks for no password now; `isOpened`: its
   * password was given.
   */
  readonly closed?:
    | {
        readonly hint?: string;
        readonly comes?: { readonly from: string; readonly timeZone?: string };
        readonly isOpened?: true;
        readonly style?: TileStyle;
      }
    | undefined;
  /** The tile whose password was not taken, by its id; null for the page. */
  readonly refused?: { readonly tile: string | null; readonly obstacle: LockObstacle } | undefined;
}
