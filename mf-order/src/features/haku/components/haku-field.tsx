import { Box, Button, Flex, IconButton, Input, Kbd, Search, Span, Spinner, X } from '@keikka/ui';
import type { KeyboardEvent, Ref } from 'react';
import { filters, type Filter } from '../model/found-groups.js';
import { texts } from '../texts.js';

interface HakuFieldProps {
  ref: Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  isSearching: boolean;
  /** Absent while nothing is searched. */
  hits: number | undefined;
  listId: string;
  chosenId: string | undefined;
}

/** The field that is typed in, while the arrow keys choose in the list below it. */
export function HakuField(props: HakuFieldProps) {
  const { ref, text, onText, onKeyDown, isSearching, hits, listId, chosenId } = props;
  return (
    <Box position="relative">
      <Flex {...beside} insetStart="3" color="fg.muted" pointerEvents="none">
        {isSearching ? <Spinner size="sm" /> : <Search aria-hidden />}
      </Flex>
      <Input
        ref={ref}
        role="combobox"
        aria-label={texts.label}
        aria-expanded={chosenId !== undefined}
        aria-controls={listId}
        aria-activedescendant={chosenId}
        aria-autocomplete="list"
        placeholder={texts.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        h="10"
        ps="9"
        pe="32"
        textStyle="text.title"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Flex {...beside} insetEnd="1" gap="2" align="center">
        <Span role="status" textStyle="text.label" color="fg.muted">
          {isSearching ? texts.searching : hits !== undefined && texts.hits(hits)}
        </Span>
        {text !== '' && (
          <IconButton label={texts.clear} onClick={() => onText('')}>
            <X />
          </IconButton>
        )}
      </Flex>
    </Box>
  );
}

const beside = { position: 'absolute', insetBlock: '0', align: 'center' } as const;

interface HakuFiltersProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Absent while nothing is searched. */
  countOf: ((filter: Filter) => number) | undefined;
}

/** Which days the list shows, each with its count. */
export function HakuFilters({ filter, onFilter, countOf }: HakuFiltersProps) {
  return (
    <Flex align="center" gap="3" mt="2" wrap="wrap">
      <Flex role="group" aria-label={texts.filters}>
        {filters.map((each) => (
          <Button
            key={each}
            aria-pressed={each === filter}
            onClick={() => onFilter(each)}
            borderRadius="0"
            ms="-1px"
            {...(each === filter && { bg: 'brand.subtle', color: 'brand.fg' })}
          >
            {texts.filter[each]}{' '}
            {countOf && (
              <Span fontWeight="normal" color="fg.muted">
                {countOf(each)}
              </Span>
            )}
          </Button>
        ))}
      </Flex>
      <Span hideBelow="md" textStyle="text.label" color="fg.muted">
        <Kbd>{texts.tab}</Kbd> {texts.changesFilter}
      </Span>
    </Flex>
  );
}

/** The filter that Tab goes on to. */
export const nextFilter = (filter: Filter): Filter =>
  filters[(filters.indexOf(filter) + 1) % filters.length] ?? 'all';
