import { clockText, isAttemptAtTime, parseTimeField } from '@keikka/domain';
import { Field, Input } from '@keikka/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { texts } from './texts.js';

export interface TimeFieldProps {
  label: string;
  /** Wall minutes of the day. */
  value: number;
  onValueChange: (minutes: number) => void;
  /** Whether what stands in the field is no time: `value` is then an older one, and must not be saved. */
  onUnreadChange: (unread: boolean) => void;
  /** Each valid time is told as it is typed, not only when the field is left. */
  immediate?: boolean;
  disabled?: boolean;
}

/**
 * A time typed as 8, 830, 8:30 or 8.30. What has a number and is no time stays, in error; what has none goes back to
 * the time that was there, and the field says so (G-175).
 */
export function TimeField(props: TimeFieldProps) {
  const { label, value, onValueChange, onUnreadChange, immediate, disabled } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState<'refused' | 'reverted' | null>(null);
  /** The time before anything was typed. */
  const before = useRef(value);
  /** The last that was told since. */
  const told = useRef<number | null>(null);

  function tell(minutes: number): void {
    told.current = minutes;
    if (minutes !== value) onValueChange(minutes);
  }
  function type(text: string): void {
    if (typed === null) {
      before.current = value;
      told.current = null;
    }
    setTyped(text);
    const minutes = parseTimeField(text);
    onUnreadChange(minutes === undefined);
    if (minutes !== undefined || left === 'reverted') setLeft(null);
    if (minutes !== undefined && immediate) tell(minutes);
  }
  function commit(): void {
    if (typed === null) return;
    const minutes = parseTimeField(typed);
    if (minutes === undefined && isAttemptAtTime(typed)) {
      setLeft('refused');
      return;
    }
    setTyped(null);
    setLeft(minutes === undefined ? 'reverted' : null);
    onUnreadChange(false);
    if (minutes !== undefined) tell(minutes);
    // Only what this field has made of it goes back, not what another has.
    else if (told.current === value) tell(before.current);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit();
  }
  return (
    <Field
      label={label}
      disabled={disabled}
      error={left === 'refused' ? texts.form : null}
      hint={left === 'reverted' ? `${texts.reverted} ${texts.form}` : undefined}
    >
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
