import { Box, chakra, CircleAlert, CircleCheck } from '@keikka/ui';
import { texts as dayTexts } from '../day/texts.js';

interface ConflictButtonProps {
  count: number;
  /** The column is collapsed: the number alone, and nothing when there are no conflicts. */
  folded?: boolean;
  onOpen: () => void;
}

/** The number of double bookings of the day; opens their list (U-16). */
export function ConflictButton({ count, folded = false, onOpen }: ConflictButtonProps) {
  if (folded && count === 0) return null;
  const label = dayTexts.conflicts.count(count);
  const Icon = count > 0 ? CircleAlert : CircleCheck;
  return (
    <CountButton
      type="button"
      aria-haspopup="dialog"
      aria-label={folded ? label : undefined}
      title={folded ? label : undefined}
      data-some={count > 0 || undefined}
      data-folded={folded || undefined}
      onClick={onOpen}
    >
      <Icon size={16} aria-hidden />
      <Box as="span">{folded ? count : label}</Box>
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
    '&[data-folded]': { flexDirection: 'column', gap: '0.5', px: '0', py: '2', borderTopWidth: 0 },
  },
});
