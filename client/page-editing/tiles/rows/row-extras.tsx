import { useId } from 'react';
import { clsx } from 'clsx';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { Emblem, TileSize } from '../../../../server/pages/tile-kinds/tile-kind.rules.js';
import type { TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { roomOf, roomsFor } from '../../../page-view/appearance/type/tile-room.js';
import { ResponsivePicture } from '../../../page-view/pictures/responsive-picture.js';
import { shownPicture } from '../../../page-view/tile-kinds/picture/shown-picture.js';
import { tileDialogTexts as texts } from '../../../texts/en/tile-dialogs.js';
import { styleTexts } from '../../../texts/en/page-design.js';
import { EmblemPreview } from '../../emblems/emblem-preview.js';
import { SizeCorner } from '../preview/size-corner.js';
import type { SelectionProps } from '../tile-actions.js';
import { TileRing } from '../preview/tile-ring.js';
import drawing from '../../../controls/fields/radio-drawing.module.css';
import styles from './row-extras.module.css';

interface SizeChoiceProps {
  readonly tile: Tile;
  readonly onChange: (size: TileSize) => void;
}

/**
 * What the selected tile has: buttons to copy and to delete it, a ring in the preview, and in a mosaic the choice of its size, in the list and at
 * the ring.
 */
export function Selection({ tile, tileKey, place, named, isMosaic, actions }: SelectionProps) {
  const { number } = place;
  const sizing = { tile, onChange: (size: TileSize) => actions.resize(tileKey, size) };
  const isSized = isMosaic && tile.kind !== 'heading';
  return (
    <>
      {(isSized || !named) && (
        <div className={styles.below}>
          {isSized && <SizeChoice {...sizing} />}
          {/* They come late. Below a tile that was just added, they would push it under the bar. */}
          {!named && (
            <>
              <IconButton
                icon="copy"
                label={texts.duplicatePlace(place)}
                className={styles.own}
                onClick={() => actions.duplicate(tileKey)}
              />
              <IconButton icon="trash" label={texts.deletePlace(place)} className={styles.own} onClick={() => actions.remove(tileKey)} />
            </>
          )}
        </div>
      )}
      <TileRing tile={tile} number={number}>
        {isSized ? (box) => <SizeCorner {...sizing} box={box} /> : undefined}
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
      <EmblemPreview emblem={emblem} />
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
