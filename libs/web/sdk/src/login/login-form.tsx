import { Banner, Button, Field, Input, Stack, chakra } from '@keikka/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorText } from '../http/api-error.js';
import type { Credentials } from '../session/session-store.js';
import { PasswordInput } from './password-input.js';
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
            autoComplete="current-password"
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
