import { Box, Button, Flex, IconButton, Kbd, Plus, RefreshCw, SearchInput, Text } from '@keikka/ui';
import type { Ref } from 'react';
import { texts } from '../texts.js';

export interface TuoteToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  searchRef: Ref<HTMLInputElement>;
  refreshing: boolean;
  onRefresh: () => void;
  onNew: () => void;
}

export function TuoteToolbar(props: TuoteToolbarProps) {
  const { search, onSearch, searchRef, refreshing, onRefresh, onNew } = props;
  return (
    <Flex align="center" gap="2" px="3" minH="11" py="1" bg="bg.surface" borderBottomWidth="1px" wrap="wrap">
      <Text as="h1" textStyle="text.title" me="1">
        {texts.tuotteet}
      </Text>
      <Box flex="1" maxW={{ md: '280px' }} minW="140px">
        <SearchInput
          ref={searchRef}
          label={texts.search}
          shortcut="/"
          value={search}
          onValueChange={onSearch}
        />
      </Box>
      <Flex flex={{ md: '1' }} gap="2" justify="flex-end">
        <Button variant="primary" onClick={onNew} aria-keyshortcuts="N">
          <Plus />
          {texts.uusiTuote}
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
