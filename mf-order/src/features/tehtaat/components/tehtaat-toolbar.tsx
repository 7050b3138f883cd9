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
import type { TehtaatUrl } from './use-tehtaat-url.js';

interface TehtaatToolbarProps {
  url: TehtaatUrl;
  searchRef: Ref<HTMLInputElement>;
  /** Stores what is shown as a file; absent while nothing is. */
  onCsv: (() => void) | undefined;
  /** Absent where the factories can only be read. */
  onNew: (() => void) | undefined;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Above the list: search, the list as a file, a new factory, and reading the list again. */
export function TehtaatToolbar(props: TehtaatToolbarProps) {
  const { url, searchRef, onCsv, onNew, refreshing, onRefresh } = props;
  return (
    <Flex align="center" gap="2" px="3" minH="11" py="1" bg="bg.surface" borderBottomWidth="1px" wrap="wrap">
      <VisuallyHidden as="h1">{texts.tehtaat}</VisuallyHidden>
      <Box flex="1" maxW={{ md: '280px' }} minW="140px">
        <SearchInput
          ref={searchRef}
          label={texts.search}
          shortcut="/"
          value={url.search}
          onValueChange={url.setSearch}
        />
      </Box>
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
