import { numberText } from '@keikka/domain';

/** The Finnish texts of the bar with the days. */
export const texts = {
  label: 'Päivät kuormineen',
  work: (count: number, m3: string) => `${count === 1 ? '1 tilaus' : `${numberText(count)} tilausta`}, ${m3}`,
  chooseDay: 'Valitse päivä',
  none: 'ei tilauksia',
} as const;
