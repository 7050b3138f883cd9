import { Box, chakra, CircleCheck, Flex } from '@keikka/ui';
import type { ToResolve } from '../day/conflicts/to-resolve.js';
import { ConflictCounts, countsOf, countsText } from './conflict-counts.js';

interface ConflictButtonProps {
  found: ToResolve;
  /** The column is collapsed: the numbers alone, and nothing when there are none. */
  folded?: boolean;
  onOpen: () => void;
}

/** The numbers of double bookings and warnings of the day; opens their list (U-16). */
export function ConflictButton({ found, folded = false, onOpen }: ConflictButtonProps) {
  const counts = countsOf(found);
  const [worst] = counts;
  if (folded && !worst) return null;
  const label = countsText(counts);
  const Icon = worst?.icon ?? CircleCheck;
  return (
    <CountButton
      type="button"
      aria-haspopup="dialog"
      aria-label={folded ? label : undefined}
      title={folded ? label : undefined}
      data-folded={folded || undefined}
      onClick={onOpen}
    >
      {folded ? (
        counts.map(({ tone, icon: Each, count }) => (
          <Flex
            key={tone}
            direction="column"
            align="center"
            color={`status.${tone}.fg`}
            fontWeight="semibold"
          >
            <Each size={16} aria-hidden />
            {count}
          </Flex>
        ))
      ) : (
        <>
          <Box as="span" color={worst && `status.${worst.tone}.fg`}>
            <Icon size={16} aria-hidden />
          </Box>
          <Box as="span">
            <ConflictCounts counts={counts} />
          </Box>
        </>
      )}
    </CountButton>
  );
}

const CountButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minH: '8',
    px: '3',
    flexShrink: 0,
    textStyle: 'text.table',
    color: 'fg.muted',
    cursor: 'pointer',
    borderTopWidth: '1px',
    borderColor: 'border',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '@media (pointer: coarse)': { minH: '11' },
    '&[data-folded]': { flexDirection: 'column', px: '0', py: '2', borderTopWidth: 0 },
  },
});
