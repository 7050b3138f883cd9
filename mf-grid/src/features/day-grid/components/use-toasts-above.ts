import { useLayoutEffect, type RefObject } from 'react';

/** Toasts stand above what lies at the foot of the page, never over it. */
export function useToastsAbove(foot: RefObject<HTMLElement | null>, shown = true): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const element = foot.current;
    if (!element) return;
    const place = (): void => root.style.setProperty('--toast-bottom', `${element.offsetHeight}px`);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--toast-bottom');
    };
  }, [foot, shown]);
}
