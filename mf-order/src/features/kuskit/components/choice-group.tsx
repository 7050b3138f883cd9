import type { KuskiOfDay } from '@keikka/contracts';
import {
  Box,
  CalendarX2,
  chakra,
  Flex,
  Plus,
  Span,
  StatusChip,
  type LucideIcon,
  type SystemStyleObject,
} from '@keikka/ui';
import { useId } from 'react';
import { DayStrip, StripHours } from '../../../day/day-strip.js';
import type { Span as Time } from '../../../day/span.js';
import type { DriverChoice } from '../model/driver-choices.js';
import { texts } from '../texts.js';
import { DriverSums, type Sums } from './driver-sums.js';

interface ChoiceGroupProps {
  title: string;
  /** What the group has in common, or its order. */
  note: string;
  choices: readonly DriverChoice[];
  /** The order's time; null where the strips of the day are not known. */
  time: Time | null;
  sums: Sums;
  onAdd: (driver: KuskiOfDay) => void;
}

/** One group of the drivers who may be added. */
export function ChoiceGroup({ title, note, choices, onAdd, ...facts }: ChoiceGroupProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <Box>
      <Flex align="center" gap="2" px="3" py="1" bg="bg.subtle" textStyle="text.label" color="fg.muted">
        <Span id={id} fontWeight="semibold" color="fg">
          {title}
        </Span>
        <StatusChip tone="neutral">{choices.length}</StatusChip>
        <Span flex="1">{note}</Span>
        {facts.time && <StripHours width={STRIP_WIDTH} />}
        <Span w={SUMS_WIDTH} textAlign="end">
          {texts.months}
        </Span>
      </Flex>
      <Box as="ul" aria-labelledby={id}>
        {choices.map((choice) => (
          <li key={choice.driver.personId}>
            {choice.state === 'away' ? (
              <Flex css={line} color="fg.subtle">
                <Choice {...facts} choice={choice} icon={CalendarX2} />
              </Flex>
            ) : (
              <AddButton {...facts} choice={choice} onAdd={onAdd} />
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const STRIP_WIDTH = '88px';
const SUMS_WIDTH = '120px';

const line: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: {
    base: `16px minmax(0, 1fr) minmax(0, 1.4fr) ${SUMS_WIDTH}`,
    md: `16px minmax(0, 1fr) minmax(0, 1.8fr) ${STRIP_WIDTH} ${SUMS_WIDTH}`,
  },
  alignItems: 'center',
  gap: '2',
  width: 'full',
  px: '3',
  minH: '7',
  textStyle: 'text.table',
  textAlign: 'start',
  '@media (pointer: coarse)': { minH: '11' },
};

const pressable: SystemStyleObject = {
  ...line,
  cursor: 'pointer',
  _hover: { bg: 'brand.subtle' },
  _focusVisible: { bg: 'brand.subtle', outlineOffset: '-2px' },
};

interface AddButtonProps extends Pick<ChoiceGroupProps, 'time' | 'sums' | 'onAdd'> {
  choice: DriverChoice;
}

/** Who is taken may be added too: the planner decides. */
function AddButton({ choice, onAdd, ...facts }: AddButtonProps) {
  const { driver, name, reason } = choice;
  return (
    <chakra.button
      type="button"
      css={pressable}
      aria-label={texts.add(name, reason)}
      onClick={() => onAdd(driver)}
    >
      <Choice {...facts} choice={choice} icon={Plus} />
    </chakra.button>
  );
}

interface ChoiceProps extends Pick<ChoiceGroupProps, 'time' | 'sums'> {
  choice: DriverChoice;
  icon: LucideIcon;
}

function Choice({ choice: { driver, name, state, reason, taken }, time, sums, icon: Icon }: ChoiceProps) {
  return (
    <>
      <Icon size={14} aria-hidden />
      <Span truncate>{name}</Span>
      <Span truncate textStyle="text.label" color={state === 'free' ? 'status.success.fg' : undefined}>
        {reason}
      </Span>
      <Box hideBelow="md">{time && <DayStrip time={time} taken={taken} />}</Box>
      <DriverSums personId={driver.personId} sums={sums} />
    </>
  );
}
