import { useId } from 'react';
import { tileNamingTexts } from '../../../texts/en/tile-naming.js';
import { useNextTiles, type NextTilesProps } from './use-next-tiles.js';
import styles from './next-tiles.module.css';

/** What keys and pastes in the name of a new tile do, and the line below the list that says it. */
export function NextTiles(props: NextTilesProps) {
  const id = useId();
  const line = useNextTiles(props, id);
  return (
    line && (
      <p id={id} className={styles.hint}>
        {line.entersNext && tileNamingTexts.enter} <span className={styles.keys}>{tileNamingTexts.escape}</span>
      </p>
    )
  );
}
