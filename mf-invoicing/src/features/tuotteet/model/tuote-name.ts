import type { Tuote } from '@keikka/contracts';

/** 'Pumppaus, alle 36 m puomi' */
export const tuoteName = ({ nimike, lisäNimike }: Tuote): string =>
  [nimike, lisäNimike].filter(Boolean).join(', ');
