import { loadErrorText } from '@keikka/sdk';
import { ErrorState, Modal } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useLaskupohja } from '../api/laskupohjat.js';
import { texts } from '../texts.js';
import { LaskupohjaEditor } from './laskupohja-editor.js';

interface LaskupohjaWindowProps {
  laskupohjaId: number;
  onClose: () => void;
  onCopy: (laskupohjaId: number) => void;
}

/** The window of a template, once it is read. */
export function LaskupohjaWindow({ laskupohjaId, onClose, onCopy }: LaskupohjaWindowProps) {
  const { data: pohja, error, isFetching, refetch } = useLaskupohja(laskupohjaId);
  if (pohja) return <LaskupohjaEditor pohja={pohja} onClose={onClose} onCopy={onCopy} />;
  return (
    <Modal open title={texts.title('')} placeKey="laskupohja" onClose={onClose}>
      {error ? (
        <ErrorState
          title={texts.loadOneFailed}
          text={loadErrorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ListSkeleton loading={texts.loadingOne} />
      )}
    </Modal>
  );
}
