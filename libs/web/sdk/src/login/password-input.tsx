import { Eye, EyeOff, IconButton, Input, Span } from '@keikka/ui';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { loginTexts } from './texts.js';

interface PasswordInputProps {
  inputRef: Ref<HTMLInputElement>;
  /** Tells a password manager whether to fill in or to propose one. */
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  /** Updated with each key. It no longer matters once the field is left. */
  onCapsLock: (on: boolean) => void;
}

export function PasswordInput(props: PasswordInputProps) {
  const { inputRef, autoComplete, autoFocus, value, onValueChange, onCapsLock } = props;
  const [shown, setShown] = useState(false);
  const look = (event: KeyboardEvent): void => onCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <Input
        ref={inputRef}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        pe="9"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => onCapsLock(false)}
      />
      <Span position="absolute" insetEnd="0.5" top="2px">
        <IconButton
          size="sm"
          label={shown ? loginTexts.hidePassword : loginTexts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      </Span>
    </>
  );
}
