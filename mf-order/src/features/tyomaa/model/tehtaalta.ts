import type { SijaintiData } from '@keikka/contracts';
import { kilometresText, lahinTehdas } from '@keikka/domain';
import type { Place } from '@keikka/domain/ajomatka';
import { texts } from '../texts.js';

/** From which factory a site would be supplied, and how far that is in a straight line; the order's own is told without a mark. */
export function tehtaalta(
  place: Place | undefined,
  tehtaat: readonly SijaintiData[],
  ownId: number | null,
): string {
  const nearest = place && lahinTehdas(place, tehtaat, ownId);
  if (!nearest) return '';
  const { sijaintiId, sijaintiNimi } = nearest.tehdas;
  const text = texts.tehtaalta(kilometresText(nearest.metres), sijaintiNimi);
  return ownId === null || sijaintiId === ownId ? text : texts.vaihtuu(text);
}
