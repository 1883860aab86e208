import { clsx } from 'clsx';
import type { PageDesign, Tile } from '../../../server/pages/page-design.rules.js';
import type { TileFace } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { Button } from '../../controls/button.js';
import { roomsFor, roomWithoutSize } from '../../page-view/appearance/tile-room.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { BesideNameFields, type BesideName } from '../tile-kinds/beside-name.js';
import styles from './face-fields.module.css';
import popup from './style-popup.module.css';

/** What a tile shows beside its name, and how large it is. Undefined for nothing, and for a small tile. */
export type FaceExtras = BesideName & { readonly size: TileFace['size'] | undefined };

interface FaceFieldsProps {
  /** As it was when the popup opened. */
  readonly tile: Tile;
  readonly extras: FaceExtras;
  readonly page: PageDesign;
  readonly onChange: (extras: Partial<FaceExtras>) => void;
}

/** The second line and the emblem of a tile. In a mosaic, its size as well. */
export function FaceFields({ tile, extras, page, onChange }: FaceFieldsProps) {
  return (
    <div className={clsx(popup.part, styles.fields)}>
      <BesideNameFields tile={extras} onChange={onChange} />
      {page.appearance?.layout.kind === 'mosaic' && (
        <div role="group" aria-label={styleTexts.size} className={popup.presets}>
          {roomsFor(tile).map((one) => (
            <Button
              key={one}
              kind="line"
              size="small"
              aria-pressed={one === (extras.size ?? roomWithoutSize(tile))}
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
