import { useId, type CSSProperties } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { SURFACES, type Surface, type TileStyle } from '../../../../server/pages/design/tile-style.rules.js';
import { surfaceTexts } from '../../../texts/en/page-design.js';
import { ChoiceCard } from '../choice-card.js';
import { clsx } from 'clsx';
import { groundColor } from '../../../page-view/document/page-styles.js';
import { colorToCss } from '../../../page-view/rgba.js';
import styles from './surface-cards.module.css';

interface SurfaceCardsProps {
  /** The page below the tiles. */
  readonly page: PageDesign;
  readonly style: TileStyle;
  readonly onChoose: (surface: Surface) => void;
}

/** How a tile is made: one sample for each way, in the colours of the tile. */
export function SurfaceCards({ page, style, onChoose }: SurfaceCardsProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={surfaceTexts.label} className={styles.surfaces}>
      {SURFACES.map((surface) => (
        <ChoiceCard
          key={surface}
          group={group}
          name={surfaceTexts.names[surface]}
          isChosen={surface === (style.surface ?? 'filled')}
          onChoose={() => onChoose(surface)}
        >
          <SurfaceSample design={page} style={style} surface={surface} />
        </ChoiceCard>
      ))}
    </div>
  );
}

/** The style with another surface. A filled tile has no surface of its own. */
export function withSurface(style: TileStyle, surface: Surface): TileStyle {
  if (surface !== 'filled') return { ...style, surface };
  const plain: { -readonly [Part in keyof TileStyle]: TileStyle[Part] } = { ...style };
  delete plain.surface;
  return plain;
}

interface SurfaceSampleProps {
  readonly design: PageDesign;
  readonly style: TileStyle;
  readonly surface: Surface;
}

/** How a tile is made, in the colours of the page. */
function SurfaceSample({ design, style, surface }: SurfaceSampleProps) {
  const colors = {
    '--under': groundColor(design).hex,
    '--text': colorToCss(style.text),
    '--button': colorToCss(style.button),
    '--border': colorToCss(style.border.alpha === 0 ? style.text : style.border),
    '--shadow': colorToCss(style.shadow.alpha === 0 ? style.text : style.shadow),
    '--radius': `${Math.min(14, style.radius)}px`,
  } as CSSProperties;
  return (
    <span className={styles.ground} style={colors}>
      <span className={clsx(styles.tile, styles[surface])} />
    </span>
  );
}
