import type { KeikkaGetAnswer, OverlappingPalkki } from '@keikka/contracts';
import { Box, Flex, MessageSquare, Span, Text } from '@keikka/ui';
import { palkkiLine } from '../model/lines/palkki-line.js';
import { texts } from '../texts.js';
import { Missing, SheetSection } from './sheet-section.js';

export function LisatiedotSection({ answer: { keikkaData } }: { answer: KeikkaGetAnswer }) {
  const { keikkaOtsikko, keikkaComment, kellonAikaTxt } = keikkaData;
  const notes = [keikkaOtsikko, kellonAikaTxt, keikkaComment].filter(Boolean);
  return (
    <SheetSection title={texts.sections.lisatiedot}>
      {notes.length === 0 && <Missing>{texts.missing.lisatiedot}</Missing>}
      {notes.map((note) => (
        <Text key={note} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {note}
        </Text>
      ))}
    </SheetSection>
  );
}

/** Palkit on the same vehicle at the same time. They belong to the board; the order only mentions them (O-062). */
export function PalkitList({ palkit }: { palkit: readonly OverlappingPalkki[] | null }) {
  if (palkit === null) return <PalkitFailed />;
  if (palkit.length === 0) return null;
  return (
    <Flex
      as="ul"
      aria-label={texts.sections.palkit}
      wrap="wrap"
      gap="2"
      px="4"
      py="3"
      listStyleType="none"
      bg="bg.canvas"
    >
      {palkit.map(palkkiLine).map(({ id, clock, text }) => (
        <Flex
          key={id}
          as="li"
          align="center"
          gap="1.5"
          px="2"
          py="1"
          bg="bg.subtle"
          borderWidth="1px"
          borderColor="border"
          borderRadius="palkki"
          textStyle="text.label"
        >
          <Box color="fg.muted" flexShrink="0" aria-hidden>
            <MessageSquare size={14} />
          </Box>
          <Span fontWeight="semibold" whiteSpace="nowrap">
            {clock}
          </Span>
          <Span>{text}</Span>
        </Flex>
      ))}
    </Flex>
  );
}

function PalkitFailed() {
  return (
    <Text px="4" py="3" bg="bg.canvas" color="fg.muted" textStyle="text.label">
      {texts.palkitFailed}
    </Text>
  );
}
