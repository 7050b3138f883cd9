import { errors, type Tuote } from '@keikka/contracts';
import { RecordWindow, useRecord } from '@keikka/sdk/record';
import { useConfirm } from '@keikka/ui';
import { useReadTuote } from '../api/read-tuote.js';
import { useSaveTuote } from '../api/save-tuote.js';
import { useSavedTuote } from '../api/use-saved-tuote.js';
import { tuoteForm, withKeys } from '../model/tuote-form.js';
import { tuoteName } from '../model/tuote-name.js';
import { texts } from '../texts.js';
import { TuoteFieldsOf } from './tuote-fields.js';

export interface TuoteEditorProps {
  /** null makes a new one. */
  tuote: Tuote | null;
  onClose: () => void;
  onDelete: (tuote: Tuote) => void;
}

export function TuoteEditor({ tuote, onClose, onDelete }: TuoteEditorProps) {
  const confirm = useConfirm();
  const { mutateAsync: saveTuote } = useSaveTuote();
  const readTuote = useReadTuote();
  const onSaved = useSavedTuote();
  const editing = useRecord({
    fields: tuoteForm,
    record: tuote && withKeys(tuote),
    save: (changes, base, values) => saveTuote({ changes, base, values }),
    read: ({ tuoteId }) => readTuote(tuoteId),
    onSaved,
    onClose,
    texts: { failed: texts.saveFailed, gone: errors['TUOTE.NOT_FOUND'].text },
    inAddress: true,
  });
  const { base } = editing;
  const title = base ? tuoteName(base) : texts.uusiTuote;

  async function remove(removed: Tuote): Promise<void> {
    if (!(await confirm({ ...texts.removeQuestion(tuoteName(removed)), danger: true }))) return;
    editing.close();
    onDelete(removed);
  }

  return (
    <RecordWindow
      editing={editing}
      title={title}
      id={base?.tuoteId}
      placeKey="tuote"
      conflictTitle={texts.conflict(title)}
      onRemove={base ? () => void remove(base) : undefined}
      onClose={onClose}
    >
      {() => <TuoteFieldsOf editing={editing} />}
    </RecordWindow>
  );
}
