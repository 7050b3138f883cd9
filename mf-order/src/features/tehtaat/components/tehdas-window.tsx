import { errors, sijaintiFields, type SijaintiVersio } from '@keikka/contracts';
import { RecordWindow, useRecord } from '@keikka/sdk/record';
import { ErrorState, Modal } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useTehdas, useTehdasSaves } from '../api/tehdas-versio.js';
import { useIsOwn } from '../api/use-may-edit.js';
import { texts as all } from '../texts.js';
import { halfPlace, TehdasFields } from './tehdas-fields.js';

const texts = all.muokkaus;

interface TehdasWindowProps {
  sijaintiId: number;
  /** The factory can only be read. */
  readOnly: boolean;
  /** The same function in every render. */
  onStored: () => void;
  onClose: () => void;
}

/** Opens a factory of the company, or to be read one of a supplier. */
export function TehdasWindow(props: TehdasWindowProps) {
  const { data, error, isFetching, refetch } = useTehdas(props.sijaintiId);
  const isOwn = useIsOwn();
  if (data && isOwn(data)) return <TehdasForm {...props} tehdas={data} lead={texts.toRead} />;
  if (data) return <TehdasForm {...props} readOnly tehdas={data} lead={texts.toimittajan} />;
  return (
    <Modal open title={titleOf(props)} placeKey="tehdas" onClose={props.onClose}>
      {error ? (
        <ErrorState
          title={texts.loadFailed}
          text={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton loading={texts.loading} rows={6} />
      )}
    </Modal>
  );
}

const titleOf = ({ readOnly }: TehdasWindowProps): string => (readOnly ? texts.titleToRead : texts.title);

function TehdasForm(props: TehdasWindowProps & { tehdas: SijaintiVersio; lead: string }) {
  const { tehdas, lead, sijaintiId, readOnly, onStored, onClose } = props;
  const acts = useTehdasSaves(sijaintiId, onStored);
  const editing = useRecord({
    fields: sijaintiFields,
    record: tehdas,
    fault: halfPlace,
    save: (changes, base: SijaintiVersio | null) => acts.save({ ...changes, varmenne: base?.varmenne }),
    read: acts.read,
    onSaved: (saved, before) => before && acts.saved(saved, before),
    onClose,
    texts: { failed: texts.failed, gone: errors['SIJAINTI.NOT_FOUND'].text },
  });
  return (
    <RecordWindow
      editing={editing}
      title={titleOf(props)}
      lead={readOnly ? lead : undefined}
      placeKey="tehdas"
      width="900px"
      readOnly={readOnly}
      conflictTitle={texts.conflict}
      onClose={onClose}
    >
      {(disabled) => <TehdasFields editing={editing} disabled={disabled} />}
    </RecordWindow>
  );
}
