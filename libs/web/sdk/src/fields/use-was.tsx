import type { Fields } from '@keikka/contracts/fields';
import { Span } from '@keikka/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { RecordEditing } from '../record/use-record.js';
import { controlOf } from './control-of.js';
import { texts } from './texts.js';

/**
 * Where there is no room for a list of changes, each changed field says what it was: 'Oli 12 m'.
 * @param inWords the value that the form began with, as it stands in the form
 */
export function useWas<F extends Fields>(
  of: RecordEditing<F>,
  name: keyof F & string,
  inWords: (value: unknown) => string,
): ReactNode {
  const { dirtyFields, defaultValues } = useFormState({ control: controlOf(of), name });
  // A new record was nothing before, and a line may have stood in another place, or be new.
  if (of.base === null || of.at !== '' || !dirtyFields[name]) return null;
  return (
    <Span hideFrom="md" color="brand.fg">
      {texts.was(inWords(defaultValues?.[name]))}
    </Span>
  );
}
