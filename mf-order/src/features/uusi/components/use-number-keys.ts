import { useEffect, useRef, type RefObject } from 'react';
import type { Lahde } from '../model/lahteet.js';

/** Where a digit is typed or chooses something else. */
const TAKEN =
  'input:not([type=radio], [type=checkbox]), textarea, [role=combobox], [role=listbox], [role=menu], [role=grid]';

/** A number key chooses the source with that number while the focus is in the window and in no text field. */
export function useNumberKeys(
  within: RefObject<HTMLElement | null>,
  lahteet: readonly Lahde[],
  onChoose: (lahde: Lahde) => void,
): void {
  const latest = useRef({ lahteet, onChoose });
  useEffect(() => {
    latest.current = { lahteet, onChoose };
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      const lahde = latest.current.lahteet.find(({ digit }) => digit === key);
      const isHeld = altKey || ctrlKey || metaKey;
      if (!lahde || isHeld || defaultPrevented || !(target instanceof Element)) return;
      const window = within.current?.closest('[role=dialog]');
      if (!window?.contains(target) || target.closest(TAKEN)) return;
      event.preventDefault();
      latest.current.onChoose(lahde);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [within]);
}
