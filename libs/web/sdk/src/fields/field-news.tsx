import { Pencil, Span, type SystemStyleObject } from '@keikka/ui';
import type { FieldNews } from '../record/shown/record-news.js';
import { texts } from './texts.js';

/** The colour of a field that has news. */
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
