import { useState } from 'react';
import { repairedEnds, type Ends, type PalkkiForm } from '../model/palkki-form.js';

/**
 * The end follows when the ends meet or cross (G-174). `moved` are the ends before the change that moved it, for the way
 * back.
 */
export function useMovedEnd() {
  const [moved, setMoved] = useState<Ends | null>(null);
  function follow(values: PalkkiForm, { timeStart, timeEnd }: PalkkiForm): Ends {
    const ends = repairedEnds(values);
    const isSet = values.timeStart !== timeStart || values.timeEnd !== timeEnd;
    if (isSet) setMoved(ends.timeEnd === values.timeEnd ? null : { timeStart, timeEnd });
    return ends;
  }
  return { follow, moved, forget: () => setMoved(null) };
}
