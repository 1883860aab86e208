import { siteHost } from '../api/site.js';
import type { TextFieldProps } from '../controls/fields/text-field.js';

/** What every field for a linkname has. */
export const LINKNAME_INPUT: Partial<TextFieldProps> = {
  prefix: `${siteHost()}/`,
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
};
