import { Slot, useIsFilled } from '@keikka/sdk';
import { EmptyState } from '@keikka/ui';
import { texts } from '../texts.js';

/** The invoices of the order, which the remote of invoicing draws. */
export function LaskutusPanel({ keikkaId }: { keikkaId: number }) {
  const isFilled = useIsFilled('order.invoices');
  if (!isFilled) return <EmptyState {...texts.unavailable} />;
  return <Slot name="order.invoices" with={{ keikkaId }} />;
}
