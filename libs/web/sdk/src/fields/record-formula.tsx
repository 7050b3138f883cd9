import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import { compile } from '@keikka/domain/formula';
import { FormulaField, type FormulaFieldProps } from '@keikka/ui/forms';
import { useController } from 'react-hook-form';
import type { RecordEditing } from '../record/use-record.js';
import { controlOf, pathOf } from './control-of.js';

interface RecordFormulaProps<F extends Fields, Context> extends Pick<
  FormulaFieldProps<Context>,
  'schema' | 'context' | 'contextTitle' | 'unit' | 'placeholder' | 'disabled'
> {
  of: RecordEditing<F>;
  name: keyof F & string;
}

/** A formula of a record: what it is called and what it gives is declared, what it may speak of is its editor's to say. */
export function RecordFormula<F extends Fields, Context>(props: RecordFormulaProps<F, Context>) {
  const { of, name, ...subject } = props;
  const { label, gives } = of.fields[name] as Declared & { kind: 'formula' };
  const {
    field: { ref, onChange, ...input },
  } = useController({
    control: controlOf(of),
    name: pathOf(of, name),
    // The field itself says what is wrong, at its place; here it only keeps the form from being sent.
    rules: { validate: (source: string) => compile(source, subject.schema, gives).error === undefined },
  });
  return (
    <FormulaField
      {...subject}
      ref={ref}
      label={label}
      kind={gives}
      value={input.value as string}
      onValueChange={onChange}
    />
  );
}
