import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { TextField } from '../../controls/fields/text-field.js';
import styles from './kind-dialog.module.css';
import { useWordsToReplace } from './use-words-to-replace.js';

interface NameOnTileProps {
  readonly label: string;
  readonly name: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Whether it has the focus when the popup opens. */
  readonly first?: boolean;
  /** Whether it is all that the popup is for: then most people replace the text that is there. */
  readonly only?: boolean;
  readonly onChange: (name: string) => void;
}

/** The field for the text on a tile. */
export function NameOnTile({ label, name, placeholder, hint, first = false, only = false, onChange }: NameOnTileProps) {
  const selecting = useWordsToReplace(name, only);
  return (
    <TextField
      {...selecting}
      label={label}
      className={styles.name}
      data-words="name"
      value={name}
      maxLength={DESIGN_LIMITS.tileNameLength}
      dir="auto"
      autoComplete="off"
      {...(placeholder !== undefined && { placeholder })}
      {...(hint !== undefined && { hint })}
      {...(first && { 'data-autofocus': '' })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
