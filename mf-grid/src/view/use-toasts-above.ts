import { setToastRoom } from '@keikka/ui';
import { useLayoutEffect, type RefObject } from 'react';

const NOTHING_AT_FOOT = 4;

/** Keeps toasts above content at the foot of the page. */
export function useToastsAbove(foot: RefObject<HTMLElement | null>, shown = true): void {
  useLayoutEffect(() => {
    const element = foot.current;
    if (!element) return;
    const place = (): void => setToastRoom({ foot: element.offsetHeight });
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => {
      observer.disconnect();
      setToastRoom({ foot: NOTHING_AT_FOOT });
    };
  }, [foot, shown]);
}
