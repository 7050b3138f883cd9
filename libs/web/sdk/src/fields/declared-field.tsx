import { inWords, type Field as Declared, type Fields } from '@keikka/contracts/fields';
import { Box, Field } from '@keikka/ui';
import { useController } from 'react-hook-form';
import { apiValue, typedFault } from '../record/values/form-values.js';
import type { RecordEditing } from '../record/use-record.js';
import { controlOf, pathOf } from './control-of.js';
import { NewsHint, newsTint } from './field-news.js';
import { useFieldNews } from '../record/shown/record-news.js';
import { RecordControl, type ControlProps } from './record-control.js';
import { useWas } from './use-was.js';

export interface DeclaredFieldProps<F extends Fields> extends ControlProps {
  of: RecordEditing<F>;
  name: keyof F & string;
  declared: Declared;
  /** In a table, whose heading is the label and says the unit. */
  inTable?: boolean;
  /** Why the field can't be filled in as it should, as that its options could not be read. */
  problem?: string;
}

/** A field with its label, its control and what is wrong. */
export function DeclaredField<F extends Fields>(props: DeclaredFieldProps<F>) {
  const { of, name, problem, declared, inTable, ...rest } = props;
  const { field, fieldState } = useController({
    control: controlOf(of),
    name: pathOf(of, name),
    rules: { validate: (typed: unknown) => typedFault(declared, typed) ?? true },
  });
  const was = useWas(of, name, (typed) => typedInWords(declared, typed, rest.options));
  const news = useFieldNews(pathOf(of, name));
  const told = news && <NewsHint {...news} />;
  const isSwitch = declared.kind === 'flag' && !declared.nullable;
  const hasLabel = isSwitch || declared.kind === 'instant';
  const hint = rest.hint ?? (isSwitch && !told ? was : undefined);
  const control = <RecordControl {...rest} hint={hint} declared={declared} field={field} />;
  return (
    // The same elements with and without news, which come while somebody types.
    <Box data-news={news ? '' : undefined} css={newsTint} minW="0">
      {hasLabel ? (
        <>
          {control}
          {told}
        </>
      ) : (
        <Field
          label={declared.label}
          labelHidden={inTable}
          unit={'unit' in declared && !inTable ? declared.unit : undefined}
          required={Boolean(declared.required)}
          disabled={rest.disabled}
          hint={told ?? rest.hint ?? (inTable ? undefined : was)}
          error={fieldState.error?.message ?? problem}
        >
          {control}
        </Field>
      )}
    </Box>
  );
}

function typedInWords(declared: Declared, typed: unknown, options: ControlProps['options'] = []): string {
  const nameOf = (_: string, id: number): string | undefined =>
    options.find(({ value }) => value === id)?.label;
  return inWords(declared, apiValue(declared, typed) ?? null, nameOf);
}
