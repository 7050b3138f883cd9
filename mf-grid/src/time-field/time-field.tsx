import { clockText, parseTimeField } from '@keikka/domain';
import { Field, Input } from '@keikka/ui';
import { useState, type KeyboardEvent } from 'react';

export interface TimeFieldProps {
  label: string;
  /** Wall minutes of the day. */
  value: number;
  onValueChange: (minutes: number) => void;
  /** Each valid time is told as it is typed, not only when the field is left. */
  immediate?: boolean;
  disabled?: boolean;
  error?: string | null;
}

/** A time typed as 8, 830, 8:30 or 14; whatever is no time goes back to what was there (G-175). */
export function TimeField({ label, value, onValueChange, immediate, disabled, error }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function commit(): void {
    const minutes = typed === null ? undefined : parseTimeField(typed);
    setTyped(null);
    if (minutes !== undefined && minutes !== value) onValueChange(minutes);
  }
  function type(text: string): void {
    setTyped(text);
    const minutes = immediate ? parseTimeField(text) : undefined;
    if (minutes !== undefined && minutes !== value) onValueChange(minutes);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit();
  }
  return (
    <Field label={label} disabled={disabled} error={error}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? clockText(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}
