import { Box, Grid, SimpleGrid, Text, type SystemStyleObject } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** Columns of the fields on a wide screen; a phone has two at the most. */
  columns?: number;
  /** Below the title of a section that has rows and no fields; the title is level with the first of them. */
  note?: ReactNode;
  /** What it is called by whatever leads to it, which may focus it. */
  place?: string;
  children: ReactNode;
}

/** The edge of the window or pane around a form. */
const EDGE = '4';

/** A block of a form on a phone: it goes from edge to edge, and a band of the canvas parts it from the next. */
export const formBlock: SystemStyleObject = {
  mdDown: {
    mx: `-${EDGE}`,
    px: EDGE,
    py: '3',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _notLast: { mb: '9px', boxShadow: '0 8px {colors.bg.canvas}, 0 9px {colors.border}' },
  },
};

/** A titled group of fields, with a hairline between groups. */
export function FormSection({ title, columns = 2, note, place, children }: FormSectionProps) {
  const id = useId();
  return (
    <Grid
      role="group"
      aria-labelledby={id}
      data-place={place}
      tabIndex={place === undefined ? undefined : -1}
      templateColumns={{ base: '1fr', md: '96px 1fr' }}
      gap={{ base: '2', md: '3' }}
      py={{ md: '2.5' }}
      borderColor={{ md: 'border.subtle' }}
      _notLast={{ borderBottomWidth: { md: '1px' } }}
      _first={{ pt: { md: 0 } }}
      css={formBlock}
    >
      <Box pt={{ md: note === undefined ? '5' : '0.5' }}>
        <Text id={id} textStyle="text.table" fontWeight="semibold">
          {title}
        </Text>
        {note && (
          <Box textStyle="text.label" color="fg.muted">
            {note}
          </Box>
        )}
      </Box>
      <SimpleGrid columns={{ base: Math.min(columns, 2), md: columns }} gap="2" alignItems="start">
        {children}
      </SimpleGrid>
    </Grid>
  );
}
