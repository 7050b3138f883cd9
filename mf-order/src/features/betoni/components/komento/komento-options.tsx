import { omaKomentoText, type KomentoLists, type KomentoOption } from '@keikka/domain';
import { Box, Flex, Kbd, Span } from '@keikka/ui';
import { komentoTexts as texts } from '../../komento-texts.js';
import { kindOf } from '../../model/komento-view.js';

interface KomentoOptionsProps {
  id: string;
  word: string;
  options: readonly KomentoOption[];
  lists: KomentoLists;
  marked: number;
  onChoose: (key: string) => void;
}

/** The meanings of a word, with the letter that would settle each. */
export function KomentoOptions({ id, word, options, lists, marked, onChoose }: KomentoOptionsProps) {
  return (
    <Box
      ref={intoView}
      mt="1.5"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      bg="bg.surface"
    >
      <Flex px="2" py="1" gap="2" justify="space-between" textStyle="text.label">
        <Span fontWeight="semibold">{texts.which(word)}</Span>
        <Span color="fg.muted">{texts.oneLetter}</Span>
      </Flex>
      <Box id={id} role="listbox" aria-label={texts.options}>
        {options.map(({ meaning, letters }, index) => (
          <Flex
            key={meaning.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === marked}
            align="center"
            gap="2"
            px="2"
            py="1"
            css={{ '@media (pointer: coarse)': { minH: '11' } }}
            cursor="pointer"
            bg={index === marked ? 'brand.subtle' : undefined}
            // The box keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(meaning.key)}
          >
            <Span color="fg.muted" whiteSpace="nowrap">
              {word}
              {letters && <Kbd>{letters}</Kbd>}
            </Span>
            <Span fontWeight="semibold">{meaning.label}</Span>
            <Span textStyle="text.label" bg="bg.muted" px="1" borderRadius="control">
              {kindOf(meaning)}
            </Span>
            {meaning.kind === 'oma' && (
              <Span textStyle="text.label" color="fg.muted">
                {omaKomentoText(meaning.shortCut, lists)}
              </Span>
            )}
          </Flex>
        ))}
      </Box>
      <Flex gap="3" px="2" py="1" textStyle="text.small" color="fg.muted" borderTopWidth="1px" hideBelow="md">
        <Span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.keys.move}
        </Span>
        <Span>
          <Kbd>Tab</Kbd> {texts.keys.take}
        </Span>
        <Span>
          <Kbd>Esc</Kbd> {texts.keys.leave}
        </Span>
      </Flex>
    </Box>
  );
}

/** The list grows below the box, maybe below what the window shows. */
const intoView = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });
