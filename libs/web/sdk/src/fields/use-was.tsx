import type { Fields } from '@keikka/contracts/fields';
import { Span } from '@keikka/ui';
import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { RecordEditing } from '../record/use-record.js';
import { controlOf, pathOf } from './control-of.js';
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
  const path = pathOf(of, name);
  const { dirtyFields, defaultValues } = useFormState({ control: controlOf(of), name: path });
  if (!get(dirtyFields, path)) return null;
  return (
    <Span hideFrom="md" color="brand.fg">
      {texts.was(inWords(get(defaultValues, path)))}
    </Span>
  );
}
