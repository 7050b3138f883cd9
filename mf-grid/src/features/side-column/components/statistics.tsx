import { numberText } from '@keikka/domain';
import { Box, Flex, Span } from '@keikka/ui';
import type { DayStatistics, SourceShare } from '../../../day/model/day-statistics.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';

/** The day in figures (G-031): orders, amount, utilisation, and whose concrete it is. */
export function Statistics({ statistics }: { statistics: DayStatistics }) {
  const { keikkaCount, m3, utilisationPercent, sources } = statistics;
  return (
    <Box
      as="section"
      aria-label={texts.statistics.label}
      px="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Flex justify="space-between" wrap="wrap" columnGap="3" textStyle="text.table" color="fg.muted">
        <Figure value={numberText(keikkaCount)} unit={dayTexts.statistics.keikat} />
        <Figure value={numberText(m3)} unit={dayTexts.statistics.m3} />
        {utilisationPercent !== null && (
          <Figure value={`${utilisationPercent} %`} unit={texts.statistics.utilisation} />
        )}
      </Flex>
      {m3 > 0 && <Shares sources={sources} />}
      <Box as="ul" mt="2" textStyle="text.label">
        {sources.map((source) => (
          <Flex as="li" key={source.asiakasId} align="center" gap="2" minH="17px">
            <Box
              boxSize="2"
              borderRadius="palkki"
              flexShrink="0"
              style={{ background: source.colorCode }}
              aria-hidden
            />
            <Span flex="1" truncate title={source.nimi}>
              {source.nimi}
            </Span>
            <Span color="fg.muted">{texts.statistics.pieces(source.keikkaCount)}</Span>
            <Span minW="12" textAlign="end" whiteSpace="nowrap">
              {numberText(source.m3)}
            </Span>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <Span whiteSpace="nowrap">
      <Span fontWeight="semibold" color="fg">
        {value}
      </Span>{' '}
      {unit}
    </Span>
  );
}

function Shares({ sources }: { sources: readonly SourceShare[] }) {
  return (
    <Flex mt="2" gap="1px" height="6px" aria-hidden>
      {sources.map(({ asiakasId, m3, colorCode }) => (
        <Box key={asiakasId} style={{ flexGrow: m3, background: colorCode }} />
      ))}
    </Flex>
  );
}
