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
import type { DriverChoice } from '../model/driver-choices.js';
import { texts } from '../texts.js';

interface ChoiceGroupProps {
  title: string;
  /** What the group has in common, or its order. */
  note: string;
  choices: readonly DriverChoice[];
  onAdd: (driver: KuskiOfDay) => void;
}

/** One group of the drivers who may be added. */
export function ChoiceGroup({ title, note, choices, onAdd }: ChoiceGroupProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <Box>
      <Flex align="center" gap="2" px="3" py="1" bg="bg.subtle" textStyle="text.label" color="fg.muted">
        <Span id={id} fontWeight="semibold" color="fg">
          {title}
        </Span>
        <StatusChip tone="neutral">{choices.length}</StatusChip>
        {note}
      </Flex>
      <Box as="ul" aria-labelledby={id}>
        {choices.map((choice) => (
          <li key={choice.driver.personId}>
            {choice.isAway ? (
              <Flex css={line} color="fg.subtle">
                <Choice choice={choice} icon={CalendarX2} />
              </Flex>
            ) : (
              <AddButton choice={choice} onAdd={onAdd} />
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const line: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 1.4fr) 112px',
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

/** Who is taken may be added too: whether the times meet, the planner decides. */
function AddButton({ choice, onAdd }: { choice: DriverChoice; onAdd: (driver: KuskiOfDay) => void }) {
  const { driver, name, reason } = choice;
  return (
    <chakra.button
      type="button"
      css={pressable}
      aria-label={texts.add(name, reason)}
      onClick={() => onAdd(driver)}
    >
      <Choice choice={choice} icon={Plus} />
    </chakra.button>
  );
}

function Choice({
  choice: { driver, name, reason },
  icon: Icon,
}: {
  choice: DriverChoice;
  icon: LucideIcon;
}) {
  const isFree = !driver.pois && driver.keikkaCount === 0;
  return (
    <>
      <Icon size={14} aria-hidden />
      <Span truncate>{name}</Span>
      <Span truncate textStyle="text.label" color={isFree ? 'status.success.fg' : undefined}>
        {reason}
      </Span>
      <Span textStyle="text.label" textAlign="end" color="fg.muted">
        {texts.sums(driver.m3, driver.keikkaCount)}
      </Span>
    </>
  );
}
