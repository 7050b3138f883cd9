import { useState, useSyncExternalStore } from 'react';
import { useAddress } from './address.js';
import { usePage } from './page.js';

/** The address follows after a pause, because nobody shares it in the middle of a word (G-197). */
const WRITE_AFTER_MS = 300;

interface AddressText {
  text: string;
  /** An empty text is written at once. */
  setText: (text: string) => void;
  /** Ends the pause. */
  writeNow: () => void;
}

/**
 * The text of a field that one parameter of the address stores. The field is ahead of the address while it is typed in,
 * and follows it when the parameter changes in any other way, such as by Back. The surrounding spaces stay in the field.
 */
export function useAddressText(name: string): AddressText {
  const address = useAddress();
  const page = usePage();
  const written = useSyncExternalStore(address.subscribe, () => address.param(name, page) ?? '');
  const [field, setField] = useState({ text: written, seen: written });
  if (field.seen !== written)
    setField({ text: field.text.trim() === written ? field.text : written, seen: written });
  return {
    text: field.text,
    setText(text) {
      setField((now) => ({ ...now, text }));
      const write = { page, name, value: text.trim(), replace: true };
      if (text === '') address.write(write);
      else address.writeLater(write, WRITE_AFTER_MS);
    },
    writeNow: () => address.writeNow(name),
  };
}
