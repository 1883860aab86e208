import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import type { TileFace } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { TextField } from '../../controls/text-field.js';
import { styleTexts } from '../../texts/en/page-design.js';
import styles from './kind-dialog.module.css';

/** What can be written on a tile beside its name. Undefined for nothing. */
export type BesideName = { readonly [Part in 'secondLine' | 'emblem']: TileFace[Part] | undefined };

interface BesideNameFieldsProps {
  readonly tile: Partial<BesideName>;
  readonly onChange: (extras: Partial<BesideName>) => void;
}

/** The fields for the second line and the emblem of a tile, which stand below its name. */
export function BesideNameFields({ tile: { secondLine, emblem }, onChange }: BesideNameFieldsProps) {
  return (
    <div className={styles.beside}>
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
        // Icons and pictures are chosen in the style of the tile.
        {...(emblem?.icon && { placeholder: styleTexts.icons[emblem.icon] })}
        {...(emblem?.picture && { placeholder: styleTexts.emblemPicture })}
        value={emblem?.sign ?? ''}
        maxLength={DESIGN_LIMITS.emblemLength}
        dir="auto"
        autoComplete="off"
        onChange={({ target: { value } }) => onChange({ emblem: value === '' ? undefined : { sign: value } })}
      />
    </div>
  );
}
