import { clsx } from 'clsx';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { VISIBILITY_ICONS } from '../../page-view/visibility/visibility-icons.js';
import { useWaking } from '../../page-view/visibility/use-waking.js';
import { visibilityMoments, visibilityStates } from '../../page-view/visibility/visibility-words.js';
import { unrecognizedWords } from './unrecognized-words.js';
import styles from './visibility-badge.module.css';

/** In the row of a tile, what visitors do not see of it now. Its words join the name of the row. */
export function VisibilityBadge({ visibility }: { readonly visibility: TileVisibility }) {
  useWaking(visibilityMoments(visibility));
  const states = visibilityStates(visibility);
  return (
    states.length > 0 && (
      <span className={styles.badges}>
        {states.map(({ kind, words }) => (
          <span key={kind} className={clsx(styles.badge, unrecognizedWords(kind, visibility) !== undefined && styles.reason)}>
            <IconDrawing svg={VISIBILITY_ICONS[kind]} />
            {unrecognizedWords(kind, visibility) ?? words}
          </span>
        ))}
      </span>
    )
  );
}
