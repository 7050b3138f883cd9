import { createContext, use } from 'react';

/** What somebody else has changed in a field while it was open. */
export interface FieldNews {
  /** Absent where the reader may not know the name. */
  by?: string;
  /** In words, '9:47'. */
  at: string;
  /** The value from before, in words. */
  was: string;
}

/** What others have changed in the fields of a record, by their names. */
export type RecordNews = ReadonlyMap<string, FieldNews>;

export const noNews: RecordNews = new Map();

const NewsContext = createContext(noNews);

export const RecordNewsProvider = NewsContext.Provider;

export const useFieldNews = (name: string): FieldNews | undefined => use(NewsContext).get(name);
