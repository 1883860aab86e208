import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { VISIBILITY_ICONS } from '../../page-view/visibility/visibility-mark.js';
import { visibilityState } from '../../page-view/visibility/visibility-words.js';
import styles from './visibility-badge.module.css';

/** In the row of a tile, what visitors do not see of it now. Its words join the name of the row. */
export function VisibilityBadge({ visibility }: { readonly visibility: TileVisibility }) {
  const state = visibilityState(visibility);
  return (
    state && (
      <span className={styles.badge}>
        <IconDrawing svg={VISIBILITY_ICONS[state.kind]} />
        {state.words}
      </span>
    )
  );
}
