import type { Tile, TileChange } from '../../../server/pages/design/page-design.rules.js';
import type { Emblem, TileContent } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import type { EditingPopup } from '../draft/use-last-moment.js';

/** The properties of the popup that edits a tile. */
export interface TileEditorProps<T extends Tile = Tile> extends EditingPopup<TileChange> {
  readonly tile: T;
}

/** What the editor has to know about a kind of tiles. */
export interface TileKindEditing<T extends Tile> {
  /** The source of its icon. */
  readonly svg: string;
  readonly label: string;
  /** The word for it in a row that is read aloud. */
  readonly spoken: string;
  /** What a new tile of this kind has. */
  readonly content: TileContent<T>;
  /** Whether it can lead to the address of a tile that becomes one of this kind. Missing for kinds without an address. */
  readonly takesAddress?: (address: string) => boolean;
  /** The name of a new tile; by default the name that Add gives. */
  readonly newName?: string;
  /** The emblem of a new tile. One that becomes of this kind keeps its own. */
  readonly newEmblem?: Emblem;
  /** Whether a press on the tile opens a popup, which can be previewed. */
  readonly hasPopup: boolean;
  /** Whether a new tile is edited in its popup first. Otherwise, its name is typed on the tile. */
  readonly opensFirst: boolean;
  /** Whether a tile without a name is what its creator wants. */
  readonly mayBeUnnamed: boolean;
  /** Whether its content is uploaded, which guests cannot do. */
  readonly needsUpload?: boolean;
  /** What the row shows below the name, such as where a link leads; empty for nothing. */
  readonly rowNote: (tile: T) => string;
}
