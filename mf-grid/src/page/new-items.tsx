import { useCan } from '@keikka/sdk';
import { Button, Plus } from '@keikka/ui';
import { NewMenu } from '../features/phone-day/lazy-parts.js';
import { useMayMakeOrder } from '../view/use-may-make-order.js';
import { texts } from './texts.js';

interface NewItemsProps {
  phone: boolean;
  disabled: boolean;
  onOrder: () => void;
  onPalkki: () => void;
}

/** What the person may make: a button each, or on a phone one button for both [G-023] [G-024]. */
export function NewItems({ phone, disabled, onOrder, onPalkki }: NewItemsProps) {
  const mayMakeOrder = useMayMakeOrder();
  const mayMakePalkki = useCan('action.palkki.create');
  const items = [
    ...(mayMakeOrder ? [{ id: 'tilaus', label: texts.newOrder, onSelect: onOrder }] : []),
    ...(mayMakePalkki ? [{ id: 'palkki', label: texts.newPalkki, onSelect: onPalkki }] : []),
  ];
  if (phone && items.length > 0) return <NewMenu items={items} disabled={disabled} label={texts.newItem} />;
  return items.map(({ id, label, onSelect }) => (
    <Button key={id} variant={id === 'tilaus' ? 'primary' : undefined} disabled={disabled} onClick={onSelect}>
      <Plus /> {label}
    </Button>
  ));
}
