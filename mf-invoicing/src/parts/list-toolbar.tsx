import { Box, Button, Flex, IconButton, Kbd, Plus, RefreshCw, SearchInput, VisuallyHidden } from '@keikka/ui';
import type { ReactNode, Ref } from 'react';
import { Osiot } from './osiot.js';

interface ListToolbarProps {
  /** What is listed; its page among those of invoicing says it too. */
  title: string;
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  searchRef: Ref<HTMLInputElement>;
  newLabel: string;
  /** Absent for who makes none. */
  onNew: (() => void) | undefined;
  refreshLabel: string;
  refreshing: boolean;
  onRefresh: () => void;
  /** Filters beside the search. */
  children?: ReactNode;
}

/** Above a list of invoicing: its pages, search and filters, a new one, and reading it again. */
export function ListToolbar(props: ListToolbarProps) {
  const { title, searchLabel, search, onSearch, searchRef, newLabel, onNew, children } = props;
  const { refreshLabel, refreshing, onRefresh } = props;
  return (
    <Flex align="center" gap="2" px="3" minH="11" py="1" bg="bg.surface" borderBottomWidth="1px" wrap="wrap">
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Osiot />
      <Box flex="1" maxW={{ md: '280px' }} minW="140px">
        <SearchInput
          ref={searchRef}
          label={searchLabel}
          shortcut="/"
          value={search}
          onValueChange={onSearch}
        />
      </Box>
      {children}
      <Flex flex={{ md: '1' }} gap="2" justify="flex-end">
        {onNew && (
          <Button variant="primary" onClick={onNew} aria-keyshortcuts="N">
            <Plus />
            {newLabel}
            <Kbd aria-hidden hideBelow="md" bg="transparent" color="inherit" borderColor="currentcolor">
              N
            </Kbd>
          </Button>
        )}
        <IconButton label={refreshLabel} variant="secondary" busy={refreshing} onClick={onRefresh}>
          {!refreshing && <RefreshCw />}
        </IconButton>
      </Flex>
    </Flex>
  );
}
