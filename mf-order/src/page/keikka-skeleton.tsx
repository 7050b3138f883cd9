import { useCan } from '@keikka/sdk';
import { TextSkeleton } from '../features/teksti/components/text-skeleton.js';
import { KeikkaTabs } from './keikka-tabs.js';

/** The tabs that a viewer is likely to have, while the order is loading. It says so once, so one of them says it. */
export function KeikkaSkeleton() {
  const edits = useCan('page.grid.edit');
  const loading = <TextSkeleton />;
  return (
    <KeikkaTabs panels={edits ? { tilaus: loading, lisatiedot: null, teksti: null } : { teksti: loading }} />
  );
}
