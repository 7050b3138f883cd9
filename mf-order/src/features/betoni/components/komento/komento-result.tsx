import { Flex, Span } from '@keikka/ui';
import { komentoTexts as texts } from '../../komento-texts.js';
import type { ValmisRivi } from '../../model/komento-view.js';

/** What Enter would make of the line, and what it would still lack. */
export function KomentoResult({ text, open, lacks }: ValmisRivi) {
  return (
    <Flex align="center" wrap="wrap" gap="1.5" mt="1.5" role="group" aria-label={texts.result}>
      <Span textStyle="text.label" color="fg.muted" fontWeight="semibold">
        {texts.result}
      </Span>
      <Span overflowWrap="anywhere">{text}</Span>
      {[...open.map((word) => `${word} ?`), ...lacks].map((word, index) => (
        <Span
          key={index}
          px="1.5"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="status.warning.border"
          borderRadius="control"
          bg="status.warning.bg"
          color="status.warning.fg"
          textStyle="text.label"
          fontWeight="semibold"
        >
          {word}
        </Span>
      ))}
    </Flex>
  );
}
