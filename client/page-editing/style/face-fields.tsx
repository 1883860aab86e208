import { DESIGN_LIMITS, type PageDesign } from '../../../server/pages/page-design.rules.js';
import { TILE_SIZES, type TileFace } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { Button } from '../../controls/button.js';
import { TextField } from '../../controls/text-field.js';
import { styleTexts } from '../../texts/en/page-design.js';
import styles from './style-popup.module.css';

/** What a tile shows beside its name, and how large it is. Undefined for nothing, and for a small tile. */
export type FaceExtras = { readonly [Part in 'secondLine' | 'emblem' | 'size']: TileFace[Part] | undefined };

interface FaceFieldsProps {
  readonly extras: FaceExtras;
  readonly page: PageDesign;
  readonly onChange: (extras: Partial<FaceExtras>) => void;
}

/** The second line and the emblem of a tile. In a mosaic, its size as well. */
export function FaceFields({ extras: { secondLine, emblem, size }, page, onChange }: FaceFieldsProps) {
  return (
    <div className={styles.part}>
      <TextField
        label={styleTexts.secondLine}
        hint={styleTexts.secondLineHint}
        value={secondLine ?? ''}
        maxLength={DESIGN_LIMITS.secondLineLength}
        dir="auto"
        autoComplete="off"
        onChange={({ target: { value } }) => onChange({ secondLine: value === '' ? undefined : value })}
      />
      <TextField
        label={styleTexts.emblem}
        hint={styleTexts.emblemHint}
        value={emblem?.sign ?? ''}
        maxLength={DESIGN_LIMITS.emblemLength}
        dir="auto"
        autoComplete="off"
        onChange={({ target: { value } }) => onChange({ emblem: value === '' ? undefined : { sign: value } })}
      />
      {page.appearance?.layout.kind === 'mosaic' && (
        <div role="group" aria-label={styleTexts.size} className={styles.presets}>
          {TILE_SIZES.map((one) => (
            <Button
              key={one}
              kind="line"
              size="small"
              aria-pressed={one === (size ?? 'small')}
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
