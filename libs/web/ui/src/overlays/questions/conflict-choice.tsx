import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    px: '2',
    py: '1',
    borderWidth: '1px',
    borderRadius: 'control',
    textStyle: 'text.table',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.solid', fontWeight: 'semibold' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    '& input': { accentColor: 'var(--keikka-colors-brand-solid)', flexShrink: 0 },
  },
});

interface ConflictChoiceCellProps {
  /** The field. Its two choices form a radio group. */
  name: string;
  label: string;
  /** The name of the value, where no column header shows it. */
  caption: ReactNode;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the two values of a field as a radio button. */
export function ConflictChoiceCell(props: ConflictChoiceCellProps) {
  const { name, label, caption, checked, onChoose, children } = props;
  return (
    <Box px="2" py="1" minW="0" borderTopWidth={{ md: '1px' }} borderColor="border.subtle">
      <Choice>
        <input type="radio" name={name} aria-label={label} checked={checked} onChange={onChoose} />
        <Box minW="0">
          {caption}
          {children}
        </Box>
      </Choice>
    </Box>
  );
}
