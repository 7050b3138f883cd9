import type { KeikkaData } from '@keikka/contracts';
import { kilometresText, minutesText } from '@keikka/domain';

type Matka = Pick<KeikkaData, 'betoniMatkaM' | 'betoniMatkaAika'>;

/** The way from the factory, '12,6 km · 18 min', as far as it is known. */
export const driveText = ({ betoniMatkaM, betoniMatkaAika }: Matka): string =>
  [
    betoniMatkaM ? kilometresText(betoniMatkaM) : null,
    betoniMatkaAika === null ? null : minutesText(betoniMatkaAika),
  ]
    .filter(Boolean)
    .join(' · ');
