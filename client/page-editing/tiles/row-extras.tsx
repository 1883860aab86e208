import { useId } from 'react';
import { TILE_SIZES, type Emblem, type TileSize } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { EmblemDrawing } from '../../page-view/appearance/emblem-drawing.js';
import { styleTexts } from '../../texts/en/page-design.js';
import styles from './row-extras.module.css';

interface SizeChoiceProps {
  readonly size: TileSize;
  readonly onChange: (size: TileSize) => void;
}

/** How many cells the selected tile takes in the mosaic. Its order never changes. */
export function SizeChoice({ size, onChange }: SizeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.sizes}>
      <legend className="visually-hidden">{styleTexts.size}</legend>
      <span className={styles.options}>
        {TILE_SIZES.map((one) => (
          <label key={one} className={styles.option} title={styleTexts.sizes[one]}>
            <input type="radio" name={name} value={one} checked={one === size} className={styles.radio} onChange={() => onChange(one)} />
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
export function RowEmblem({ emblem: { sign, icon } }: { readonly emblem: Emblem }) {
  return (
    <span aria-hidden="true" className={styles.emblem}>
      {icon === undefined ? sign : <EmblemDrawing icon={icon} />}
    </span>
  );
}
