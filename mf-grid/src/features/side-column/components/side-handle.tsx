import { Box, chakra, CircleAlert, Flex, IconButton, PanelRightOpen, Search, Users } from '@keikka/ui';
import type { ReactNode } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';

interface SideHandleProps {
  /** Absent without the right to search. */
  showsFilter: boolean;
  /** Absent without the right to see drivers. */
  driverCount: number | null;
  conflictCount: number;
  onOpen: () => void;
  onConflicts: () => void;
}

/** The folded side column: what is in it, by name. */
export function SideHandle({
  showsFilter,
  driverCount,
  conflictCount,
  onOpen,
  onConflicts,
}: SideHandleProps) {
  return (
    <Flex
      direction="column"
      width="sideHandle"
      flexShrink="0"
      bg="bg.surface"
      borderStartWidth="1px"
      borderColor="border"
    >
      <Flex height="11" align="center" justify="center" borderBottomWidth="1px">
        <IconButton label={texts.side.show} size="sm" tooltipPlacement="left" onClick={onOpen}>
          <PanelRightOpen />
        </IconButton>
      </Flex>
      {showsFilter && (
        <Part icon={<Search size={16} />} onPress={onOpen}>
          {dayTexts.filter.label}
        </Part>
      )}
      {driverCount !== null && (
        <Part icon={<Users size={16} />} onPress={onOpen}>
          {texts.drivers.title} {driverCount}
        </Part>
      )}
      {conflictCount > 0 && (
        <Part
          icon={<CircleAlert size={16} />}
          onPress={onConflicts}
          label={dayTexts.conflicts.count(conflictCount)}
        >
          {texts.side.conflicts} {conflictCount}
        </Part>
      )}
    </Flex>
  );
}

interface PartProps {
  icon: ReactNode;
  /** An alarm, in words. */
  label?: string;
  onPress: () => void;
  children: ReactNode;
}

function Part({ icon, label, onPress, children }: PartProps) {
  return (
    <PartButton type="button" aria-label={label} data-alarm={label ? true : undefined} onClick={onPress}>
      {icon}
      <Box as="span">{children}</Box>
    </PartButton>
  );
}

const PartButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    py: '3',
    minH: '28',
    textStyle: 'text.table',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    borderColor: 'border',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '& span': { writingMode: 'vertical-rl' },
    '&[data-alarm]': { color: 'status.error.fg', fontWeight: 'semibold' },
  },
});
