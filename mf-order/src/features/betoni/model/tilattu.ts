import type { TilattuBetoni, ValuFields } from '@keikka/contracts';
import { lineName } from './betoni-view.js';

/** The name of a concrete that was ordered. */
export const tilattuName = ({ laatu, betoniString, kayttoIka }: TilattuBetoni): string =>
  [lineName({ laatu, betoniString, lujuus: strengthIn(betoniString) }), kayttoIka].filter(Boolean).join(' ');

/** 'C30/37' of 'Lattia C30/37 #16': what stands before it is the quality's short name. */
const strengthIn = (betoniString: string): string => /C\d+\/\d+/.exec(betoniString)?.[0] ?? '';

/** What a line takes over from it: all but its amount and its comment, which are of the other order. */
export const pickedValues = ({
  laatuId,
  raeKokoId,
  lujuusId,
  notkeusId,
  kayttoIkaId,
  rasitusluokat,
  isNopea,
}: TilattuBetoni): Partial<ValuFields> => ({
  laatuId,
  raeKokoId,
  lujuusId,
  notkeusId,
  kayttoIkaId,
  rasitusluokat,
  isNopea,
});
