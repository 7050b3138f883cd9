import { clockAt, instantOfClock, parseClock, timeFieldText, type Yyyymmdd } from '@keikka/domain';
import { useRef, useState, type KeyboardEvent } from 'react';
import { texts } from '../texts.js';
import { useFieldFault } from './field-fault.js';
import { Field } from './field.js';
import { Input } from './inputs.js';

interface TimeInputProps {
  /** The instant in milliseconds, shown as its clock in Helsinki. */
  value: number;
  onValueChange: (ms: number) => void;
  /** The day of the time, where it may differ from that of the instant (or of `after`, which the next day may follow). */
  day?: Yyyymmdd;
  /** The start of which this is the end: a time is the first one after it. */
  after?: number;
  /** Called for each valid time while typing, not only when the field is left. */
  immediate?: boolean;
}

interface TimeFieldProps extends TimeInputProps {
  label: string;
  /** Only screen readers get the label. */
  labelHidden?: boolean;
  disabled?: boolean;
}

/** A digit of any script. */
const NUMBER = /\p{N}/u;
/** '07:00' */
const PLAIN_LETTERS = 5;

/**
 * A time typed as 8, 830, 8:30 or 8.30. Another text with a number in it stays and is a fault, because a time was meant
 * by it. A text without one returns to the time before it (G-175). The field says so, and counts as unread until it is
 * typed in or left again, so that a save does not take the old time for the meant one. In the hour that the clock shows
 * twice the text names its half, which may be typed too: 3:30 talvi.
 */
export function TimeField({ label, labelHidden, disabled, ...input }: TimeFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} disabled={disabled}>
      <TimeInput {...input} />
    </Field>
  );
}

function TimeInput({ value, onValueChange, immediate, day, after }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isReverted, setReverted] = useState(false);
  /** The time before the first key. */
  const before = useRef(value);
  /** The last time reported since then. */
  const told = useRef<number | null>(null);
  const isUnread = typed !== null && parseClock(typed) === undefined;
  const shown = timeFieldText(clockAt(value));
  const isNamed = shown.length > PLAIN_LETTERS;
  useFieldFault(isReverted ? texts.time.reverted : isUnread ? texts.time.form : null);

  /** Read by the time before the first key, because the keys of one time pass through others. */
  function read(text: string): number | undefined {
    const clock = parseClock(text);
    return clock && instantOfClock(clock, { was: before.current, day, after }).getTime();
  }
  function tell(ms: number): void {
    told.current = ms;
    if (ms !== value) onValueChange(ms);
  }
  function type(text: string): void {
    if (typed === null) {
      before.current = value;
      told.current = null;
    }
    setTyped(text);
    setReverted(false);
    const ms = read(text);
    if (ms !== undefined && immediate) tell(ms);
  }
  function commit(): void {
    const isKept = isUnread && NUMBER.test(typed);
    setTyped(isKept ? typed : null);
    setReverted(isUnread && !isKept);
    const ms = typed === null ? undefined : read(typed);
    if (ms !== undefined) tell(ms);
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
      // A keypad of numbers has no letters for the name of the half.
      inputMode={isNamed ? 'text' : 'numeric'}
      minW={isNamed ? `${shown.length + 2}ch` : undefined}
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
