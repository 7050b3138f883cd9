import { laskuTilaNimi, laskuTilat } from '@keikka/domain';
import { useThingSearch } from '@keikka/sdk/record';
import { Box, Field } from '@keikka/ui';
import { DayField, SearchPicker, Select } from '@keikka/ui/forms';
import type { ComponentProps } from 'react';
import { ListToolbar } from '../../../../parts/list-toolbar.js';
import { chosenAika, latest } from '../../model/aika.js';
import { texts } from '../../texts.js';
import type { LaskutUrl } from './use-laskut-url.js';

/** Stands for no filter among the choices of one. */
const ANY = '';
const tilat = [
  { value: 0, label: texts.kaikkiTilat },
  ...laskuTilat.map((tila) => ({ value: tila, label: laskuTilaNimi(tila) })),
];
const kohteet = [
  { value: ANY, label: texts.kaikkiKohteet },
  ...['Netvisor', 'Fennoa'].map((name) => ({ value: name, label: name })),
];

type LaskutToolbarProps = { url: LaskutUrl } & Pick<
  ComponentProps<typeof ListToolbar>,
  'searchRef' | 'refreshing' | 'onRefresh' | 'onNew'
>;

/** The filters of invoices. */
export function LaskutToolbar({ url, ...list }: LaskutToolbarProps) {
  return (
    <ListToolbar
      title={texts.laskut}
      searchLabel={texts.search}
      search={url.search}
      onSearch={url.setSearch}
      newLabel={texts.uusiLasku}
      refreshLabel={texts.refresh}
      {...list}
    >
      <AikaFilter url={url} />
      <Box w="168px" hideBelow="md">
        <Select
          label={texts.tila}
          options={tilat}
          value={url.tila ?? 0}
          onValueChange={(tila) => url.setTila(tila || null)}
        />
      </Box>
      <Box w="200px" hideBelow="md">
        <MaksajaFilter url={url} />
      </Box>
      <Box w="144px" hideBelow="md">
        <Select
          label={texts.kohde}
          options={kohteet}
          value={url.kohde ?? ANY}
          onValueChange={(kohde) => url.setKohde(kohde || null)}
        />
      </Box>
    </ListToolbar>
  );
}

/** Stands for chosen days among the ready periods. */
const CHOSEN = 0;

/** Ready periods, and days of one's own. */
function AikaFilter({ url: { aika, setAika, today } }: { url: LaskutUrl }) {
  const { days, first, last } = aika;
  return (
    <>
      <Box w="136px">
        <Select
          label={texts.aika}
          options={[...texts.ajat, { value: CHOSEN, label: texts.valitutPaivat }]}
          value={days ?? CHOSEN}
          onValueChange={(wanted) =>
            setAika(wanted === CHOSEN ? chosenAika(first, last) : latest(wanted, today))
          }
        />
      </Box>
      {days === null && (
        <>
          <DayField
            label={texts.alku}
            value={first}
            clearable={false}
            onValueChange={(day) => day && setAika(chosenAika(day, last))}
          />
          <DayField
            label={texts.loppu}
            value={last}
            clearable={false}
            onValueChange={(day) => day && setAika(chosenAika(first, day))}
          />
        </>
      )}
    </>
  );
}

/** The customer who pays, found by typing. */
function MaksajaFilter({ url: { maksaja, setMaksaja } }: { url: LaskutUrl }) {
  const { search, problem } = useThingSearch('asiakas', maksaja);
  return (
    <Field label={texts.columns.maksaja} labelHidden error={problem}>
      <SearchPicker
        {...search}
        value={maksaja}
        placeholder={texts.kaikkiMaksajat}
        onValueChange={setMaksaja}
      />
    </Field>
  );
}
