import type { ReactNode } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import type { BaseTile } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { TextField } from '../../controls/fields/text-field.js';
import { styleTexts } from '../../texts/en/page-design.js';
import styles from './beside-name.module.css';
import { EmblemChoice } from '../emblems/emblem-choice.js';
import { useWordsToReplace } from './use-words-to-replace.js';

/** What can be written on a tile beside its name. Undefined for nothing. */
export type BesideName = { readonly [Part in 'secondLine' | 'emblem']: BaseTile[Part] | undefined };

interface BesideNameFieldsProps {
  readonly tile: Partial<BesideName>;
  readonly onChange: (extras: Partial<BesideName>) => void;
  /** The field for the name, if it is here. */
  readonly children?: ReactNode;
}

/** The emblem of a tile, and beside it its name and its second line. */
export function BesideNameFields({ tile: { secondLine, emblem }, onChange, children }: BesideNameFieldsProps) {
  return (
    <div className={styles.beside}>
      <EmblemChoice emblem={emblem} onChange={(to) => onChange({ emblem: to })} />
      <div className={styles.lines}>
        {children}
        <SecondLineField secondLine={secondLine} onChange={onChange} />
      </div>
    </div>
  );
}

interface SecondLineFieldProps extends Pick<BesideNameFieldsProps, 'onChange'> {
  readonly secondLine: BesideName['secondLine'];
}

export function SecondLineField({ secondLine, onChange }: SecondLineFieldProps) {
  const selecting = useWordsToReplace(secondLine);
  return (
    <TextField
      {...selecting}
      label={styleTexts.secondLine}
      hint={styleTexts.secondLineHint}
      data-words="second"
      value={secondLine ?? ''}
      maxLength={DESIGN_LIMITS.secondLineLength}
      dir="auto"
      autoComplete="off"
      onChange={({ target: { value } }) => onChange({ secondLine: value === '' ? undefined : value })}
    />
  );
}
