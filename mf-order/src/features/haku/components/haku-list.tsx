import { helsinkiDay, shortDate } from '@keikka/domain';
import { Box, Flex, Span, Text } from '@keikka/ui';
import type { shownGroups } from '../model/found-groups.js';
import { texts } from '../texts.js';
import { HakuRow, type RowActs } from './haku-row.js';

type Group = ReturnType<typeof shownGroups>[number];

interface HakuListProps extends RowActs {
  groups: readonly Group[];
  words: readonly string[];
  chosenId: number | undefined;
  id: string;
  /** The orders are of an earlier text, until those of this one come. */
  isStale: boolean;
}

/** The found orders by their days. */
export function HakuList({ groups, id, isStale, chosenId, ...row }: HakuListProps) {
  return (
    <Box id={id} role="listbox" aria-label={texts.results} aria-busy={isStale}>
      {groups.map(({ part, count, keikat, folded, unread }) => (
        <Box key={part} role="group" aria-label={texts.part[part]}>
          <GroupHeading part={part} count={count} />
          {keikat.map((keikka) => (
            <HakuRow key={keikka.keikkaId} keikka={keikka} isChosen={keikka.keikkaId === chosenId} {...row} />
          ))}
          {folded === 0 && unread > 0 && (
            <Text px="3" py="2" textStyle="text.label" color="fg.muted">
              {texts.more(unread)}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}

function GroupHeading({ part, count }: Pick<Group, 'part' | 'count'>) {
  return (
    <Flex
      role="presentation"
      align="center"
      gap="2"
      px="3"
      py="1"
      position="sticky"
      top="0"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      textStyle="text.label"
    >
      <Span fontWeight="semibold">{texts.part[part]}</Span>
      <Span px="1" borderRadius="bar" bg="bg.muted" fontWeight="semibold">
        {count}
      </Span>
      <Span color="fg.muted">
        {part === 'today' ? shortDate(helsinkiDay(new Date())) : texts.order[part]}
      </Span>
    </Flex>
  );
}
