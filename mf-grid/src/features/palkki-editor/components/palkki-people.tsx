import type { GridPalkki, palkkiFields } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useOwnAsiakasId } from '@keikka/sdk';
import { useWatch, type RecordEditing } from '@keikka/sdk/record';
import { Box, RetryBanner, Skeleton, Text, VisuallyHidden } from '@keikka/ui';
import type { PalkkiForm } from '../model/palkki-form.js';
import { texts } from '../texts.js';
import { PalkkiCompanies } from './palkki-companies.js';
import { PalkkiDrivers } from './palkki-drivers.js';
import { usePalkkiRow } from './use-palkki-row.js';

interface PalkkiPeopleProps {
  /** The stored palkki; null is a new one, which has nobody yet. */
  palkki: GridPalkki | null;
  editing: RecordEditing<typeof palkkiFields>;
  yyyymmdd: Yyyymmdd;
  disabled: boolean;
}

/** Whom a palkki concerns. They are told to its own company alone, and saved one by one. */
export function PalkkiPeople({ palkki, editing, yyyymmdd, disabled }: PalkkiPeopleProps) {
  const ownAsiakasId = useOwnAsiakasId();
  const form = useWatch({ control: editing.form.control }) as PalkkiForm;
  if (palkki && palkki.ownerAsiakasId !== ownAsiakasId) return null;
  return (
    <Box mt="4" pt="3" borderTopWidth="1px" borderColor="border.subtle">
      {palkki ? (
        <Stored palkki={palkki} yyyymmdd={yyyymmdd} form={form} disabled={disabled} />
      ) : (
        <Text textStyle="text.label" color="fg.muted">
          {texts.peopleLater}
        </Text>
      )}
    </Box>
  );
}

interface StoredProps extends Pick<PalkkiPeopleProps, 'yyyymmdd' | 'disabled'> {
  palkki: GridPalkki;
  /** What is typed: the times that the drivers are looked at for, and the kind. */
  form: PalkkiForm;
}

function Stored({ palkki, form, yyyymmdd, disabled }: StoredProps) {
  const { row, day, isLoading, hasFailed, isFetching, retry } = usePalkkiRow(palkki, yyyymmdd);
  const of = { palkki: row, yyyymmdd, disabled };
  return (
    <>
      {hasFailed && (
        <RetryBanner onRetry={retry} retrying={isFetching}>
          {texts.driversFailed}
        </RetryBanner>
      )}
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {isLoading ? <Loading /> : <PalkkiDrivers {...of} day={day} ends={form} />}
        <PalkkiCompanies {...of} typeId={form.grid_palkkiTypeId} />
      </Box>
    </>
  );
}

function Loading() {
  return (
    <Box role="status">
      <VisuallyHidden>{texts.loadingDrivers}</VisuallyHidden>
      <Skeleton height="96px" />
    </Box>
  );
}
