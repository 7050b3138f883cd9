import { useEffect, useRef } from 'react';

/** Keys of the page while no window is open and nobody is writing; `keys` maps them to what they do. */
export function usePageKeys(enabled: boolean, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      const action = latest.current[event.key.toLowerCase()];
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target)) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=true]') !== null
  );
}
