import type { GridPalkki } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { useApi, type SlotProps } from '@keikka/sdk';
import { RecordPanel } from '@keikka/sdk/record';
import { Banner, Button, ErrorState, Skeleton, Stack } from '@keikka/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readPalkki } from '../../../palkki/read-palkki.js';
import { ofKeikka } from '../model/palkki-form.js';
import { texts } from '../texts.js';
import { PalkkiFields } from './palkki-fields.js';
import { PalkkiPeople } from './palkki-people.js';
import { usePalkkiEditing } from './use-palkki-editing.js';

type PanelProps = SlotProps['palkki.editor'];

/** A palkki within the order that it belongs to. */
export function PalkkiPanel(props: PanelProps) {
  const { palkkiId } = props;
  return palkkiId === null ? <Edited {...props} palkki={null} /> : <Stored {...props} palkkiId={palkkiId} />;
}

/** A stored palkki, once it is read. */
function Stored(props: PanelProps & { palkkiId: number }) {
  const { palkkiId, onClose } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['palkki', palkkiId],
    queryFn: () => readPalkki(api, queryClient)(palkkiId),
    // What was read for an earlier look may have changed since.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (isError)
    return <ErrorState title={texts.readFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return <Skeleton height="200px" />;
  if (data === null) return <Gone onClose={onClose} />;
  return <Edited {...props} palkki={data} />;
}

function Gone({ onClose }: Pick<PanelProps, 'onClose'>) {
  return (
    <Stack gap="2" align="flex-start">
      <Banner tone="warning">{texts.gone}</Banner>
      <Button onClick={onClose}>{texts.close}</Button>
    </Stack>
  );
}

function Edited({ palkki, keikka, onClose }: PanelProps & { palkki: GridPalkki | null }) {
  const { timeStart } = palkki ?? keikka;
  const yyyymmdd = helsinkiDay(timeStart ? new Date(timeStart) : new Date());
  const known = ofKeikka(keikka);
  const { editing, movedEnd, ...record } = usePalkkiEditing({ palkki, yyyymmdd, known, onClose });
  return (
    <RecordPanel
      {...record}
      editing={editing}
      title={palkki ? texts.title : texts.newTitle}
      saveLabel={texts.savePalkki}
      conflictTitle={texts.conflict}
      onClose={onClose}
    >
      {(disabled) => (
        <>
          <PalkkiFields
            editing={editing}
            palkkiId={palkki?.palkkiId ?? 0}
            yyyymmdd={yyyymmdd}
            movedEnd={movedEnd}
            disabled={disabled}
          />
          <PalkkiPeople
            palkki={editing.gone ? null : editing.base}
            editing={editing}
            yyyymmdd={yyyymmdd}
            disabled={disabled}
          />
        </>
      )}
    </RecordPanel>
  );
}
