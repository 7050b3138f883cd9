import type { KeikkaData } from '@keikka/contracts';
import { useMemo, useState, type RefObject } from 'react';
import type { KeikkaCache } from '../../features/keikka/api/keikka-cache.js';
import { placeField } from '../../parts/place-field.js';
import type { Places } from './shown-sections.js';
import { useAfterSite } from './use-after-site.js';

/** The window of an order's site, and the ways from the window of its driving distance to what lacks a place there. */
export function usePlaces(
  { tyomaaId }: Pick<KeikkaData, 'tyomaaId'>,
  cache: KeikkaCache,
  root: RefObject<HTMLElement | null>,
): Places {
  const [isOpen, onOpenChange] = useState(false);
  const onSite = useAfterSite(cache);
  const onPick = useMemo(() => {
    const focus = (place: string): void => placeField(root.current, place)?.focus();
    return {
      tyomaa: () => (tyomaaId === null ? focus('toimitus') : onOpenChange(true)),
      tehdas: () => focus('tehdas'),
    };
  }, [tyomaaId, root]);
  return { onSite, isOpen, onOpenChange, onPick };
}
