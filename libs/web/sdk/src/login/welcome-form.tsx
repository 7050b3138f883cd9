import { SHORTEST_PASSWORD, type LinkOwner } from '@keikka/contracts';
import { Banner, Button, Field, Input, Stack, Text, chakra } from '@keikka/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorText } from '../http/api-error.js';
import { PasswordInput } from './password-input.js';
import { loginTexts } from './texts.js';
import { welcomeTexts } from './welcome-texts.js';

interface WelcomeFormProps {
  owner: LinkOwner;
  onSubmit: (password: string) => Promise<void>;
}

export function WelcomeForm({ owner: { personName, personEmail, asiakasNimi }, onSubmit }: WelcomeFormProps) {
  const [password, setPassword] = useState('');
  const [isShort, setIsShort] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const short = password.length < SHORTEST_PASSWORD;
    setIsShort(short);
    setRefusal(null);
    if (short) return field.current?.focus();
    setBusy(true);
    try {
      await onSubmit(password);
    } catch (error) {
      setRefusal(errorText(error));
      setBusy(false);
    }
  }

  return (
    <chakra.form onSubmit={submit} noValidate>
      <Stack gap="3">
        <Text>{welcomeTexts.lead(personName, asiakasNimi)}</Text>
        {refusal && <Banner tone="error">{refusal}</Banner>}
        <Field label={loginTexts.email}>
          <Input type="email" name="email" autoComplete="username" readOnly value={personEmail} />
        </Field>
        <Field
          label={welcomeTexts.newPassword}
          error={isShort ? welcomeTexts.passwordShort : undefined}
          hint={capsLock ? loginTexts.capsLock : welcomeTexts.passwordHint}
        >
          <PasswordInput
            inputRef={field}
            autoComplete="new-password"
            autoFocus
            value={password}
            onValueChange={(text) => {
              setPassword(text);
              setIsShort(false);
            }}
            onCapsLock={setCapsLock}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={busy} mt="1">
          {welcomeTexts.begin}
        </Button>
      </Stack>
    </chakra.form>
  );
}
