import { Box, Button, Flex, IconButton, SearchInput, X } from '@keikka/ui';
import type { KeyboardEvent, RefObject, TouchEvent } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import type { OpenablePhoneSearch } from './use-phone-search.js';

interface PhoneSearchProps {
  search: OpenablePhoneSearch;
  field: RefObject<HTMLInputElement | null>;
}

/** Searches the phone's list. Esc empties the field and closes it when it is empty. */
export function PhoneSearch({ search, field }: PhoneSearchProps) {
  const { text, setText, searchNow, wasOpened, close } = search;
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.target !== field.current) return;
    searchNow();
    // Hides the on-screen keyboard, so that the list is visible.
    field.current.blur();
  }
  return (
    <Flex
      role="search"
      align="center"
      gap="1"
      ps="2"
      pe="1"
      py="1"
      bg="bg.surface"
      borderBottomWidth="1px"
      onKeyDown={onKey}
      // A finger inside the field moves its cursor and not the day.
      onTouchStart={(event: TouchEvent) => event.stopPropagation()}
    >
      <Box position="relative" flex="1" minW="0">
        <SearchInput
          ref={field}
          label={dayTexts.filter.label}
          autoFocus={wasOpened}
          enterKeyHint="search"
          value={text}
          onValueChange={setText}
          pe="11"
          // With smaller letters an iPhone zooms the page.
          fontSize="16px"
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        />
        {text !== '' && (
          <IconButton
            label={texts.clearFilter}
            position="absolute"
            insetEnd="0"
            top="0"
            height="11"
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          >
            <X size={20} />
          </IconButton>
        )}
      </Box>
      <Button variant="link" size="lg" px="3" onClick={close}>
        {texts.closeSearch}
      </Button>
    </Flex>
  );
}
