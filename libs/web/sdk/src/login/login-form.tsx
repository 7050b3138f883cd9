import { Banner, Button, Eye, EyeOff, Field, IconButton, Input, Span, Stack, chakra } from '@keikka/ui';
import { useRef, useState, type KeyboardEvent, type SubmitEvent, type Ref } from 'react';
import { errorText } from '../http/api-error.js';
import type { Credentials } from '../session/session-store.js';
import { loginTexts } from './texts.js';

type FieldErrors = Partial<Record<keyof Credentials, string>>;

function missingIn({ email, password }: Credentials): FieldErrors {
  return {
    ...(email.trim() ? {} : { email: loginTexts.emailMissing }),
    ...(password ? {} : { password: loginTexts.passwordMissing }),
  };
}

export function LoginForm({ onSubmit }: { onSubmit: (credentials: Credentials) => Promise<void> }) {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [missing, setMissing] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const gaps = missingIn(credentials);
    setMissing(gaps);
    setRefusal(null);
    if (gaps.email) return emailField.current?.focus();
    if (gaps.password) return passwordField.current?.focus();
    setBusy(true);
    try {
      await onSubmit({ ...credentials, email: credentials.email.trim() });
    } catch (error) {
      setRefusal(errorText(error));
      setBusy(false);
      passwordField.current?.select();
    }
  }

  return (
    <chakra.form onSubmit={submit} noValidate>
      <Stack gap="3">
        {refusal && <Banner tone="error">{refusal}</Banner>}
        <Field label={loginTexts.email} error={missing.email}>
          <Input
            ref={emailField}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            value={credentials.email}
            onChange={(event) => setCredentials({ ...credentials, email: event.target.value })}
          />
        </Field>
        <Field
          label={loginTexts.password}
          error={missing.password}
          hint={capsLock ? loginTexts.capsLock : undefined}
        >
          <PasswordInput
            inputRef={passwordField}
            value={credentials.password}
            onValueChange={(password) => setCredentials({ ...credentials, password })}
            onCapsLock={setCapsLock}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={busy} mt="1">
          {loginTexts.submit}
        </Button>
      </Stack>
    </chakra.form>
  );
}

interface PasswordInputProps {
  inputRef: Ref<HTMLInputElement>;
  value: string;
  onValueChange: (value: string) => void;
  /** Updated with each key. It no longer matters once the field is left. */
  onCapsLock: (on: boolean) => void;
}

function PasswordInput({ inputRef, value, onValueChange, onCapsLock }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const look = (event: KeyboardEvent): void => onCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <Input
        ref={inputRef}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
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
