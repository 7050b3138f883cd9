import { Pencil, Span, type SystemStyleObject } from '@keikka/ui';
import { createContext, use } from 'react';
import { texts } from './texts.js';

/** What somebody else has changed in a field while it was open. */
export interface FieldNews {
  /** Absent where the reader may not know the name. */
  by?: string;
  /** In words, '9:47'. */
  at: string;
  /** The value from before, in words. */
  was: string;
}

const NewsContext = createContext<ReadonlyMap<string, FieldNews>>(new Map());

/** Gives the fields below what others have changed in them, by their names. */
export const FieldNewsProvider = NewsContext.Provider;

export const useFieldNews = (name: string): FieldNews | undefined => use(NewsContext).get(name);

export const newsTint: SystemStyleObject = {
  '&[data-news] :is(input, textarea, [role=combobox])': {
    bg: 'brand.subtle',
    borderColor: 'brand.solid',
  },
};

/** Who changed the field and when, and what it was. */
export function NewsHint({ by, at, was }: FieldNews) {
  return (
    <Span textStyle="text.label" color="fg.muted">
      <Span fontWeight="semibold" color="brand.fg">
        <Pencil size={12} aria-hidden style={{ display: 'inline', marginInlineEnd: '4px' }} />
        {texts.changedBy(by, at)}
      </Span>{' '}
      {texts.wasBefore(was)}
    </Span>
  );
}
