import { TextField } from '../../controls/fields/text-field.js';
import { LONGEST_HINT } from '../../../server/pages/design/visibility.rules.js';
import { pagePasswordTexts as texts } from '../../texts/en/page-access.js';
import { visibilityTexts } from '../../texts/en/visibility.js';
import { ReadablePasswordField } from './readable-password-field.js';
import styles from './visibility-fields.module.css';

interface TypedPassword {
  /** A new password, which is set when the popup is closed. */
  readonly password: string;
  /** What visitors read before they have given it. */
  readonly hint: string;
}

interface PasswordFieldsProps extends TypedPassword {
  /** Whether the tile has a password. */
  readonly isSet: boolean;
  readonly onWrite: (part: Partial<TypedPassword>) => void;
}

/** The password of a tile, and what visitors read before they have given it. */
export function PasswordFields({ password, hint, isSet, onWrite }: PasswordFieldsProps) {
  const isTyped = password.trim() !== '';
  return (
    <div className={styles.password}>
      <ReadablePasswordField
        label={visibilityTexts.passwordOfTile}
        value={password}
        hint={isTyped ? visibilityTexts.passwordIsSet : isSet ? texts.keeps : visibilityTexts.passwordLacking}
        onType={(typed) => onWrite({ password: typed })}
      />
      <TextField
        label={texts.hint}
        value={hint}
        dir="auto"
        maxLength={LONGEST_HINT}
        placeholder={visibilityTexts.usualHint}
        onChange={({ target }) => onWrite({ hint: target.value })}
      />
    </div>
  );
}
