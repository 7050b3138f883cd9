import type { FoundElsewhere, FoundKeikka } from '@keikka/contracts';
import { clockRange, helsinkiDay, numberText, shortDate, shortDay, vehicleName } from '@keikka/domain';
import { Box, FileText, Flex, Grid, Kbd, keikkaTilaLook, Phone, Span, StatusChip, Text } from '@keikka/ui';
import { useEffect, useRef } from 'react';
import { foundElsewhere, placeOf } from '../model/found-groups.js';
import { texts } from '../texts.js';
import { Marked, MarkedPart } from '../../../parts/marked/marked.js';

export interface RowActs {
  open: (keikka: FoundKeikka) => void;
  showDay: (keikka: FoundKeikka) => void;
}

interface HakuRowProps extends RowActs {
  keikka: FoundKeikka;
  words: readonly string[];
  isChosen: boolean;
}

export const rowId = (keikkaId: number): string => `haku-${keikkaId}`;

/** Status, time, vehicle and driver, customer and place, amount and number; on a phone without vehicle and amount. */
const columns = { base: '28px 92px minmax(0, 1fr) 48px', md: '28px 104px 112px minmax(0, 1fr) 112px 52px' };

/** A found order. */
export function HakuRow({ keikka, words, isChosen, open, showDay }: HakuRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const { keikkaId, keikkaTilaId, asiakasNimi, sourceAsiakasColorCode } = keikka;
  const look = keikkaTilaLook(keikkaTilaId);
  const elsewhere = foundElsewhere(keikka, words);
  return (
    <Grid
      ref={row}
      role="option"
      id={rowId(keikkaId)}
      aria-selected={isChosen}
      templateColumns={columns}
      columnGap="2.5"
      alignItems="center"
      px="3"
      py="1.5"
      minH="11"
      cursor="pointer"
      textStyle="text.table"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      bg={isChosen ? 'brand.subtle' : undefined}
      boxShadow={isChosen ? 'inset 3px 0 0 {colors.brand.fg}' : undefined}
      _hover={isChosen ? undefined : { bg: 'bg.subtle' }}
      onClick={() => open(keikka)}
    >
      <StatusChip tone={look.tone} px="0" w="5" justifyContent="center" title={keikka.keikkaTilaSelite}>
        <look.icon size={14} aria-hidden />
      </StatusChip>
      <When keikka={keikka} />
      <Who keikka={keikka} />
      <Flex gap="2" minW="0" alignSelf="stretch" align="center">
        <Box w="3px" alignSelf="stretch" flexShrink="0" style={{ background: sourceAsiakasColorCode }} />
        <Box flex="1" minW="0">
          <Flex gap="2" align="center">
            <Marked flex="1" minW="0" text={asiakasNimi} words={words} />
            {isChosen && <Acts mayShowDay={keikka.pumppuAika !== ''} onShowDay={() => showDay(keikka)} />}
          </Flex>
          <Marked text={placeOf(keikka)} words={words} textStyle="text.label" color="fg.muted" />
          {elsewhere && <Elsewhere of={elsewhere} words={words} />}
        </Box>
      </Flex>
      <Box hideBelow="md" textAlign="end">
        <Text>{keikka.m3 > 0 && texts.m3(numberText(keikka.m3))}</Text>
        <Text textStyle="text.label" color="fg.muted">
          {keikka.keikkaTilaSelite}
        </Text>
      </Box>
      <Marked text={String(keikkaId)} words={words} textAlign="end" color="fg.muted" />
    </Grid>
  );
}

/** With its year where that is not the present one. */
export function dayOf({ pumppuAika }: FoundKeikka): string {
  if (!pumppuAika) return texts.noTime;
  const [day, today] = [helsinkiDay(new Date(pumppuAika)), helsinkiDay(new Date())];
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : shortDate(day);
}

function When({ keikka }: { keikka: FoundKeikka }) {
  const { pumppuAika, timeEnd } = keikka;
  return (
    <Box>
      <Text fontWeight="semibold" whiteSpace="nowrap">
        {dayOf(keikka)}
      </Text>
      {pumppuAika && timeEnd && (
        <Text textStyle="text.label" color="fg.muted">
          {clockRange(new Date(pumppuAika), new Date(timeEnd))}
        </Text>
      )}
    </Box>
  );
}

function Who({ keikka }: { keikka: FoundKeikka }) {
  const { vehicleNo, kuskit } = keikka;
  return (
    <Box hideBelow="md" minW="0">
      <Text truncate>{vehicleNo ? vehicleName(keikka) : texts.noVehicle}</Text>
      <Text textStyle="text.label" color={kuskit.length > 0 ? 'fg.muted' : 'status.warning.fg'} truncate>
        {kuskit.join(', ') || texts.noDriver}
      </Text>
    </Box>
  );
}

function Elsewhere({ of, words }: { of: FoundElsewhere; words: readonly string[] }) {
  const Icon = of.kind === 'contact' ? Phone : FileText;
  return (
    <Flex align="center" gap="1" textStyle="text.label" color="fg.muted" minW="0">
      <Box flexShrink="0" aria-hidden>
        <Icon size={12} />
      </Box>
      <Span flexShrink="0" hideBelow="md">
        {texts.elsewhere[of.kind]}
      </Span>
      {of.texts.map((text, index) => (
        <Flex key={index} minW="0" gap="1">
          {index > 0 && <Span>·</Span>}
          <MarkedPart text={text} words={words} />
        </Flex>
      ))}
    </Flex>
  );
}

/** What the keys do with the chosen order; a press does the same. */
function Acts({ mayShowDay, onShowDay }: { mayShowDay: boolean; onShowDay: () => void }) {
  const { enter, open, shiftEnter, showDay } = texts.keys;
  return (
    <Flex gap="3" flexShrink="0" align="center" textStyle="text.label" color="brand.fg" hideBelow="md">
      <Span>
        <Kbd>{enter}</Kbd> {open}
      </Span>
      {mayShowDay && (
        <Span
          _hover={{ textDecoration: 'underline' }}
          onClick={(event) => {
            event.stopPropagation();
            onShowDay();
          }}
        >
          <Kbd>{shiftEnter}</Kbd> {showDay}
        </Span>
      )}
    </Flex>
  );
}
