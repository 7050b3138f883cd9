import { faultInWords, numberForm, type Field as Declared, type FlagWords } from '@keikka/contracts/fields';
import { Input, Textarea } from '@keikka/ui';
import {
  Combobox,
  DayField,
  DecimalInput,
  InstantField,
  SearchPicker,
  Select,
  Switch,
  type Option,
  type Search,
} from '@keikka/ui/forms';
import { useState, type ReactNode } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { typedFault } from '../record/values/form-values.js';

/** What may be said of a control beyond its field's declaration. */
export interface ControlProps {
  /** Below the field. */
  hint?: ReactNode;
  disabled?: boolean;
  /** Of an instant that ends something: the ISO instant of its start. */
  after?: string;
  placeholder?: string;
  /** What a reference may point to, or the numbers of a choice. */
  options?: readonly Option<number>[];
  /**
   * Of a nullable reference with 0 among its options: that is a choice of its own, by which nothing else is chosen instead.
   * Otherwise it is none, as it is stored.
   */
  zeroIsChoice?: boolean;
  /** The options are many: one is found by typing any part of it. */
  searchable?: boolean;
  /** The options are too many to list: what a typed text finds. */
  search?: Search<number>;
  /** Texts that are offered, but need not be taken. */
  suggestions?: readonly string[];
  /** A wrong number gives way to the one before it when the field is left. */
  reverts?: boolean;
  /** A text of several lines. */
  rows?: number;
}

interface RecordControlProps extends ControlProps {
  declared: Declared;
  field: ControllerRenderProps;
}

/** What a field of this kind is filled in with. */
export function RecordControl({ declared, field, ...props }: RecordControlProps) {
  const { disabled } = props;
  switch (declared.kind) {
    case 'flag':
      return declared.nullable ? (
        <Select
          label={declared.label}
          options={flagOptions(declared.words)}
          value={flagValues.indexOf(field.value as boolean | null)}
          disabled={disabled}
          onValueChange={(chosen) => field.onChange(flagValues[chosen])}
        />
      ) : (
        <Switch
          label={declared.label}
          checked={field.value as boolean}
          disabled={disabled}
          hint={props.hint}
          onCheckedChange={field.onChange}
        />
      );
    case 'instant':
      return (
        <InstantField
          label={declared.label}
          dayLabel={declared.dayLabel}
          value={field.value as string}
          after={props.after}
          disabled={disabled}
          hint={props.hint}
          onValueChange={field.onChange}
        />
      );
    case 'day':
      return (
        <DayField
          label={declared.label}
          value={field.value as string | null}
          clearable={declared.nullable === true}
          disabled={disabled}
          onValueChange={field.onChange}
        />
      );
    case 'whole':
      return props.options ? (
        <Select
          label={declared.label}
          options={props.options}
          value={Number(field.value)}
          disabled={disabled}
          onValueChange={(chosen) => field.onChange(String(chosen))}
        />
      ) : (
        <NumberControl {...props} declared={declared} field={field} />
      );
    case 'decimal':
    case 'number':
      return <NumberControl {...props} declared={declared} field={field} />;
    case 'reference':
      return <ReferenceControl {...props} declared={declared} field={field} />;
    default:
      return <TextControl {...props} declared={declared} field={field} />;
  }
}

function NumberControl({ declared, field, placeholder, reverts }: RecordControlProps) {
  const { onChange, onBlur, ...input } = field;
  const [kept, setKept] = useState<unknown>(field.value);
  function leave(): void {
    // An earlier wrong value is no better than the new one.
    if (reverts && typedFault(declared, field.value) && !typedFault(declared, kept)) onChange(kept);
    onBlur();
  }
  if (declared.kind !== 'decimal' && declared.kind !== 'whole' && declared.kind !== 'number') return null;
  return (
    <DecimalInput
      {...input}
      {...numberForm(declared)}
      fault={faultInWords(declared, 'no number')}
      placeholder={placeholder}
      onFocus={() => setKept(field.value)}
      onBlur={leave}
      onValueChange={onChange}
    />
  );
}

/** By the number of their option. */
const flagValues = [null, true, false] as const;
const flagOptions = ({ none, yes, no }: FlagWords): Option<number>[] =>
  [none, yes, no].map((label, value) => ({ value, label }));

function ReferenceControl({
  declared,
  field,
  search,
  placeholder,
  zeroIsChoice = false,
  ...props
}: RecordControlProps) {
  const { disabled, options = [], searchable } = props;
  const value = field.value as number | null;
  const { onChange } = field;
  const choose = (chosen: number | null): void =>
    onChange(declared.nullable && chosen === 0 && !zeroIsChoice ? null : chosen);
  if (search)
    return (
      <SearchPicker
        {...search}
        placeholder={placeholder}
        value={value || null}
        disabled={disabled}
        onValueChange={(chosen) => onChange(chosen ?? (declared.nullable ? null : 0))}
      />
    );
  return searchable ? (
    <Combobox {...{ options, value, disabled, placeholder }} onValueChange={choose} />
  ) : (
    <Select
      label={declared.label}
      options={options}
      value={value || (placeholder === undefined ? 0 : null)}
      placeholder={placeholder}
      disabled={disabled}
      onValueChange={choose}
    />
  );
}

function TextControl({ field, placeholder, suggestions, rows }: RecordControlProps) {
  if (rows) return <Textarea rows={rows} resize="vertical" {...field} />;
  const listId = suggestions && `${field.name}-suggestions`;
  return (
    <>
      <Input autoComplete="off" placeholder={placeholder} list={listId} {...field} />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
