import {
  laskupohjaBetoniFields,
  laskupohjaFields,
  laskupohjaLisaFields,
  laskupohjaRiviFields,
  type Laskupohja as LaskupohjaAnswer,
  type LaskupohjaBetoni as LaskupohjaBetoniAnswer,
  type LaskupohjaListed,
  type LaskupohjaRivi as LaskupohjaRiviAnswer,
  type PohjanRivinSummat,
  type PohjanTulos,
} from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { laskupohjaTilaNimi } from '@keikka/domain';
import type { LaskupohjaBetoni, LaskupohjaLisa } from './laskupohja-hinnat.entity.js';
import type { Laskupohja, LaskupohjaRivi } from './laskupohja.entity.js';
import { noSummat, noTulos } from './pohjan-tulos.rules.js';

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

/** The lists of a template. Rows come in their order, the others as they were made. */
export interface PohjanListat {
  rivit: readonly LaskupohjaRivi[];
  betonit: readonly LaskupohjaBetoni[];
  lisat: readonly LaskupohjaLisa[];
}

/** A template with its lists, and how it fits an order. */
export const toLaskupohja = (
  pohja: Laskupohja,
  { rivit, betonit, lisat }: PohjanListat,
  tulos: PohjanTulos = noTulos,
  summatOf = (_: LaskupohjaRivi): PohjanRivinSummat => noSummat,
): LaskupohjaAnswer => ({
  ...toListed(pohja, rivit.length),
  ...tulos,
  rivit: rivit.map((rivi) => toLaskupohjaRivi(rivi, summatOf(rivi))),
  laskupohjaBetonit: betonit.map(toLaskupohjaBetoni),
  lisat: lisat.map((lisa) => ({
    ...stateOf(laskupohjaLisaFields, lisa),
    laskupohjaLisaId: lisa.laskupohjaLisaId,
    laskupohjaId: lisa.laskupohjaId,
  })),
});

export const toLaskupohjaBetoni = (betoni: LaskupohjaBetoni): LaskupohjaBetoniAnswer => ({
  ...stateOf(laskupohjaBetoniFields, betoni),
  laskupohjaBetoniId: betoni.laskupohjaBetoniId,
  laskupohjaId: betoni.laskupohjaId,
});

export const toLaskupohjaRivi = (
  rivi: LaskupohjaRivi,
  summat: PohjanRivinSummat = noSummat,
): LaskupohjaRiviAnswer => ({
  ...stateOf(laskupohjaRiviFields, rivi),
  ...summat,
  laskupohjaRiviId: rivi.laskupohjaRiviId,
  laskupohjaId: rivi.laskupohjaId,
});
