import { inWords, type Fields } from '@keikka/contracts/fields';
import { noNews, useNameOf, type RecordNews } from '@keikka/sdk/record';
import { atText, type News } from '../../features/muutokset/model/news.js';

/** The news of an order in the words of its fields. */
export function useFieldNews(fields: Fields, news: ReadonlyMap<string, News>): RecordNews {
  const before = Object.fromEntries([...news].map(([field, { old }]) => [field, old]));
  const nameOf = useNameOf(fields, [before]);
  // The same for each order that nobody else changes, so that its fields are drawn once.
  if (news.size === 0) return noNews;
  const now = new Date();
  return new Map(
    [...news].flatMap(([field, { by, at, old }]) => {
      const declared = fields[field];
      return declared ? [[field, { by, at: atText(at, now), was: inWords(declared, old, nameOf) }]] : [];
    }),
  );
}
