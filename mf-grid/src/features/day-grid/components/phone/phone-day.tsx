import { numberText, shortDate, weekText } from '@keikka/domain';
import { Box, Flex, Span } from '@keikka/ui';
import { useMemo, type ReactNode } from 'react';
import { dayStatistics } from '../../model/day-statistics.js';
import type { BoardRow } from '../../model/board-rows.js';
import type { GridDay } from '../../model/grid-day.js';
import { texts } from '../../texts.js';
import { phoneStyles } from './phone.styles.js';
import { PhoneVehicle } from './phone-vehicle.js';

export interface PhoneDayProps {
  day: GridDay;
  rows: readonly BoardRow[];
  /** Above the vehicles when there are no orders. */
  empty: ReactNode;
}

/** The day as a list of vehicles with what they do, in the order of the bars: time, status, customer, amount. */
export function PhoneDay({ day, rows, empty }: PhoneDayProps) {
  const { keikkaCount, m3 } = useMemo(() => dayStatistics(day), [day]);
  const vehicles = rows.filter((row) => row.kind === 'vehicle');
  return (
    <Box flex="1" minW="0" minH="0" overflow="auto" bg="bg.canvas" css={phoneStyles} data-day={day.yyyymmdd}>
      <Flex px="4" py="2" gap="2" textStyle="text.table" color="fg.muted" borderBottomWidth="1px">
        <Span fontWeight="semibold" color="fg">
          {shortDate(day.yyyymmdd)}
        </Span>
        <Span flex="1">{weekText(day.yyyymmdd)}</Span>
        {keikkaCount} {texts.statistics.keikat} · {numberText(m3)} {texts.statistics.m3}
      </Flex>
      {empty}
      {vehicles.map((row) => (
        <PhoneVehicle key={row.id} row={row} />
      ))}
    </Box>
  );
}
