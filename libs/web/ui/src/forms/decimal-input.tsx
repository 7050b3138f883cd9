import { parseNumberField, withoutUnseen, type NumberForm } from '@keikka/domain';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { texts } from '../texts.js';
import { fieldDecimal } from './decimal-text.js';
import { useFieldFault } from './field-fault.js';
import { Input, type InputProps } from './inputs.js';

interface DecimalInputProps
  extends Omit<InputProps, 'value' | 'onChange' | 'onKeyDown' | 'scale'>, NumberForm {
  /** The text of the field: '118,50'; see `fieldDecimal` and `parseNumberField`. */
  value: string;
  onValueChange: (value: string) => void;
  /** What is said of a text that is no number. */
  fault?: string;
}

const LETTER = /^\p{L}$/u;

/**
 * A number with a Finnish comma. A letter is refused as it is typed (I-003), because it can only be a slip. Any other
 * text stays and is a fault unless it is a number, because only the person knows what a pasted '5-6' means.
 */
export function DecimalInput(props: DecimalInputProps) {
  const { value, onValueChange, scale, unit, fault = texts.notNumber, ...rest } = props;
  const read = (text: string) => parseNumberField(text, { scale, unit });
  const isEmpty = withoutUnseen(value).trim() === '';
  useFieldFault(isEmpty || read(value) !== undefined ? null : fault);

  function take({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const { inputType, data } = nativeEvent as Partial<InputEvent>;
    const number = inputType?.startsWith('insertFrom') ? read(target.value) : undefined;
    if (number !== undefined) show(target, fieldDecimal(number));
    else if (data === '.') commaBeforeCaret(target);
    onValueChange(target.value);
  }
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      {...rest}
      value={value}
      onKeyDown={refuseLetter}
      onChange={take}
    />
  );
}

function refuseLetter(event: KeyboardEvent): void {
  // With one of these keys a letter is a command, such as paste.
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (LETTER.test(event.key) && !isCommand) event.preventDefault();
}

/** The field shows a pasted number in its own form. The caret keeps the digits behind it. */
function show(input: HTMLInputElement, text: string): void {
  const behind = input.value.slice(caretOf(input)).replace(/[^\d.,]/g, '');
  write(input, text, text.length - behind.length);
}

function commaBeforeCaret(input: HTMLInputElement): void {
  const caret = caretOf(input);
  write(input, `${input.value.slice(0, caret - 1)},${input.value.slice(caret)}`, caret);
}

const caretOf = (input: HTMLInputElement): number => input.selectionStart ?? input.value.length;

/** Written here and not by React, which would put the caret at the end. */
function write(input: HTMLInputElement, text: string, caret: number): void {
  input.value = text;
  input.setSelectionRange(caret, caret);
}
