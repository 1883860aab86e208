import { clsx } from 'clsx';
import type { PageDesign, Tile, TileChange } from '../../../server/pages/design/page-design.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { roomOf, roomsFor } from '../../page-view/appearance/type/tile-room.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { BesideNameFields } from '../tile-kinds/beside-name.js';
import { NameOnTile } from '../tile-kinds/name-on-tile.js';
import styles from './tile-fields.module.css';
import presets from './presets.module.css';

interface TileFieldsProps {
  readonly tile: Tile;
  readonly page: PageDesign;
  readonly onChange: (change: TileChange) => void;
}

/** What a tile shows: its name, its second line and its emblem. In a mosaic, its size as well. */
export function TileFields({ tile, page, onChange }: TileFieldsProps) {
  const name = <NameOnTile label={styleTexts.name} name={tile.name} onChange={(to) => onChange({ name: to })} />;
  if (tile.kind === 'heading') return name;
  return (
    <div className={styles.fields}>
      {/* A picture that is being uploaded belongs to this tile alone. */}
      <BesideNameFields key={page.tiles.indexOf(tile)} tile={tile} onChange={(extras) => onChange(extras)}>
        {name}
      </BesideNameFields>
      {page.appearance?.layout.kind === 'mosaic' && (
        <div role="group" aria-label={styleTexts.size} className={clsx(presets.presets, styles.sizes)}>
          {roomsFor(tile).map((one) => (
            <Button
              key={one}
              kind="line"
              size="small"
              aria-pressed={one === roomOf(tile)}
              onClick={() => onChange({ size: one === 'small' ? undefined : one })}
            >
              {styleTexts.sizes[one]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
