import { parseTimeField, timeFieldText } from '@keikka/domain';
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

/** A digit of any script. */
const NUMBER = /\p{N}/u;

/**
 * A time typed as 8, 830, 8:30 or 8.30. Another text with a number in it stays and is a fault, because a time was meant
 * by it. A text without one returns to the time before it (G-175). The field says so, and counts as unread until it is
 * typed in or left again, so that a save does not take the old time for the meant one.
 */
export function TimeField({ label, disabled, ...input }: TimeFieldProps) {
  return (
    <Field label={label} disabled={disabled}>
      <TimeInput {...input} />
    </Field>
  );
}

function TimeInput({ value, onValueChange, immediate }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isReverted, setReverted] = useState(false);
  /** The time before the first key. */
  const before = useRef(value);
  /** The last time reported since then. */
  const told = useRef<number | null>(null);
  const isUnread = typed !== null && parseTimeField(typed) === undefined;
  useFieldFault(isReverted ? texts.time.reverted : isUnread ? texts.time.form : null);

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
    setReverted(false);
    const minutes = parseTimeField(text);
    if (minutes !== undefined && immediate) tell(minutes);
  }
  function commit(): void {
    const isKept = isUnread && NUMBER.test(typed);
    setTyped(isKept ? typed : null);
    setReverted(isUnread && !isKept);
    const minutes = typed === null ? undefined : parseTimeField(typed);
    if (minutes !== undefined) tell(minutes);
    // Only a text of this field is replaced, not a time set from outside.
    else if (isUnread && told.current === value) tell(before.current);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // The form would save the time that the field returns to.
    if (isUnread) event.preventDefault();
    commit();
  }
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? timeFieldText(value)}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
