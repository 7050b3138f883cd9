import { ErrorState, Modal } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import type { TyomaaOf } from '../api/muokattava.js';
import { useTyomaa, type OnStored } from '../api/tyomaa-versiot.js';
import { texts } from '../texts.js';
import { TyomaaWindow } from './tyomaa-window.js';

interface MuokkaaTyomaataProps {
  of: TyomaaOf;
  onStored?: OnStored;
  onClose: () => void;
}

/** Opens a site to be changed: an order's copy of it beside the site, or the site alone. */
export function MuokkaaTyomaata({ of, onStored, onClose }: MuokkaaTyomaataProps) {
  const { data, error, isFetching, refetch } = useTyomaa(of);
  const { title, loading, loadFailed } = texts.muokkaus;
  if (data) return <TyomaaWindow of={of} tyomaa={data} onStored={onStored} onClose={onClose} />;
  return (
    <Modal open title={title} placeKey="tyomaa" onClose={onClose}>
      {error ? (
        <ErrorState
          title={loadFailed}
          text={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton loading={loading} rows={6} />
      )}
    </Modal>
  );
}
