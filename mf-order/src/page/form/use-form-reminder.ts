import { useNotify } from '@keikka/sdk';
import { useEffect } from 'react';
import { texts } from './texts.js';

/** Says where the changes are, when they are about to be left from another tab [O-286]. */
export function useFormReminder(left: boolean): void {
  const notify = useNotify();
  useEffect(() => {
    if (left) notify.info(texts.saveOnTilaus);
  }, [left, notify]);
}
