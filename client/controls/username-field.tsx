import { authTexts } from '../texts/en/accounts.js';
import { TextField, type TextFieldProps } from './text-field.js';

/** A username, as password managers know it and without a phone's corrections. Required. */
export function UsernameField(field: Omit<TextFieldProps, 'label'>) {
  return <TextField label={authTexts.username} autoComplete="username" autoCapitalize="none" spellCheck={false} required {...field} />;
}
