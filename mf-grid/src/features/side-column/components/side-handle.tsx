import { Box, chakra, Flex, IconButton, PanelRightOpen, Search, Users } from '@keikka/ui';
import type { ReactNode } from 'react';
import type { ToResolve } from '../../../day/conflicts/to-resolve.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { ConflictButton } from '../../../view/conflict-button.js';
import { texts } from '../texts.js';

interface SideHandleProps {
  /** Absent without the right to search. */
  showsFilter: boolean;
  /** Absent without the right to see drivers. */
  driverCount: number | null;
  found: ToResolve;
  onOpen: () => void;
  onConflicts: () => void;
}

/** The folded side column: what is in it, by name. */
export function SideHandle({ showsFilter, driverCount, found, onOpen, onConflicts }: SideHandleProps) {
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
      <ConflictButton folded found={found} onOpen={onConflicts} />
    </Flex>
  );
}

interface PartProps {
  icon: ReactNode;
  onPress: () => void;
  children: ReactNode;
}

function Part({ icon, onPress, children }: PartProps) {
  return (
    <PartButton type="button" onClick={onPress}>
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
  },
});
