import type { ListedTyomaa } from '@keikka/contracts';
import { Box } from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import { memo, useMemo } from 'react';
import { kaytetyt, suodatusValinnat } from '../model/suodatus.js';
import { texts } from '../texts.js';
import type { TyomaatUrl } from './use-tyomaat-url.js';

interface SuodattimetProps {
  url: TyomaatUrl;
  /** All sites: what they can be narrowed to. */
  tyomaat: readonly ListedTyomaa[];
}

const KAYTETTY_OPTIONS = kaytetyt.map((days) => ({ value: days, label: texts.kaytettyValinnat[days] }));

/** Customer, town, and how long ago a site was used. */
export function Suodattimet({ url, tyomaat }: SuodattimetProps) {
  const { asiakkaat, kaupungit } = useMemo(() => suodatusValinnat(tyomaat, texts), [tyomaat]);
  const { suodatus, suodata } = url;
  return (
    <>
      <Suodatin
        label={texts.asiakas}
        all={texts.kaikkiAsiakkaat}
        options={asiakkaat}
        value={suodatus.asiakas}
        onValue={suodata.asiakas}
      />
      <Suodatin
        label={texts.kaupunki}
        all={texts.kaikkiKaupungit}
        options={kaupungit}
        value={suodatus.kaupunki}
        onValue={suodata.kaupunki}
      />
      <Suodatin
        label={texts.kaytetty}
        all={texts.kaytettyKaikki}
        options={KAYTETTY_OPTIONS}
        value={suodatus.kaytetty}
        onValue={suodata.kaytetty}
      />
    </>
  );
}

interface SuodatinProps<Value extends string | number> {
  label: string;
  all: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onValue: (value: Value | null) => void;
}

/** A place among the choices stands for each, because one of them may be called anything. */
const ALL = 0;

function AnySuodatin<Value extends string | number>(props: SuodatinProps<Value>) {
  const { label, all, options, value, onValue } = props;
  // One of the address that no site has is shown as it is, so that it can be taken away.
  const known = useMemo(() => {
    const isKnown = value === null || options.some((option) => option.value === value);
    return isKnown ? options : [...options, { value, label: String(value) }];
  }, [options, value]);
  const choices = useMemo(
    () => [
      { value: ALL, label: all },
      ...known.map((option, place) => ({ value: place + 1, label: option.label })),
    ],
    [known, all],
  );
  return (
    <Box w={{ base: 'full', md: '168px' }}>
      <Select
        label={label}
        options={choices}
        value={known.findIndex((option) => option.value === value) + 1}
        onValueChange={(place) => onValue(known[place - 1]?.value ?? null)}
      />
    </Box>
  );
}

/** Drawn anew only when its own choices change, and not with each letter of the search beside it. */
const Suodatin = memo(AnySuodatin) as typeof AnySuodatin;
