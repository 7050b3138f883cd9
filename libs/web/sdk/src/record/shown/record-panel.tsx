import type { Fields, NameOf } from '@keikka/contracts/fields';
import { chakra } from '@keikka/ui';
import { StepPanel, useFirstField } from '@keikka/ui/forms';
import { useEffect, useRef, type ReactNode } from 'react';
import { RecordBody, RemoveButton } from './record-body.js';
import type { RecordEditing } from '../use-record.js';

interface RecordPanelProps<F extends Fields> {
  editing: RecordEditing<F>;
  title: string;
  saveLabel: string;
  readOnly?: boolean;
  conflictTitle: string;
  names?: NameOf;
  /** Asks for confirmation and removes the record; absent when it cannot be removed. */
  onRemove?: () => void;
  onClose: () => void;
  /** The fields; the argument says whether they may be changed now. */
  children: (disabled: boolean) => ReactNode;
}

/** What a `RecordWindow` is, in place within another record. It opens in sight, with the focus in its text. */
export function RecordPanel<F extends Fields>(props: RecordPanelProps<F>) {
  const { editing, readOnly = false, onRemove } = props;
  const { form, firstField } = useFirstField(editing.tries);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = panel.current?.querySelector('textarea') ?? firstField.current;
    field?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [firstField]);
  return (
    // What is typed may make the panel taller.
    <chakra.div ref={panel} scrollMarginBottom="12">
      <StepPanel
        title={props.title}
        readOnly={readOnly}
        saving={editing.busy}
        saveLabel={props.saveLabel}
        // A new record may be saved as it stands.
        saveDisabled={!editing.dirty && editing.base !== null}
        failure={editing.failure}
        onSave={editing.submit}
        onClose={() => void editing.mayLeave().then((leaves) => leaves && editing.close())}
        footerStart={onRemove && <RemoveButton onRemove={onRemove} />}
      >
        <RecordBody editing={editing} form={form} conflictTitle={props.conflictTitle} names={props.names}>
          {props.children(readOnly || editing.locked)}
        </RecordBody>
      </StepPanel>
    </chakra.div>
  );
}
