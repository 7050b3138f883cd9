import { Box, Grid, SimpleGrid, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** Columns of the fields on a wide screen; a phone has two at the most. */
  columns?: number;
  /** Below the title of a section that has rows and no fields; the title is level with the first of them. */
  note?: ReactNode;
  children: ReactNode;
}

/** A titled group of fields, with a hairline between groups. */
export function FormSection({ title, columns = 2, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <Grid
      role="group"
      aria-labelledby={id}
      templateColumns={{ base: '1fr', md: '96px 1fr' }}
      gap="3"
      py="2.5"
      borderColor="border.subtle"
      _notLast={{ borderBottomWidth: '1px' }}
      _first={{ pt: 0 }}
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
