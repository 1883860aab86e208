import { Button } from '../../../../controls/buttons/button.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import { PanelAnswers } from '../../../../page-editing/layout/publish/publish-panel.js';
import { unwrittenTexts as texts } from '../../../../texts/en/publish-panels.js';
import { TileWays } from './tile-ways.js';
import styles from './unwritten-tiles.module.css';

interface UnwrittenTilesProps {
  readonly draft: Draft;
  /** The keys of the tiles. */
  readonly keys: readonly string[];
  readonly onLeave: () => void;
}

/** Tiles that were published without a text, as what a panel is about. */
export function UnwrittenTiles(tiles: UnwrittenTilesProps) {
  return (
    <>
      <TileWays {...tiles} isFocused />
      <PanelAnswers>
        <Button kind="line" onClick={tiles.onLeave}>
          {texts.later}
        </Button>
      </PanelAnswers>
    </>
  );
}

/** The same below something that matters more. */
export function UnwrittenTilesBelow(tiles: UnwrittenTilesProps) {
  const count = tiles.keys.length;
  if (count === 0) return null;
  return (
    <div className={styles.below}>
      <p className={styles.lead}>
        {texts.title({ count })}. {texts.hint({ count })}
      </p>
      <TileWays {...tiles} isFocused={false} />
    </div>
  );
}
