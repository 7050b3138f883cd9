import type { Lahetys } from '@keikka/contracts';

/** Whether the last night's look found a sent invoice gone or changed. */
export const hasDeviation = ({ tarkastus }: Pick<Lahetys, 'tarkastus'>): boolean =>
  tarkastus === 'puuttuu' || tarkastus === 'eroaa';
