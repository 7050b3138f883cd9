import type { Tuote, TuoteCategoryType } from '@keikka/contracts';
import {
  Button,
  ConflictDialog,
  Flex,
  FormFaultsProvider,
  Span,
  StepModal,
  Trash2,
  useConfirm,
} from '@keikka/ui';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { conflictRows } from '../model/conflict-rows.js';
import { tuoteName } from '../model/tuote-name.js';
import { texts } from '../texts.js';
import { NameSection, PriceSection } from './tuote-fields.js';
import { KaavaSection } from './tuote-kaavat.js';
import { CommentSection, KeysSection } from './tuote-more-fields.js';
import { useTuoteEditing } from './use-tuote-editing.js';

export interface TuoteEditorProps {
  /** null makes a new one. */
  tuote: Tuote | null;
  categories: readonly TuoteCategoryType[];
  onClose: () => void;
  onDelete: (tuote: Tuote) => void;
}

export function TuoteEditor({ tuote, categories, onClose, onDelete }: TuoteEditorProps) {
  const confirm = useConfirm();
  const nimikeRef = useRef<HTMLInputElement>(null);
  const editing = useTuoteEditing(tuote, onClose);
  const { form, base, saving, conflicts, resolve } = editing;
  const changes = Object.keys(form.formState.dirtyFields).length;
  const title = base ? tuoteName(base) : texts.uusiTuote;

  async function remove(removed: Tuote): Promise<void> {
    if (!(await confirm({ ...texts.removeQuestion(tuoteName(removed)), danger: true }))) return;
    editing.release();
    onClose();
    onDelete(removed);
  }

  return (
    <StepModal
      open
      editing
      placeKey="tuote"
      title={title}
      id={base?.tuoteId}
      initialFocus={nimikeRef}
      saving={saving}
      saveDisabled={base !== null && !editing.dirty}
      failure={editing.failure}
      onSave={() => void editing.submit()}
      // Leaving the address is what asks: the browser's Back closes the window as well.
      onClose={onClose}
      footerStart={
        <Flex align="center" gap="3">
          {base && (
            <Button variant="danger" onClick={() => void remove(base)}>
              <Trash2 />
              {texts.remove}
            </Button>
          )}
          {changes > 0 && <Span hideBelow="md">{texts.unsaved(changes)}</Span>}
        </Flex>
      }
    >
      <FormProvider {...form}>
        <FormFaultsProvider faults={editing.faults}>
          <NameSection categories={categories} nimikeRef={nimikeRef} />
          <PriceSection />
          <KaavaSection />
          <KeysSection />
          <CommentSection />
        </FormFaultsProvider>
      </FormProvider>
      {conflicts && (
        <ConflictDialog
          title={texts.conflict(title)}
          rows={conflictRows(conflicts, categories)}
          busy={saving}
          onResolve={(choices) => void resolve(choices)}
          onCancel={editing.forgetConflicts}
        />
      )}
    </StepModal>
  );
}
