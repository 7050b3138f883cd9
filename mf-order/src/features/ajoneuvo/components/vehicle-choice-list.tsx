import { Box, Flex, Kbd, Span, StatusChip, Text } from '@keikka/ui';
import { useEffect, useId, useRef } from 'react';
import { StripHours, StripLegend } from '../../../day/day-strip.js';
import type { Span as Time } from '../../../day/span.js';
import { areByWay, type VehicleChoice } from '../model/vehicle-choices.js';
import { texts } from '../texts.js';
import { ChoiceOption } from './choice-option.js';

interface ListProps {
  id: string;
  /** When the order is pumped; null while it has no time, and then there are no strips. */
  time: Time | null;
  currentId: number | null;
  pointedId: number | null;
  onChoose: (choice: VehicleChoice) => void;
}

interface VehicleChoiceListProps extends ListProps {
  fitting: readonly VehicleChoice[];
  others: readonly VehicleChoice[];
  /** What is said where there is nothing to choose from. */
  empty: string;
}

/** The vehicles in their two groups, those that fit first. */
export function VehicleChoiceList({ fitting, others, empty, ...list }: VehicleChoiceListProps) {
  const box = useRef<HTMLDivElement>(null);
  const { id, pointedId } = list;
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [pointedId]);
  return (
    <>
      <Box ref={box} role="listbox" id={id} aria-label={texts.list} maxH="min(420px, 50dvh)" overflow="auto">
        <Group
          {...list}
          title={texts.fitting}
          note={areByWay(fitting) ? texts.nearestNote : texts.fittingNote}
          choices={fitting}
        />
        <Group {...list} title={texts.others} note={texts.othersNote} choices={others} />
      </Box>
      {fitting.length + others.length === 0 && (
        <Text px="3" py="2" textStyle="text.table" color="fg.muted">
          {empty}
        </Text>
      )}
      <Flex
        justify="space-between"
        px="3"
        py="1"
        textStyle="text.label"
        color="fg.muted"
        borderTopWidth="1px"
        hideBelow="md"
      >
        <Keys />
        {list.time && <StripLegend />}
      </Flex>
    </>
  );
}

/** What the keys do, as keycaps. */
function Keys() {
  const { move, take, leave } = texts.keys;
  return (
    <Flex gap="4">
      <Span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {move}
      </Span>
      <Span>
        <Kbd>Enter</Kbd> {take}
      </Span>
      <Span>
        <Kbd>Esc</Kbd> {leave}
      </Span>
    </Flex>
  );
}

interface GroupProps extends ListProps {
  title: string;
  note: string;
  choices: readonly VehicleChoice[];
}

function Group({ title, note, choices, ...list }: GroupProps) {
  const titleId = useId();
  if (choices.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Flex
        align="center"
        gap="2"
        px="3"
        py="1"
        bg="bg.subtle"
        textStyle="text.label"
        color="fg.muted"
        role="presentation"
      >
        <Span id={titleId} fontWeight="semibold" color="fg">
          {title}
        </Span>
        <StatusChip tone="neutral">{choices.length}</StatusChip>
        <Span flex="1">{note}</Span>
        {list.time && <StripHours width="120px" />}
      </Flex>
      {choices.map((choice) => (
        <ChoiceOption key={choice.vehicle.vehicleId} {...list} choice={choice} />
      ))}
    </Box>
  );
}
