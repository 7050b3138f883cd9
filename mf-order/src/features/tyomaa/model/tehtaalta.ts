import type { SijaintiData } from '@keikka/contracts';
import { kilometresText, lahinTehdas } from '@keikka/domain';
import type { Place } from '@keikka/domain/ajomatka';
import type { OptionAside } from '@keikka/ui/forms';
import { texts } from '../texts.js';

/** From which factory a site would be supplied, and how far that is in a straight line; the order's own is told without a mark. */
export function tehtaalta(
  place: Place | undefined,
  tehtaat: readonly SijaintiData[],
  ownId: number | null,
): OptionAside | undefined {
  const nearest = place && lahinTehdas(place, tehtaat, ownId);
  if (!nearest) return undefined;
  const { sijaintiId, sijaintiNimi } = nearest.tehdas;
  const isOwn = ownId === null || sijaintiId === ownId;
  return {
    text: kilometresText(nearest.metres),
    below: isOwn ? sijaintiNimi : texts.tehtaalta.vaihtuu(sijaintiNimi),
  };
}
