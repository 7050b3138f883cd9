import { Flex, IconButton, Info, Span, X } from '@keikka/ui';
import { atText, newsLines, type News } from '../model/news.js';
import { texts } from '../texts.js';

interface NewsBarProps {
  news: ReadonlyMap<string, News>;
  onDismiss: () => void;
}

/** Who has changed what in the order since it was opened [O-112]. */
export function NewsBar({ news, onDismiss }: NewsBarProps) {
  const lines = newsLines(news);
  if (lines.length === 0) return null;
  const now = new Date();
  return (
    <Flex
      role="status"
      aria-label={texts.title}
      align="center"
      gap="2"
      px="4"
      py="1"
      bg="brand.subtle"
      borderBottomWidth="1px"
      textStyle="text.label"
      flexShrink="0"
      _print={{ display: 'none' }}
    >
      <Span color="brand.fg" flexShrink="0">
        <Info size={16} aria-hidden />
      </Span>
      <Flex flex="1" minW="0" wrap="wrap" columnGap="4">
        {lines.map(({ by, at, labels }) => (
          <Span key={by ?? ''}>
            <Span fontWeight="semibold">{texts.changed(by, atText(at, now))}</Span> {labels.join(', ')}
          </Span>
        ))}
      </Flex>
      <IconButton label={texts.dismiss} onClick={onDismiss}>
        <X />
      </IconButton>
    </Flex>
  );
}
