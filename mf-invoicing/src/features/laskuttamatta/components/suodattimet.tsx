import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { Box } from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import { memo, useMemo } from 'react';
import { suodatusValinnat } from '../model/suodatus.js';
import { texts } from '../texts.js';
import type { LaskuttamattaUrl } from './use-laskuttamatta-url.js';

interface SuodattimetProps {
  url: LaskuttamattaUrl;
  /** All orders of the period: what they can be narrowed to. */
  rivit: readonly LaskuttamatonKeikka[];
}

/** Source, payer and vehicle. */
export function Suodattimet({ url, rivit }: SuodattimetProps) {
  const { lahteet, maksajat, autot } = useMemo(() => suodatusValinnat(rivit, texts.noPayer), [rivit]);
  const { suodatus, suodata } = url;
  const { lahde, maksaja, auto } = suodatus;
  return (
    <>
      <Suodatin
        label={texts.lahde}
        all={texts.kaikkiLahteet}
        options={lahteet}
        value={lahde}
        onValue={suodata.lahde}
      />
      <Suodatin
        label={texts.maksaja}
        all={texts.kaikkiMaksajat}
        options={maksajat}
        value={maksaja}
        onValue={suodata.maksaja}
      />
      <Suodatin
        label={texts.auto}
        all={texts.kaikkiAutot}
        options={autot}
        value={auto}
        onValue={suodata.auto}
      />
    </>
  );
}

interface SuodatinProps {
  label: string;
  all: string;
  options: readonly { value: number | string; label: string }[];
  value: number | string | null;
  onValue: (value: string | null) => void;
}

/** Stands for no filter among the choices of one. */
const ALL = '';

/** Drawn anew only when its own choices change, and not with each letter of the search beside it. */
const Suodatin = memo(function Suodatin({ label, all, options, value, onValue }: SuodatinProps) {
  const choices = useMemo(() => {
    const known = options.map((option) => ({ ...option, value: String(option.value) }));
    // One of the address that no order of this period has is shown by its id, so that it can be taken away.
    const isKnown = value === null || options.some((option) => option.value === value);
    const unknown = isKnown ? [] : [{ value: String(value), label: String(value) }];
    return [{ value: ALL, label: all }, ...known, ...unknown];
  }, [options, value, all]);
  return (
    <Box w="160px" hideBelow="md">
      <Select
        label={label}
        options={choices}
        value={value === null ? ALL : String(value)}
        onValueChange={(next) => onValue(next === ALL ? null : next)}
      />
    </Box>
  );
});
