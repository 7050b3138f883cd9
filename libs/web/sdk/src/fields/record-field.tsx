import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import { DecimalInput, Field, Input, Select, Switch, Textarea, type Option } from '@keikka/ui';
import type { ReactNode } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { typedFault } from './form-values.js';
import type { RecordEditing } from './use-record.js';

export interface RecordFieldProps<F extends Fields> {
  of: RecordEditing<F>;
  name: keyof F & string;
  disabled?: boolean;
  hint?: ReactNode;
  placeholder?: string;
  /** What a reference may point to. */
  options?: readonly Option<number>[];
  /** Texts that are offered, but need not be taken. */
  suggestions?: readonly string[];
  /** A text of several lines. */
  rows?: number;
}

/** One field of a record by its declaration: label, limits, unit and what is wrong come from there. */
export function RecordField<F extends Fields>(props: RecordFieldProps<F>) {
  const { of, name, disabled, hint } = props;
  const declared = of.fields[name] as Declared;
  const { field, fieldState } = useController({
    control: of.form.control,
    name,
    rules: { validate: (typed: unknown) => typedFault(declared, typed) ?? true },
  });
  const control = controlOf(declared, field, props);
  if (declared.kind === 'flag') return control;
  return (
    <Field
      label={declared.label}
      unit={'unit' in declared ? declared.unit : undefined}
      required={Boolean(declared.required)}
      disabled={disabled}
      hint={hint}
      error={fieldState.error?.message}
    >
      {control}
    </Field>
  );
}

function controlOf<F extends Fields>(
  declared: Declared,
  field: ControllerRenderProps,
  props: RecordFieldProps<F>,
): ReactNode {
  const { name, disabled, placeholder, options = [], suggestions, rows } = props;
  switch (declared.kind) {
    case 'flag':
      return (
        <Switch
          label={declared.label}
          checked={field.value as boolean}
          disabled={disabled}
          onCheckedChange={field.onChange}
        />
      );
    case 'decimal':
    case 'whole': {
      const { onChange, ...input } = field;
      const negative = declared.from < 0;
      return (
        <DecimalInput {...input} negative={negative} placeholder={placeholder} onValueChange={onChange} />
      );
    }
    case 'reference':
      return (
        <Select
          label={declared.label}
          options={options}
          value={(field.value as number | null) ?? 0}
          disabled={disabled}
          onValueChange={(value) => field.onChange(declared.nullable && value === 0 ? null : value)}
        />
      );
    default: {
      const max = 'max' in declared ? declared.max : undefined;
      if (rows) return <Textarea rows={rows} resize="vertical" maxLength={max} {...field} />;
      const listId = suggestions && `${name}-suggestions`;
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
  }
}
