import type { TilattuBetoni, ValuFields } from '@keikka/contracts';
import { hasWords, numericDate, searchText, searchWords } from '@keikka/domain';
import { lineName } from './betoni-view.js';

/** The name of a concrete that was ordered. */
export const tilattuName = ({ laatu, betoniString, kayttoIka }: TilattuBetoni): string =>
  [lineName({ laatu, betoniString, lujuus: strengthIn(betoniString) }), kayttoIka].filter(Boolean).join(' ');

/** 'C30/37' of 'Lattia C30/37 #16': what stands before it is the quality's short name. */
const strengthIn = (betoniString: string): string => /C\d+\/\d+/.exec(betoniString)?.[0] ?? '';

/** Those whose order, site or concrete has each word of the search. */
export function foundIn(betonit: readonly TilattuBetoni[], typed: string): TilattuBetoni[] {
  const words = searchWords(typed);
  return betonit.filter((betoni) => {
    const { keikkaId, day, tyomaaNimi } = betoni;
    return hasWords(searchText(String(keikkaId), numericDate(day), tyomaaNimi, tilattuName(betoni)), words);
  });
}

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
