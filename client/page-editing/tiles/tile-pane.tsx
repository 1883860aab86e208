import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { Button } from '../../controls/buttons/button.js';
import { BLANK, START } from '../../shell/screens.js';
import { editorTexts } from '../../texts/en/editor.js';
import styles from './tile-pane.module.css';

interface TilePaneProps {
  /** The number of tiles; undefined while it is unknown. */
  readonly count?: number;
  /** Buttons beside the heading. */
  readonly children?: ReactNode;
}

/** The heading of the list, with the buttons for the whole list. */
export function TilePaneHead({ count, children }: TilePaneProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        {editorTexts.tiles} {count !== undefined && <span className={styles.count}>{count}</span>}
      </h2>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

/** Shown in place of an empty list. Who has just chosen a page without a starter is not offered the starters again; the design panel has them. */
export function NoTiles({ onAdd }: { readonly onAdd: () => void }) {
  const location = useLocation();
  const isBlank = location.state === BLANK;
  return (
    <div className={styles.empty}>
      <svg className={styles.outlines} viewBox="0 0 132 94" aria-hidden="true">
        <path d="M1 2.6 131 1 130.5 26 1.6 28zM1 34 131 32.6 131 57 3 59.5zM3 66 130 64.6 130.5 90 2 92.5z" />
      </svg>
      <h3 className={styles.emptyTitle}>{editorTexts.noTiles}</h3>
      <p className={styles.emptyText}>{editorTexts.noTilesHint}</p>
      <div className={styles.ways}>
        {!isBlank && (
          <ButtonLink kind="ink" href={location.pathname + START}>
            {editorTexts.startFrom}
          </ButtonLink>
        )}
        <Button kind={isBlank ? 'ink' : 'line'} icon="plus" onClick={onAdd} data-add-first="">
          {editorTexts.addFirst}
        </Button>
      </div>
    </div>
  );
}
