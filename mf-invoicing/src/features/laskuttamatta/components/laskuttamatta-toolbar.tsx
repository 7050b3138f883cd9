import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { Button, DatePicker, Download, Flex } from '@keikka/ui';
import { useState, type ComponentProps } from 'react';
import { ListToolbar } from '../../../parts/list-toolbar.js';
import { texts } from '../texts.js';
import { Suodattimet } from './suodattimet.js';
import type { LaskuttamattaUrl } from './use-laskuttamatta-url.js';

interface Own {
  url: LaskuttamattaUrl;
  /** All orders of the period. */
  rivit: readonly LaskuttamatonKeikka[];
  /** Stores what is shown as a file; absent while nothing is. */
  onCsv: (() => void) | undefined;
}

type ToolbarProps = Own & Pick<ComponentProps<typeof ListToolbar>, 'searchRef' | 'refreshing' | 'onRefresh'>;

/** Search, period and filters, and the list as a file. Nothing new is made here but out of a row. */
export function LaskuttamattaToolbar({ url, rivit, onCsv, ...list }: ToolbarProps) {
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
      <Suodattimet url={url} rivit={rivit} />
      <Button disabled={!onCsv} onClick={onCsv}>
        <Download />
        {texts.csv}
      </Button>
    </ListToolbar>
  );
}
