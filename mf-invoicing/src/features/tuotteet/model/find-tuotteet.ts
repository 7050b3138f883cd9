import type { Tuote } from '@keikka/contracts';
import { fieldDecimal } from '@keikka/ui/forms';

/** Products that contain every word of the search in the texts of the list, keys of other systems included. */
export function findTuotteet(tuotteet: readonly Tuote[], search: string): readonly Tuote[] {
  const words = search.toLocaleLowerCase('fi').split(/\s+/).filter(Boolean);
  if (words.length === 0) return tuotteet;
  return tuotteet.filter((tuote) => {
    const text = searchText(tuote);
    return words.every((word) => text.includes(word));
  });
}

function searchText(tuote: Tuote): string {
  const { nimike, lisäNimike, yksikkö, tuoteCatTypeName, kommentti, hinta, foreignKeys } = tuote;
  const keys = foreignKeys.map(({ foreignKey }) => foreignKey);
  return [nimike, lisäNimike, yksikkö, tuoteCatTypeName, kommentti, fieldDecimal(hinta), ...keys]
    .join('\n')
    .toLocaleLowerCase('fi');
}
