import type { KeikkaData, SijaintiData, tilausFields } from '@keikka/contracts';
import { kilometresText } from '@keikka/domain';
import { sitePlace, type Place } from '@keikka/domain/ajomatka';
import { RecordField, useThing, useThings, useWatch, type RecordEditing } from '@keikka/sdk/record';
import { Box, Button } from '@keikka/ui';
import { useState } from 'react';
import { tarjotutTehtaat, type TarjottuTehdas } from '../model/tarjotut-tehtaat.js';
import { texts } from '../texts.js';
import { useLahinTehdas } from './use-lahin-tehdas.js';

type Tilaus = Pick<
  KeikkaData,
  'betoniAsiakasId' | 'betoniSijaintiId' | 'betoniSijaintiNimi' | 'tyomaaId' | 'tyomaaLat' | 'tyomaaLng'
>;

interface TehdasFieldProps {
  editing: RecordEditing<typeof tilausFields>;
  keikka: Tilaus;
}

/** Where the concrete comes from: a factory of the company that makes it, the five nearest first [O-039] [O-128]. */
export function TehdasField({ editing, keikka }: TehdasFieldProps) {
  const [isAll, setAll] = useState(false);
  const [maker, tyomaaId] = useWatch({
    control: editing.form.control,
    name: ['betoniAsiakasId', 'tyomaaId'],
  });
  const betoniAsiakasId = maker || null;
  const { data = [], isError } = useThings('sijainti');
  const ofMaker = data.filter(({ asiakasId }) => asiakasId === betoniAsiakasId);
  // The factory of the maker before is none of another one's.
  const ownId = betoniAsiakasId === keikka.betoniAsiakasId ? keikka.betoniSijaintiId : null;
  const site = usePlace(keikka, tyomaaId || null);
  useLahinTehdas(editing, keikka, { site, tehtaat: ofMaker });
  const offered = tarjotutTehtaat(ofMaker, site, ownId, isAll);
  const options = offered.map(optionOf);
  if (ownId !== null && !ofMaker.some(({ sijaintiId }) => sijaintiId === ownId))
    options.push({ value: ownId, label: keikka.betoniSijaintiNimi });
  return (
    <Box data-place="tehdas" tabIndex={-1}>
      <RecordField
        of={editing}
        name="betoniSijaintiId"
        disabled={editing.locked || betoniAsiakasId === null}
        placeholder={betoniAsiakasId === null ? texts.makerFirst : texts.placeholder}
        searchable
        options={[{ value: 0, label: texts.none }, ...options]}
        zeroIsChoice
        problem={isError ? texts.failed : undefined}
      />
      {offered.length < ofMaker.length && !editing.locked && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {texts.showAll}
        </Button>
      )}
    </Box>
  );
}

interface Option {
  value: number;
  label: string;
  code?: string;
  detail?: string;
}

function optionOf({ tehdas, metres }: TarjottuTehdas): Option {
  const { sijaintiId, sijaintiNimi, sijaintiLyh, osoite2 }: SijaintiData = tehdas;
  const detail = [metres === null ? '' : kilometresText(metres), osoite2].filter(Boolean).join(' · ');
  return { value: sijaintiId, label: sijaintiNimi, code: sijaintiLyh, detail };
}

/** Where the site is that the form holds; one that is picked and not saved has a place of its own. */
function usePlace(keikka: Tilaus, tyomaaId: number | null): Place | null {
  const isStored = tyomaaId === keikka.tyomaaId;
  const picked = useThing('tyomaa', isStored ? null : tyomaaId);
  return isStored ? sitePlace(keikka) : (picked?.place ?? null);
}
