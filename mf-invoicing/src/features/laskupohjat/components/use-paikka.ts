import type { Changes } from '@keikka/sdk/record';
import { useRef, useState } from 'react';
import type { Kohde } from '../model/koeajon-korjaukset.js';
import type { Tab } from '../model/pohjan-virheet.js';
import type { PohjaEditing } from './pohja-editing.js';

/** Where the editor stands: its tab, its row, the order that its formulas are tried on, and the run over it. */
export function usePaikka(editing: PohjaEditing) {
  const [tab, setTab] = useState<Tab>('rivit');
  const [rivi, chooseRivi] = useState(0);
  const [sampleId, chooseSample] = useState<number>();
  const [tried, setTried] = useState<Changes | null>(null);
  const target = useRef<Kohde['kentta']>(undefined);

  /** Leaves the run for a place that mends what an order of it showed, with that order as the sample. */
  function mend(kohde: Kohde, keikkaId: number): void {
    setTab(kohde.tab);
    if (kohde.rivi !== undefined) chooseRivi(kohde.rivi);
    chooseSample(keikkaId);
    target.current = kohde.kentta;
    setTried(null);
  }
  /** Once the run is closed and the place is shown, the field there has the focus. */
  function focusTarget(): HTMLElement | null {
    const kentta = target.current;
    target.current = undefined;
    if (kentta === undefined) return null;
    editing.form.setFocus(kentta);
    const { activeElement, body } = document;
    return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
  }
  return { tab, setTab, rivi, chooseRivi, sampleId, chooseSample, tried, setTried, mend, focusTarget };
}
