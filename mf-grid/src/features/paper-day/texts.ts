import { numberText } from '@keikka/domain';

/** The Finnish texts of the day on paper. */
export const texts = {
  sums: (count: number, m3: string) => `${count === 1 ? '1 tilaus' : `${numberText(count)} tilausta`}, ${m3}`,
  printed: (when: string) => `Tulostettu ${when}`,
  list: 'Työt',
  driver: 'Kuljettaja',
  site: 'Asiakas ja työmaa',
  tila: 'Tila',
} as const;
