import { Box, Grid, Text } from '@keikka/ui';
import type { Fact } from '../model/facts.js';

/** Labels with their values, in as many columns as fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Grid as="dl" templateColumns="repeat(auto-fill, minmax(150px, 1fr))" columnGap="4" rowGap="2">
      {facts.map(({ label, value }) => (
        <Box key={label} minW="0">
          <Text as="dt" textStyle="text.label" color="fg.muted">
            {label}
          </Text>
          <Text as="dd" fontWeight="semibold" overflowWrap="anywhere">
            {value}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
