import { helsinkiDay } from '@keikka/domain';
import { DatePicker, Flex } from '@keikka/ui';
import { useState, type ComponentProps } from 'react';
import { ListToolbar } from '../../../parts/list-toolbar.js';
import { texts } from '../texts.js';
import type { LaskuttamattaUrl } from './use-laskuttamatta-url.js';

type ToolbarProps = { url: LaskuttamattaUrl } & Pick<
  ComponentProps<typeof ListToolbar>,
  'searchRef' | 'refreshing' | 'onRefresh'
>;

/** Search and period. Nothing new is made here but out of a row. */
export function LaskuttamattaToolbar({ url, ...list }: ToolbarProps) {
  const [today] = useState(() => helsinkiDay(new Date()));
  const { first, last } = url.jakso;
  return (
    <ListToolbar
      title={texts.laskuttamatta}
      searchLabel={texts.search}
      search={url.search}
      onSearch={url.setSearch}
      newLabel=""
      onNew={undefined}
      refreshLabel={texts.refresh}
      {...list}
    >
      <Flex align="center" gap="1">
        <DatePicker label={texts.alku} value={first} today={today} onValueChange={url.setFirst} />
        <span aria-hidden>{texts.dash}</span>
        <DatePicker label={texts.loppu} value={last} today={today} onValueChange={url.setLast} />
      </Flex>
    </ListToolbar>
  );
}
