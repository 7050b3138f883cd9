import { useCan } from '@keikka/sdk';
import { Button, Plus } from '@keikka/ui';
import type { NewItem } from '../features/phone-day/model/new-item.js';
import { useMayMakeOrder } from '../view/use-may-make-order.js';
import { texts } from './texts.js';

interface NewItemActions {
  onOrder: () => void;
  onPalkki: () => void;
}

/** What the person may make [G-023]. */
export function useNewItems({ onOrder, onPalkki }: NewItemActions): NewItem[] {
  const mayMakeOrder = useMayMakeOrder();
  const mayMakePalkki = useCan('action.palkki.create');
  return [
    ...(mayMakeOrder ? [{ id: 'tilaus', label: texts.newOrder, onSelect: onOrder }] : []),
    ...(mayMakePalkki ? [{ id: 'palkki', label: texts.newPalkki, onSelect: onPalkki }] : []),
  ];
}

/** A button for each, where there is room. */
export function NewButtons({ items, disabled }: { items: readonly NewItem[]; disabled: boolean }) {
  return items.map(({ id, label, onSelect }) => (
    <Button key={id} variant={id === 'tilaus' ? 'primary' : undefined} disabled={disabled} onClick={onSelect}>
      <Plus /> {label}
    </Button>
  ));
}
