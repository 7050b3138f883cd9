import { inWords, type Field as Declared, type Fields } from '@keikka/contracts/fields';
import { Box, Field, Span } from '@keikka/ui';
import { useController, useFormState } from 'react-hook-form';
import { apiValue, typedFault } from '../record/form-values.js';
import type { RecordEditing } from '../record/use-record.js';
import { controlOf } from './control-of.js';
import { NewsHint, newsTint, useFieldNews } from './field-news.js';
import { texts } from './texts.js';
import { RecordControl, type ControlProps } from './record-control.js';

export interface DeclaredFieldProps<F extends Fields> extends ControlProps {
  of: RecordEditing<F>;
  name: keyof F & string;
  declared: Declared;
  /** Why the field can't be filled in as it should, as that its options could not be read. */
  problem?: string;
}

/** A field with its label, its control and what is wrong. */
export function DeclaredField<F extends Fields>(props: DeclaredFieldProps<F>) {
  const { of, name, problem, declared, ...rest } = props;
  const { field, fieldState } = useController({
    control: controlOf(of),
    name,
    rules: { validate: (typed: unknown) => typedFault(declared, typed) ?? true },
  });
  const { defaultValues } = useFormState({ control: controlOf(of), name });
  const was = fieldState.isDirty && wasInWords(declared, defaultValues?.[name], rest.options);
  const news = useFieldNews(name);
  const told = news && <NewsHint {...news} />;
  const control = <RecordControl {...rest} declared={declared} field={field} />;
  const hasLabel = (declared.kind === 'flag' && !declared.nullable) || declared.kind === 'instant';
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
          unit={'unit' in declared ? declared.unit : undefined}
          required={Boolean(declared.required)}
          disabled={rest.disabled}
          hint={told ?? rest.hint ?? (was && <Was>{was}</Was>)}
          error={fieldState.error?.message ?? problem}
        >
          {control}
        </Field>
      )}
    </Box>
  );
}

/** Where there is no room for a list of changes, each changed field says what it was. */
function Was({ children }: { children: string }) {
  return (
    <Span hideFrom="md" color="brand.fg">
      {children}
    </Span>
  );
}

function wasInWords(declared: Declared, typed: unknown, options: ControlProps['options'] = []): string {
  const nameOf = (_: string, id: number): string | undefined =>
    options.find(({ value }) => value === id)?.label;
  return texts.was(inWords(declared, apiValue(declared, typed) ?? null, nameOf));
}
