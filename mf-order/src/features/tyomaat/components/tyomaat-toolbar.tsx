import type { ListedTyomaa } from '@keikka/contracts';
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
import type { Ref } from 'react';
import { texts } from '../texts.js';
import { Suodattimet } from './suodattimet.js';
import type { TyomaatUrl } from './use-tyomaat-url.js';

interface TyomaatToolbarProps {
  url: TyomaatUrl;
  tyomaat: readonly ListedTyomaa[];
  searchRef: Ref<HTMLInputElement>;
  /** Stores what is shown as a file; absent while nothing is. */
  onCsv: (() => void) | undefined;
  onNew: () => void;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Above the list: search and filters, the list as a file, a new site, and reading the list again. */
export function TyomaatToolbar(props: TyomaatToolbarProps) {
  const { url, tyomaat, searchRef, onCsv, onNew, refreshing, onRefresh } = props;
  return (
    <Flex align="center" gap="2" px="3" minH="11" py="1" bg="bg.surface" borderBottomWidth="1px" wrap="wrap">
      <VisuallyHidden as="h1">{texts.tyomaat}</VisuallyHidden>
      <Box flex="1" maxW={{ md: '280px' }} minW="140px">
        <SearchInput
          ref={searchRef}
          label={texts.search}
          shortcut="/"
          value={url.search}
          onValueChange={url.setSearch}
        />
      </Box>
      <Suodattimet url={url} tyomaat={tyomaat} />
      <Flex flex={{ md: '1' }} gap="2" justify="flex-end">
        <Button disabled={!onCsv} onClick={onCsv}>
          <Download />
          {texts.csv}
        </Button>
        <Button variant="primary" onClick={onNew} aria-keyshortcuts="N">
          <Plus />
          {texts.uusi}
          <Kbd aria-hidden hideBelow="md" bg="transparent" color="inherit" borderColor="currentcolor">
            N
          </Kbd>
        </Button>
        <IconButton label={texts.refresh} variant="secondary" busy={refreshing} onClick={onRefresh}>
          {!refreshing && <RefreshCw />}
        </IconButton>
      </Flex>
    </Flex>
  );
}
