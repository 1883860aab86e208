import type { ComponentType } from 'react';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileKind, TileOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import type { TileEditorProps } from './tile-kind-editing.js';

/** The popup of a kind: its module, which is loaded when it is needed, and which of its exports is the popup. */
export interface LazyEditor<T extends Tile, Module extends object = object> {
  readonly load: () => Promise<Module>;
  readonly pick: (module: Module) => ComponentType<TileEditorProps<T>>;
}

/** Hides the type of the module, which only `pick` needs to know. */
function lazyEditor<T extends Tile, Module extends object>(editor: LazyEditor<T, Module>): LazyEditor<T> {
  return editor as unknown as LazyEditor<T>;
}

/** The popup that edits each kind of tiles. The names of what the popups load are much, so this list is loaded with the first popup. */
export const TILE_KIND_DIALOGS: { readonly [Kind in TileKind]: LazyEditor<TileOf<Kind>> } = {
  text: lazyEditor({ load: () => import('./text/text-dialog.js'), pick: (module) => module.TextDialog }),
  link: lazyEditor({ load: () => import('./link/link-dialog.js'), pick: (module) => module.LinkDialog }),
  heading: lazyEditor({ load: () => import('./heading/heading-dialog.js'), pick: (module) => module.HeadingDialog }),
  picture: lazyEditor({ load: () => import('./picture/picture-dialog.js'), pick: (module) => module.PictureDialog }),
  embed: lazyEditor({ load: () => import('./embed/embed-dialog.js'), pick: (module) => module.EmbedDialog }),
  contact: lazyEditor({ load: () => import('./contact/contact-dialog.js'), pick: (module) => module.ContactDialog }),
};
