import { useState } from 'react';
import eyeOff from '../../art/icons/lucide/eye-off.svg?raw';
import { IconDrawing } from '../buttons/icon.js';
import { IconButton } from '../buttons/icon-button.js';
import { TextField, type TextFieldProps } from './text-field.js';
import { controlTexts } from '../../texts/en/shell.js';

/** A password field whose text can be shown. Pasting and password managers work as in any field. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'prefix'>) {
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
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
