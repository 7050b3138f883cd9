import { useEffect, useRef, type RefObject } from 'react';
import type { Lahde } from '../model/lahteet.js';

/** Where a digit is typed or chooses something else. */
const TAKEN =
  'input:not([type=radio], [type=checkbox]), textarea, [role=combobox], [role=listbox], [role=menu], [role=grid]';

/**
 * A number key chooses the source with that number while the focus is in the window and in no text field. One that is
 * pressed before the sources are there chooses as soon as they are.
 */
export function useNumberKeys(
  within: RefObject<HTMLElement | null>,
  lahteet: readonly Lahde[],
  onChoose: (lahde: Lahde) => void,
): void {
  const latest = useRef({ lahteet, onChoose });
  const early = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { lahteet, onChoose };
    if (lahteet.length === 0 || early.current === null) return;
    const lahde = lahteet.find(({ digit }) => digit === early.current);
    early.current = null;
    if (lahde) onChoose(lahde);
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      const isHeld = altKey || ctrlKey || metaKey;
      if (isHeld || defaultPrevented || !/^\d$/.test(key) || !(target instanceof Element)) return;
      const window = within.current?.closest('[role=dialog]');
      if (!window?.contains(target) || target.closest(TAKEN)) return;
      const { lahteet: known, onChoose: choose } = latest.current;
      const lahde = known.find(({ digit }) => digit === key);
      if (known.length === 0) early.current = key;
      if (!lahde) return;
      event.preventDefault();
      choose(lahde);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [within]);
}
