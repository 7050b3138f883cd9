import {
  laskupohjaFields,
  laskupohjaRiviFields,
  type Laskupohja as LaskupohjaAnswer,
  type LaskupohjaListed,
  type LaskupohjaRivi as LaskupohjaRiviAnswer,
} from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { laskupohjaTilaNimi } from '@keikka/domain';
import type { Laskupohja, LaskupohjaRivi } from './laskupohja.entity.js';

/** A template in a list. */
export function toListed(pohja: Laskupohja, riviCount: number): LaskupohjaListed {
  const { laskupohjaId, laskuttajaAsiakasId, asiakasNimi, sourceAsiakasNimi, laskupohjaTilaId } = pohja;
  return {
    ...stateOf(laskupohjaFields, pohja),
    laskupohjaId,
    laskuttajaAsiakasId,
    asiakasNimi,
    sourceAsiakasNimi,
    laskupohjaTilaId,
    laskupohjaTilaNimi: laskupohjaTilaNimi(laskupohjaTilaId),
    riviCount,
    varmenne: pohja.varmenne,
  };
}

/** A template with its rows, which come in their order. */
export const toLaskupohja = (pohja: Laskupohja, rivit: readonly LaskupohjaRivi[]): LaskupohjaAnswer => ({
  ...toListed(pohja, rivit.length),
  rivit: rivit.map(toLaskupohjaRivi),
});

export const toLaskupohjaRivi = (rivi: LaskupohjaRivi): LaskupohjaRiviAnswer => ({
  ...stateOf(laskupohjaRiviFields, rivi),
  laskupohjaRiviId: rivi.laskupohjaRiviId,
  laskupohjaId: rivi.laskupohjaId,
});
