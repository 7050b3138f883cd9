import type { Fields, NameOf } from '@keikka/contracts/fields';
import { Flex, Span, type Help } from '@keikka/ui';
import { StepModal, useFirstField } from '@keikka/ui/forms';
import { useState, type ReactNode } from 'react';
import { RecordBody, RemoveButton } from './record-body.js';
import { texts } from '../texts.js';
import type { RecordEditing } from '../use-record.js';

export interface RecordWindowProps<F extends Fields> {
  editing: RecordEditing<F>;
  title: string;
  /** Below the title: what the window asks. */
  lead?: string;
  /** Beside the title; a new record has none. */
  id?: number;
  placeKey: string;
  help?: Help;
  /** The record can only be read. */
  readOnly?: boolean;
  /** The window can be switched to reading, as long as nothing is typed. */
  viewable?: boolean;
  /** An existing record is saved only when something was changed. */
  savesUnchanged?: boolean;
  /** As high whatever it shows, as a window with tabs. */
  large?: boolean;
  width?: string;
  /** As wide as the screen has room, for a map. */
  wide?: boolean;
  /** Controls between the title and the closing cross. */
  headerEnd?: ReactNode;
  /** What the save does, where it is more than saving. */
  saveLabel?: ReactNode;
  /** A save has to wait. */
  saveBlocked?: boolean;
  /** Beside the buttons, instead of the number of unsaved changes. */
  footerHint?: ReactNode;
  conflictTitle: string;
  /** Names that the lists do not know, as of a vehicle of another company. */
  names?: NameOf;
  /** Asks for confirmation and removes the record; absent when it cannot be removed. */
  onRemove?: () => void;
  onClose: () => void;
  /** The fields; the argument says whether they may be changed now. */
  children: (disabled: boolean) => ReactNode;
}

/** The window of one record: its fields and buttons, unsaved changes, a failed save, and conflicts. */
export function RecordWindow<F extends Fields>(props: RecordWindowProps<F>) {
  const {
    editing,
    readOnly = false,
    viewable = false,
    savesUnchanged = false,
    saveBlocked = false,
    onRemove,
    children,
  } = props;
  const { changed, dirty, busy } = editing;
  const [isViewed, setViewed] = useState(false);
  const isEdited = !readOnly && !isViewed;
  const { form, firstField } = useFirstField(editing.tries);
  async function close(): Promise<void> {
    // Leaving the address asks by itself.
    if (editing.inAddress || (await editing.mayLeave())) props.onClose();
  }
  return (
    <StepModal
      open
      title={props.title}
      lead={props.lead}
      id={editing.gone ? undefined : props.id}
      placeKey={props.placeKey}
      help={props.help}
      large={props.large}
      width={props.width}
      wide={props.wide}
      headerEnd={props.headerEnd}
      initialFocus={firstField}
      editing={isEdited}
      // Typed changes are saved or discarded first.
      onEditingChange={viewable && !readOnly && !dirty ? (edited) => setViewed(!edited) : undefined}
      saving={busy}
      saveLabel={props.saveLabel}
      saveDisabled={saveBlocked || (!savesUnchanged && !dirty && editing.base !== null)}
      failure={editing.failure}
      onSave={editing.submit}
      onClose={() => void close()}
      footerStart={
        <Flex align="center" gap="3">
          {onRemove && isEdited && <RemoveButton onRemove={onRemove} />}
          {props.footerHint ??
            (changed.length > 0 && <Span hideBelow="md">{texts.unsaved(changed.length)}</Span>)}
        </Flex>
      }
    >
      <RecordBody editing={editing} form={form} conflictTitle={props.conflictTitle} names={props.names}>
        {children(!isEdited || editing.locked)}
      </RecordBody>
    </StepModal>
  );
}
