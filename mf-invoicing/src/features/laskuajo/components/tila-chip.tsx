import type { Laskuajo } from '@keikka/contracts';
import { Ban, CircleCheck, CirclePlay, StatusChip, TriangleAlert } from '@keikka/ui';
import { texts } from '../texts.js';

/** How a run stands, and of one that is done how many orders are to be looked at. */
export function TilaChip({ tila, poikkeuksia }: Laskuajo) {
  if (tila === 'käynnissä')
    return (
      <StatusChip tone="primary" icon={CirclePlay}>
        {texts.tilat[tila]}
      </StatusChip>
    );
  if (tila === 'keskeytetty')
    return (
      <StatusChip tone="neutral" icon={Ban}>
        {texts.tilat[tila]}
      </StatusChip>
    );
  if (poikkeuksia > 0)
    return (
      <StatusChip tone="warning" icon={TriangleAlert}>
        {texts.poikkeuksia(poikkeuksia)}
      </StatusChip>
    );
  return (
    <StatusChip tone="success" icon={CircleCheck}>
      {texts.tilat[tila]}
    </StatusChip>
  );
}
