import {
  Box,
  Button,
  Download,
  Flex,
  IconButton,
  Kbd,
  Plus,
  RefreshCw,
  SearchInput,
  VisuallyHidden,
} from '@keikka/ui';
import type { ReactNode, Ref } from 'react';
import { FilterFold } from './filter-fold.js';

interface ListToolbarProps {
  texts: { title: string; search: string; csv: string; uusi: string; refresh: string };
  url: { search: string; setSearch: (search: string) => void };
  /** Beside the search. */
  filters?: { label: string; fields: ReactNode };
  searchRef: Ref<HTMLInputElement>;
  /** Stores what is shown as a file; absent while nothing is. */
  onCsv: (() => void) | undefined;
  /** Absent where the list can only be read. */
  onNew: (() => void) | undefined;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Above a list: search and filters, the list as a file, something new, and reading the list again. */
export function ListToolbar(props: ListToolbarProps) {
  const { texts, url, filters, searchRef, onCsv, onNew, refreshing, onRefresh } = props;
  return (
    <Flex align="center" gap="2" px="3" minH="11" py="1" bg="bg.surface" borderBottomWidth="1px" wrap="wrap">
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <Box flex="1" maxW={{ md: '280px' }} minW="140px">
        <SearchInput
          ref={searchRef}
          label={texts.search}
          shortcut="/"
          value={url.search}
          onValueChange={url.setSearch}
        />
      </Box>
      {filters && <FilterFold label={filters.label}>{filters.fields}</FilterFold>}
      <Flex flex={{ md: '1' }} gap="2" justify="flex-end">
        <Button disabled={!onCsv} onClick={onCsv}>
          <Download />
          {texts.csv}
        </Button>
        {onNew && (
          <Button variant="primary" onClick={onNew} aria-keyshortcuts="N">
            <Plus />
            {texts.uusi}
            <Kbd aria-hidden hideBelow="md" bg="transparent" color="inherit" borderColor="currentcolor">
              N
            </Kbd>
          </Button>
        )}
        <IconButton label={texts.refresh} variant="secondary" busy={refreshing} onClick={onRefresh}>
          {!refreshing && <RefreshCw />}
        </IconButton>
      </Flex>
    </Flex>
  );
}
