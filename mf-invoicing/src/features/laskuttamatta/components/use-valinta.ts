import { useRef, useState } from 'react';
import { painettu } from '../model/valinta.js';

export interface Valinta {
  isValittu: (keikkaId: number) => boolean;
  /** With `isRange` all from the last press to this one. */
  paina: (keikkaId: number, isRange: boolean) => void;
  /** Of those that are shown. */
  count: number;
  isKaikki: boolean;
  valitseKaikki: (on: boolean) => void;
}

const none: ReadonlySet<number> = new Set();

/** Which of the shown orders are chosen. One that leaves the list is chosen no more. */
export function useValinta(shown: readonly number[]): Valinta {
  const [valitut, setValitut] = useState(none);
  const last = useRef<number | null>(null);
  const count = shown.filter((id) => valitut.has(id)).length;
  return {
    isValittu: (keikkaId) => valitut.has(keikkaId),
    paina(id, isRange) {
      setValitut(painettu(valitut, shown, { id, from: last.current, isRange }));
      last.current = id;
    },
    count,
    isKaikki: count > 0 && count === shown.length,
    valitseKaikki: (on) => setValitut(on ? new Set(shown) : none),
  };
}
