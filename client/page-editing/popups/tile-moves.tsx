import { flushSync } from 'react-dom';
import type { TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { Icon, IconDrawing, type IconName } from '../../controls/buttons/icon.js';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { Popover } from '../../controls/dialogs/popover.js';
import { tileDialogTexts } from '../../texts/en/tile-dialogs.js';
import type { TileDialogActions } from '../tile-kinds/tile-editor-dialog.js';
import { TILE_KIND_EDITING } from '../tile-kinds/tile-kinds.js';
import { KindMenu } from '../tiles/adding/kind-menu.js';
import styles from './tile-moves.module.css';

interface TileMovesProps extends TileDialogActions {
  readonly kind: TileKind;
  /** Makes it a tile of another kind, which keeps its name and look. */
  readonly onKind: (kind: TileKind) => void;
  /** Edits the tile before or after it; null if there is none. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** Changes the kind of the tile, or goes to its neighbours. */
export function TileMoves({ kind, onKind, onPrevious, onNext, onSave, onClose }: TileMovesProps) {
  const { svg, label } = TILE_KIND_EDITING[kind];
  const step = (icon: IconName, text: string, go: (() => void) | null) => (
    <IconButton icon={icon} label={text} disabled={go === null} onClick={() => onClose() && go?.()} />
  );
  return (
    <>
      <Popover
        label={tileDialogTexts.kind}
        width={320}
        opener={(opener) => (
          <button type="button" className={styles.kind} aria-label={tileDialogTexts.kindIs({ kind: label })} {...opener}>
            <IconDrawing svg={svg} />
            <span className={styles.kindName}>{label}</span>
            <Icon name="chevron-down" />
          </button>
        )}
      >
        {(close) => (
          <KindMenu
            label={tileDialogTexts.kind}
            open
            without={kind}
            onClose={close}
            onChoose={(chosen) => {
              close();
              // What was typed is in the tile before it becomes another one.
              flushSync(onSave);
              onKind(chosen);
            }}
          />
        )}
      </Popover>
      <span className={styles.steps}>
        {step('chevron-up', tileDialogTexts.previousTile, onPrevious)}
        {step('chevron-down', tileDialogTexts.nextTile, onNext)}
      </span>
    </>
  );
}
