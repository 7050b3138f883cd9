import { inWords, type Fields } from '@keikka/contracts/fields';
import { useNameOf, type RecordNews } from '@keikka/sdk/record';
import { atText, type News } from '../features/muutokset/model/news.js';

/** The news of an order in the words of its fields. */
export function useFieldNews(fields: Fields, news: ReadonlyMap<string, News>): RecordNews {
  const before = Object.fromEntries([...news].map(([field, { old }]) => [field, old]));
  const nameOf = useNameOf(fields, [before]);
  const now = new Date();
  return new Map(
    [...news].flatMap(([field, { by, at, old }]) => {
      const declared = fields[field];
      return declared ? [[field, { by, at: atText(at, now), was: inWords(declared, old, nameOf) }]] : [];
    }),
  );
}
