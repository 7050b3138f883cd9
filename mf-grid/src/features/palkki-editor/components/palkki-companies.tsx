import type { GridPalkki } from '@keikka/contracts';
import { palkkiTypeId, type Yyyymmdd } from '@keikka/domain';
import { useOwnAsiakasId } from '@keikka/sdk';
import { useThings } from '@keikka/sdk/record';
import { Box, Field, RetryBanner, Skeleton, Text, VisuallyHidden } from '@keikka/ui';
import { Combobox } from '@keikka/ui/forms';
import { usePalkkiPeople } from '../../../changes/use-palkki-people.js';
import type { Guest } from '../../../palkki/nakyvyys.js';
import { useNakyvyys } from '../api/list-nakyvyys.js';
import { texts } from '../texts.js';
import { ChosenList } from './chosen-list.js';

interface PalkkiCompaniesProps {
  palkki: GridPalkki;
  /** The kind as it is chosen in the form. */
  typeId: number;
  yyyymmdd: Yyyymmdd;
  disabled: boolean;
}

/** The companies besides the own one that see a palkki (G-107). Each is added or taken away at once. */
export function PalkkiCompanies({ palkki, typeId, yyyymmdd, disabled }: PalkkiCompaniesProps) {
  const { guests, isLoading, hasFailed, isFetching, retry } = useNakyvyys(palkki.palkkiId, yyyymmdd);
  const { turnGuest } = usePalkkiPeople(yyyymmdd);
  if (isLoading) return <Loading />;
  if (hasFailed)
    return (
      <RetryBanner onRetry={retry} retrying={isFetching}>
        {texts.companiesFailed}
      </RetryBanner>
    );
  function remove(asiakasId: number): void {
    const found = guests.find((guest) => guest.asiakasId === asiakasId);
    if (found) turnGuest(palkki, found, false);
  }
  return (
    <ChosenList
      title={texts.companies}
      none={texts.noCompanies}
      chosen={guests.map(({ asiakasId, asiakasNimi }) => ({
        id: asiakasId,
        name: asiakasNimi,
        ...(asiakasId === palkki.sourceAsiakasId && { note: { text: texts.isSource, color: 'fg.muted' } }),
      }))}
      removeLabel={texts.removeCompany}
      onRemove={disabled ? undefined : remove}
    >
      {!disabled && <AddCompany guests={guests} onAdd={(guest) => turnGuest(palkki, guest, true)} />}
      <Text mt="1.5" textStyle="text.label" color="fg.muted">
        {typeId === palkkiTypeId.yksityinen ? texts.privateHint : texts.companiesHint}
      </Text>
    </ChosenList>
  );
}

interface AddCompanyProps {
  guests: readonly Guest[];
  onAdd: (guest: Guest) => void;
}

/** The companies that orders come from and those whose vehicles are planned: they have boards of their own. */
function AddCompany({ guests, onAdd }: AddCompanyProps) {
  const ownAsiakasId = useOwnAsiakasId();
  const { data = [], isError, isPending } = useThings('toimittaja');
  const others = data.filter(
    (one) => one.asiakasId !== ownAsiakasId && !guests.some(({ asiakasId }) => asiakasId === one.asiakasId),
  );
  if (isPending) return null;
  if (!isError && others.length === 0)
    return (
      <Text mt="2" textStyle="text.label" color="fg.muted">
        {texts.noOtherCompany}
      </Text>
    );
  return (
    <Box mt="2">
      <Field label={texts.addCompany} error={isError ? texts.companiesToAddFailed : undefined}>
        <Combobox
          options={others.map(({ asiakasId, asiakasNimi }) => ({ value: asiakasId, label: asiakasNimi }))}
          value={null}
          placeholder={texts.searchCompany}
          onValueChange={(asiakasId) => {
            const found = others.find((one) => one.asiakasId === asiakasId);
            if (found) onAdd(found);
          }}
        />
      </Field>
    </Box>
  );
}

function Loading() {
  return (
    <Box role="status">
      <VisuallyHidden>{texts.loadingCompanies}</VisuallyHidden>
      <Skeleton height="96px" />
    </Box>
  );
}
