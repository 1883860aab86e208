import { authTexts } from '../../texts/en/accounts.js';
import { TextField, type TextFieldProps } from './text-field.js';

/** A required field for a username, which password managers recognize. Phones do not correct its text. */
export function UsernameField(field: Omit<TextFieldProps, 'label'>) {
  return <TextField label={authTexts.username} autoComplete="username" autoCapitalize="none" spellCheck={false} required {...field} />;
}
