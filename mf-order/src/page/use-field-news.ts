import { tilausFields } from '@keikka/contracts';
import { inWords, type Fields } from '@keikka/contracts/fields';
import { useNameOf, type RecordNews } from '@keikka/sdk/record';
import { atText, type News } from '../features/muutokset/model/news.js';

const fields: Fields = tilausFields;

/** The news of an order in the words of its fields. */
export function useFieldNews(news: ReadonlyMap<string, News>): RecordNews {
  const before = Object.fromEntries([...news].map(([field, { old }]) => [field, old]));
  const nameOf = useNameOf(tilausFields, [before]);
  const now = new Date();
  return new Map(
    [...news].flatMap(([field, { by, at, old }]) => {
      const declared = fields[field];
      return declared ? [[field, { by, at: atText(at, now), was: inWords(declared, old, nameOf) }]] : [];
    }),
  );
}
