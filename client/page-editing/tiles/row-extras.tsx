import { useId } from 'react';
import { clsx } from 'clsx';
import type { Tile } from '../../../server/pages/page-design.rules.js';
import type { Emblem, TileSize } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { roomOf, roomsFor } from '../../page-view/appearance/tile-room.js';
import { ResponsivePicture } from '../../page-view/responsive-picture.js';
import { shownPicture } from '../../page-view/tile-kinds/picture/shown-picture.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { EmblemFace } from '../tile-kinds/emblem-face.js';
import { SizeCorner } from './size-corner.js';
import { TileRing } from './tile-ring.js';
import drawing from '../../controls/radio-drawing.module.css';
import styles from './row-extras.module.css';

interface SizeChoiceProps {
  readonly tile: Tile;
  readonly onChange: (size: TileSize) => void;
}

interface SelectionProps extends SizeChoiceProps {
  /** Its place on the page, from 1. */
  readonly number: number;
  readonly isMosaic: boolean;
}

/** What the selected tile has: a ring in the preview, and in a mosaic the choice of its size, in the list and at the ring. */
export function Selection({ number, isMosaic, ...sizing }: SelectionProps) {
  const { tile } = sizing;
  if (!isMosaic || tile.kind === 'heading') return <TileRing tile={tile} number={number} />;
  return (
    <>
      <SizeChoice {...sizing} />
      <TileRing tile={tile} number={number}>
        {(box) => <SizeCorner {...sizing} box={box} />}
      </TileRing>
    </>
  );
}

/** How many cells the selected tile takes in the mosaic. Its order never changes. */
function SizeChoice({ tile, onChange }: SizeChoiceProps) {
  const name = useId();
  const size = roomOf(tile);
  return (
    <fieldset className={styles.sizes}>
      <legend className="visually-hidden">{styleTexts.size}</legend>
      <span className={styles.options}>
        {roomsFor(tile).map((one) => (
          <label key={one} className={clsx(drawing.option, styles.option)} title={styleTexts.sizes[one]}>
            <input type="radio" name={name} value={one} checked={one === size} className={drawing.radio} onChange={() => onChange(one)} />
            <span className={styles.cells} data-size={one} aria-hidden="true" />
            <span className={styles.label}>{styleTexts.sizes[one]}</span>
          </label>
        ))}
      </span>
      <span className={styles.chosen} aria-hidden="true">
        {styleTexts.sizes[size]}
      </span>
    </fieldset>
  );
}

/** The emblem of a tile in the list. It says nothing that the words of the tile do not. */
export function RowEmblem({ emblem }: { readonly emblem: Emblem }) {
  if (emblem.picture) return <RowPicture picture={emblem.picture} />;
  return (
    <span aria-hidden="true" className={styles.emblem}>
      <EmblemFace emblem={emblem} />
    </span>
  );
}

/** The picture of a tile in the list, where its words say what it shows. */
export function RowPicture({ picture }: { readonly picture: TilePicture }) {
  const shown = shownPicture(picture);
  return (
    shown && (
      <span className={clsx(styles.emblem, styles.picture)}>
        <ResponsivePicture picture={shown} sizes="38px" alt="" />
      </span>
    )
  );
}
