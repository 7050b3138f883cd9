import { laskuTilaNimi, laskuTilat } from '@keikka/domain';
import { Box } from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import type { ComponentProps } from 'react';
import { ListToolbar } from '../../../parts/list-toolbar.js';
import { texts } from '../texts.js';
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
      <Box w="120px">
        <Select label={texts.aika} options={texts.ajat} value={url.days} onValueChange={url.setDays} />
      </Box>
      <Box w="180px" hideBelow="md">
        <Select
          label={texts.tila}
          options={tilat}
          value={url.tila ?? 0}
          onValueChange={(tila) => url.setTila(tila || null)}
        />
      </Box>
      <Box w="152px" hideBelow="md">
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
