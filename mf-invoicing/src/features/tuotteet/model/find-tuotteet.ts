import { tuoteFields, type Tuote } from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { hasWords, searchText, searchWords } from '@keikka/domain';
import { fieldDecimal } from '@keikka/ui/forms';

/** Products that contain every word of the search in the texts of the list, keys of other systems included. */
export function findTuotteet(tuotteet: readonly Tuote[], search: string): readonly Tuote[] {
  const words = searchWords(search);
  if (words.length === 0) return tuotteet;
  return tuotteet.filter((tuote) => hasWords(tuoteText(tuote), words));
}

function tuoteText(tuote: Tuote): string {
  const { nimike, lisäNimike, yksikkö, tuoteCatTypeName, kommentti, hinta, foreignKeys } = tuote;
  const keys = foreignKeys.map(({ foreignKey }) => foreignKey);
  // As it is listed, and as it is typed.
  const price = hinta === null ? [] : [inWords(tuoteFields.hinta, hinta), fieldDecimal(hinta)];
  return searchText(nimike, lisäNimike, yksikkö, tuoteCatTypeName, kommentti, ...price, ...keys);
}
