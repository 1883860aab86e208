import { useState } from 'react';
import eyeOff from '../../art/icons/lucide/eye-off.svg?raw';
import { IconDrawing } from '../buttons/icon.js';
import { IconButton } from '../buttons/icon-button.js';
import { TextField, type TextFieldProps } from './text-field.js';
import { controlTexts } from '../../texts/en/shell.js';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'prefix'> {
  /** Whether the same text is typed into the next field. Then Tab leads there at once, and the keyboard finds the eye behind that one. */
  isRepeated?: boolean;
}

/** A password field whose text can be shown. Pasting and password managers work as in any field. */
export function PasswordField({ isRepeated = false, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? <IconDrawing svg={eyeOff} /> : 'eye'}
          label={shown ? controlTexts.hidePassword : controlTexts.showPassword}
          disabled={props.disabled}
          tabIndex={isRepeated ? -1 : undefined}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
