import type { Fields, ValuesOf } from '@keikka/contracts/fields';
import { formOf, RecordWindow, useRecord, type RecordEditing } from '@keikka/sdk/record';
import type { ReactNode } from 'react';

interface NewThingWindowProps<F extends Fields, Made> {
  fields: F;
  /** What the form begins with, of what was typed. */
  values: Partial<ValuesOf<F>>;
  fault?: (values: ValuesOf<F>) => string | undefined;
  create: (values: ValuesOf<F>) => Promise<Made>;
  onMade: (made: Made) => void;
  onClose: () => void;
  placeKey: string;
  texts: { title: string; create: string; failed: string };
  children: (editing: RecordEditing<F>, disabled: boolean) => ReactNode;
}

/** The window of a thing that a search did not find and that is made on the spot. */
export function NewThingWindow<F extends Fields, Made extends object>(props: NewThingWindowProps<F, Made>) {
  const { fields, values, fault, create, onMade, onClose, placeKey, texts, children } = props;
  const editing = useRecord<Made & { varmenne: number }, F>({
    fields,
    record: null,
    formOf: () => formOf(fields, values),
    ...(fault && { fault }),
    // What was just made has one version.
    save: async (_changes, _base, typed) => ({ ...(await create(typed)), varmenne: 1 }),
    read: () => Promise.resolve(null),
    onSaved: onMade,
    onClose,
    texts: { failed: texts.failed, gone: texts.failed },
  });
  return (
    <RecordWindow
      editing={editing}
      title={texts.title}
      placeKey={placeKey}
      saveLabel={texts.create}
      conflictTitle={texts.title}
      onClose={onClose}
    >
      {(disabled) => children(editing, disabled)}
    </RecordWindow>
  );
}
