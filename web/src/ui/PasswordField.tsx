import { useState } from 'react';
import { IconButton } from './IconButton.js';
import { TextField, type TextFieldProps } from './TextField.js';

/** A password with a show/hide toggle. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
