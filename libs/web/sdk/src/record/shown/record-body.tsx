import type { Fields, NameOf } from '@keikka/contracts/fields';
import { Banner, Button, Stack, Trash2 } from '@keikka/ui';
import type { ReactNode, RefCallback } from 'react';
import { RecordForm } from './record-form.js';
import { texts } from '../texts.js';
import type { RecordEditing } from '../use-record.js';

interface RecordBodyProps<F extends Fields> {
  editing: RecordEditing<F>;
  /** From `useFirstField`. */
  form: RefCallback<HTMLElement>;
  conflictTitle: string;
  names?: NameOf;
  children: ReactNode;
}

/** A record's fields below what is wrong with it as a whole. */
export function RecordBody<F extends Fields>(props: RecordBodyProps<F>) {
  const { editing, form, conflictTitle, names, children } = props;
  return (
    <RecordForm editing={editing} conflictTitle={conflictTitle} names={names}>
      <Stack gap="3">
        {editing.gone && <Banner tone="warning">{texts.gone}</Banner>}
        {editing.fault && <Banner tone="error">{editing.fault}</Banner>}
        <div ref={form}>{children}</div>
      </Stack>
    </RecordForm>
  );
}

export function RemoveButton({ onRemove }: { onRemove: () => void }) {
  return (
    <Button variant="danger" onClick={onRemove}>
      <Trash2 />
      {texts.remove}
    </Button>
  );
}
