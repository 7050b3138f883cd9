import type { GridDay } from '@keikka/contracts';
import { numberText, shortDate, weekText, type Yyyymmdd } from '@keikka/domain';
import { Box, Button, EmptyState, Flex, Span } from '@keikka/ui';
import { useMemo, type ReactNode } from 'react';
import { dayStatistics } from '../../../day/model/day-statistics.js';
import { listedCount, listedVehicles, type ListedVehicle } from '../model/listed-vehicles.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { useBoard } from '../../../view/board-context.js';
import { useDaySearch } from '../../../view/use-day-search.js';
import { phoneStyles } from './phone.styles.js';
import { PhoneVehicle } from './phone-vehicle.js';
import { useOwnJobs } from './use-own-jobs.js';

interface PhoneDayProps {
  /** The chosen day, which the day of the board becomes when it is loaded. */
  yyyymmdd: Yyyymmdd;
  /** Above the vehicles when there are no orders. */
  empty: ReactNode;
}

/**
 * The day as a list of vehicles with their work, with the facts in the order of the bars: time, status, customer,
 * amount.
 */
export function PhoneDay({ yyyymmdd, empty }: PhoneDayProps) {
  const { day, rows } = useBoard();
  const { words } = useDaySearch();
  const { personId } = useOwnJobs();
  const listed = useMemo(() => listedVehicles(rows, { words, personId }), [rows, words, personId]);
  const isSearched = words.length > 0;
  return (
    <Box flex="1" minW="0" minH="0" overflow="auto" bg="bg.canvas" css={phoneStyles} data-day={day.yyyymmdd}>
      <Flex px="4" py="2" gap="2" textStyle="text.table" color="fg.muted" borderBottomWidth="1px">
        <Span fontWeight="semibold" color="fg">
          {shortDate(yyyymmdd)}
        </Span>
        <Span flex="1">{weekText(yyyymmdd)}</Span>
        <Span role="status">
          {isSearched ? dayTexts.filter.hits(listedCount(listed)) : <Totals day={day} listed={listed} />}
        </Span>
      </Flex>
      {listed.length > 0 || (!isSearched && personId === null) ? (
        empty
      ) : (
        <NothingListed day={shortDate(yyyymmdd)} isSearched={isSearched} />
      )}
      {listed.map((vehicle) => (
        <PhoneVehicle key={vehicle.row.id} {...vehicle} />
      ))}
    </Box>
  );
}

interface NothingListedProps {
  day: string;
  isSearched: boolean;
}

/** The searched text, and how to extend the search. */
function NothingListed({ day, isSearched }: NothingListedProps) {
  const { text, search } = useDaySearch();
  const { personId, setOnlyOwn } = useOwnJobs();
  const sought = personId === null ? texts.jobsOf(day) : texts.ownJobsOf(day);
  return isSearched ? (
    <EmptyState
      title={texts.nothingFound}
      text={texts.nothingFoundText(text, sought)}
      action={
        <Button size="lg" mt="2" onClick={() => search('')}>
          {texts.clearFilter}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={texts.noOwnJobs}
      text={texts.noOwnJobsText(day)}
      action={
        <Button size="lg" mt="2" onClick={() => setOnlyOwn(false)}>
          {texts.allJobs}
        </Button>
      }
    />
  );
}

/** Counts of the listed jobs. */
function Totals({ day, listed }: { day: GridDay; listed: readonly ListedVehicle[] }) {
  const { keikkaCount, m3 } = useMemo(
    () => dayStatistics({ ...day, ajoneuvot: listed.map(({ work }) => work) }),
    [day, listed],
  );
  return (
    <>
      {keikkaCount} {dayTexts.statistics.keikat} · {numberText(m3)} {dayTexts.statistics.m3}
    </>
  );
}
