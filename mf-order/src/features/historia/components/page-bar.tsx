import { ChevronLeft, ChevronRight, Flex, IconButton, Span } from '@keikka/ui';
import { hasOlder, rangeText } from '../model/historia.js';
import { texts } from '../texts.js';

interface PageBarProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** Which changes the page has, and the way to newer and older ones. */
export function PageBar({ page, count, onPage }: PageBarProps) {
  return (
    <Flex
      as="nav"
      aria-label={texts.pages}
      align="center"
      gap="2"
      px="3"
      py="1"
      borderTopWidth="1px"
      textStyle="text.label"
      color="fg.muted"
      flexShrink="0"
    >
      <Span flex="1">{count > 0 ? texts.newestFirst(count) : texts.noOlder}</Span>
      {count > 0 && <Span fontVariantNumeric="tabular-nums">{rangeText(page, count)}</Span>}
      <IconButton label={texts.previous} disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton label={texts.next} disabled={!hasOlder(count)} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Flex>
  );
}
