import type { ComponentType } from 'react';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileKind, TileOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { TILE_KIND_DIALOG_LIST } from './tile-kind-dialog-list.js';
import type { TileEditorProps } from './tile-kind-editing.js';

/** The popup of a kind: its module, which is loaded when it is needed, and which of its exports is the popup. */
interface LazyEditor<T extends Tile, Module> {
  readonly load: () => Promise<object>;
  readonly pick: (module: Module) => ComponentType<TileEditorProps<T>>;
}

// The names of what the popups load are much, so this list is loaded with the first popup.
const TILE_KIND_DIALOGS: { readonly [Kind in TileKind]: LazyEditor<TileOf<Kind>, never> } = TILE_KIND_DIALOG_LIST;

/** The popup that edits tiles of a kind. */
export function dialogOf(kind: TileKind): LazyEditor<Tile, object> {
  // The compiler does not see that the popup of a kind is for its tiles, and picked from the module that it loads.
  return TILE_KIND_DIALOGS[kind] as unknown as LazyEditor<Tile, object>;
}
