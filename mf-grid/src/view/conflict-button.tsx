import { Box, chakra, CircleAlert, CircleCheck } from '@keikka/ui';
import { texts as dayTexts } from '../day/texts.js';

interface ConflictButtonProps {
  count: number;
  onOpen: () => void;
}

/** The number of double bookings of the day; opens their list (U-16). */
export function ConflictButton({ count, onOpen }: ConflictButtonProps) {
  const label = dayTexts.conflicts.count(count);
  const Icon = count > 0 ? CircleAlert : CircleCheck;
  return (
    <CountButton type="button" aria-haspopup="dialog" data-some={count > 0 || undefined} onClick={onOpen}>
      <Icon size={16} aria-hidden />
      <Box as="span">{label}</Box>
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
    '&[data-some]': { color: 'status.error.fg', fontWeight: 'semibold' },
  },
});
