import { clockText, isAttemptAtTime, parseTimeField } from '@keikka/domain';
import { useRef, useState, type KeyboardEvent } from 'react';
import { texts } from '../texts.js';
import { useFieldFault } from './field-fault.js';
import { Field } from './field.js';
import { Input } from './inputs.js';

interface TimeInputProps {
  /** Wall minutes of the day. */
  value: number;
  onValueChange: (minutes: number) => void;
  /** Called for each valid time while typing, not only when the field is left. */
  immediate?: boolean;
}

interface TimeFieldProps extends TimeInputProps {
  label: string;
  disabled?: boolean;
}

/**
 * A time typed as 8, 830, 8:30 or 8.30. A text with a number that is no time stays, in error. A text without a number
 * returns to the previous time, and the field says so (G-175).
 */
export function TimeField({ label, disabled, ...input }: TimeFieldProps) {
  const [isReverted, setReverted] = useState(false);
  return (
    <Field
      label={label}
      disabled={disabled}
      hint={isReverted ? `${texts.time.reverted} ${texts.time.form}` : undefined}
    >
      <TimeInput {...input} onRevert={setReverted} />
    </Field>
  );
}

interface RevertingProps extends TimeInputProps {
  /** Whether the last text was replaced by the previous time. */
  onRevert: (isReverted: boolean) => void;
}

function TimeInput({ value, onValueChange, immediate, onRevert }: RevertingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** The time before the first key. */
  const before = useRef(value);
  /** The last time reported since then. */
  const told = useRef<number | null>(null);
  useFieldFault(typed !== null && parseTimeField(typed) === undefined ? texts.time.form : null);

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
    onRevert(false);
    const minutes = parseTimeField(text);
    if (minutes !== undefined && immediate) tell(minutes);
  }
  function commit(): void {
    if (typed === null) return;
    const minutes = parseTimeField(typed);
    if (minutes === undefined && isAttemptAtTime(typed)) return;
    setTyped(null);
    onRevert(minutes === undefined);
    if (minutes !== undefined) tell(minutes);
    // Only a text of this field is replaced, not a time set from outside.
    else if (told.current === value) tell(before.current);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit();
  }
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? clockText(value)}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
