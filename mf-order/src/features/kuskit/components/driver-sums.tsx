import { m3Text } from '@keikka/domain';
import { Box, Skeleton, Span, VisuallyHidden } from '@keikka/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SumsByDriver } from '../api/get-kuski-sums.js';
import { texts } from '../texts.js';

/** The sums of six months as they are read. */
export type Sums = Pick<UseQueryResult<SumsByDriver>, 'data' | 'isLoading'>;

interface DriverSumsProps {
  personId: number;
  sums: Sums;
  /** The orders stand below the m³. */
  stacked?: boolean;
}

/** What a driver has driven in six months: '964 m³ · 29 kpl'. */
export function DriverSums({ personId, sums: { data, isLoading }, stacked = false }: DriverSumsProps) {
  if (data) {
    const { m3, keikkaCount } = data.get(personId) ?? { m3: 0, keikkaCount: 0 };
    return (
      <Box textStyle="text.label" color="fg.muted" textAlign="end" truncate>
        <Span color="fg" fontWeight={stacked ? 'semibold' : undefined}>
          {m3Text(m3)}
        </Span>
        {stacked ? <br /> : ' · '}
        {texts.count(keikkaCount)}
      </Box>
    );
  }
  if (isLoading)
    return (
      <Box>
        <VisuallyHidden>{texts.sumsLoading}</VisuallyHidden>
        <Skeleton w="20" h={stacked ? '8' : '3.5'} ms="auto" />
      </Box>
    );
  return (
    <Box textStyle="text.label" color="fg.muted" textAlign="end" title={texts.sumsFailed}>
      –
    </Box>
  );
}
