import { Grid, SimpleGrid, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** Columns of the fields on a wide screen; a phone has two at the most. */
  columns?: number;
  children: ReactNode;
}

/** A titled group of fields, with a hairline between groups. */
export function FormSection({ title, columns = 2, children }: FormSectionProps) {
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
      <Text id={id} textStyle="text.table" fontWeight="semibold" pt={{ md: '5' }}>
        {title}
      </Text>
      <SimpleGrid columns={{ base: Math.min(columns, 2), md: columns }} gap="2" alignItems="start">
        {children}
      </SimpleGrid>
    </Grid>
  );
}
