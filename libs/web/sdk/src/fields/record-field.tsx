import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import { Field } from '@keikka/ui';
import { useController } from 'react-hook-form';
import { typedFault } from '../record/form-values.js';
import type { RecordEditing } from '../record/use-record.js';
import { controlOf } from './control-of.js';
import { RecordControl, type ControlProps } from './record-control.js';

export interface RecordFieldProps<F extends Fields> extends ControlProps {
  of: RecordEditing<F>;
  name: keyof F & string;
  /** Why the field can't be filled in as it should, as that its options could not be read. */
  problem?: string;
}

/**
 * One field of a record by its declaration: label, limits, unit and what is wrong come from there. A field that the reader
 * may not see is not drawn.
 */
export function RecordField<F extends Fields>(props: RecordFieldProps<F>) {
  const declared: Declared | undefined = props.of.fields[props.name];
  return declared && <DeclaredField {...props} declared={declared} />;
}

function DeclaredField<F extends Fields>(props: RecordFieldProps<F> & { declared: Declared }) {
  const { of, name, problem, declared, ...rest } = props;
  const { field, fieldState } = useController({
    control: controlOf(of),
    name,
    rules: { validate: (typed: unknown) => typedFault(declared, typed) ?? true },
  });
  const control = <RecordControl {...rest} declared={declared} field={field} />;
  // These have labels of their own.
  if ((declared.kind === 'flag' && !declared.nullable) || declared.kind === 'instant') return control;
  return (
    <Field
      label={declared.label}
      unit={'unit' in declared ? declared.unit : undefined}
      required={Boolean(declared.required)}
      disabled={rest.disabled}
      hint={rest.hint}
      error={fieldState.error?.message ?? problem}
    >
      {control}
    </Field>
  );
}
