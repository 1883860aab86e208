import { TextField, type TextFieldProps } from '../../controls/fields/text-field.js';

/** In characters. */
const LONGEST = 128;

interface ReadablePasswordFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'good' | 'error' | 'value'> {
  readonly onType: (password: string) => void;
  /** Enter does nothing without it. */
  readonly onEnter?: () => void;
}

/** A new password of a page or a tile. It can be read while it is typed, because its creator passes it on, and no password manager keeps it. */
export function ReadablePasswordField({ onType, onEnter, ...field }: ReadablePasswordFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
