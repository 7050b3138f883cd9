import type { KomentoWord } from '@keikka/domain';
import { CircleQuestionMark, Flex, Span } from '@keikka/ui';
import { chipOf, type KomentoChip } from '../../model/komento-view.js';

const looks: Readonly<Record<KomentoChip['look'], { border: string; style: string; color?: string }>> = {
  plain: { border: 'border', style: 'solid' },
  comment: { border: 'border.strong', style: 'dashed', color: 'fg.muted' },
  question: { border: 'status.warning.border', style: 'solid', color: 'status.warning.fg' },
  nothing: { border: 'border', style: 'dashed', color: 'fg.subtle' },
};

/** What each word of the command is read as, while it is typed. */
export function KomentoChips({ words }: { words: readonly KomentoWord[] }) {
  if (words.length === 0) return null;
  return (
    <Flex as="ul" wrap="wrap" gap="1" mt="1.5" listStyleType="none" data-komento-chips="">
      {words.map((word, index) => (
        <Chip key={index} {...chipOf(word)} />
      ))}
    </Flex>
  );
}

function Chip({ typed, kind, value, look }: KomentoChip) {
  const { border, style, color } = looks[look];
  return (
    <Flex
      as="li"
      align="center"
      borderWidth="1px"
      borderStyle={style}
      borderColor={border}
      borderRadius="control"
      bg="bg.surface"
      textStyle="text.label"
      overflow="hidden"
    >
      <Span px="1.5" bg="bg.muted" color="fg.muted" overflowWrap="anywhere">
        {typed}
      </Span>
      <Span px="1.5" color={color}>
        {look === 'question' && (
          <CircleQuestionMark size={13} aria-hidden style={{ display: 'inline', marginInlineEnd: '4px' }} />
        )}
        {kind && `${kind} `}
        <Span fontWeight="semibold">{value}</Span>
      </Span>
    </Flex>
  );
}
