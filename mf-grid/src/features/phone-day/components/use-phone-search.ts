import { useShortcuts } from '@keikka/sdk';
import { useState, type RefObject } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { useSearchField } from '../../../view/use-day-search.js';

interface PhoneSearchPlaces {
  opener: RefObject<HTMLButtonElement | null>;
  field: RefObject<HTMLInputElement | null>;
}

export interface OpenablePhoneSearch {
  text: string;
  setText: (text: string) => void;
  /** Searches the typed text at once. */
  searchNow: () => void;
  isOpen: boolean;
  /** Opened by the person and not by a link, so it takes the focus. */
  wasOpened: boolean;
  open: () => void;
  close: () => void;
}

/** The phone has no room for an unused search field. It shows when opened, and for as long as it has a text. */
export function usePhoneSearch(
  maySearch: boolean,
  { opener, field }: PhoneSearchPlaces,
): OpenablePhoneSearch {
  const { text, setText, searchNow } = useSearchField();
  const [wasOpened, setOpened] = useState(false);
  function open(): void {
    setOpened(true);
    field.current?.focus();
  }
  useShortcuts(
    dayTexts.keys.page,
    maySearch ? [{ keys: ['/'], label: dayTexts.filter.label, act: open }] : [],
  );
  return {
    text,
    setText(next) {
      // A field emptied by hand stays, even if it came with a link.
      setOpened(true);
      setText(next);
    },
    searchNow,
    isOpen: maySearch && (wasOpened || text !== ''),
    wasOpened,
    open,
    close() {
      setOpened(false);
      setText('');
      opener.current?.focus();
    },
  };
}
