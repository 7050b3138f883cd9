import {
  laskupohjaRiviFields,
  laskuRiviFields,
  type LaskuRivi,
  type LaskuRiviFields,
  type LaskuRiviSave,
  type LaskupohjaRivi,
  type LaskupohjaRiviFields,
} from '@keikka/contracts';
import { blankOf, savedFields } from '@keikka/contracts/fields';
import { DEFAULT_ALV, rivinSummat } from '@keikka/domain';

/** A formula that is a number alone is that number too. */
const NUMBER = /^-?\d+([.,]\d+)?$/;

/** The formula of a value: as it is written, or else the value itself. Undefined where a save says neither. */
const kaavaOf = (kaava: string | undefined, value: string | null | undefined): string | undefined =>
  kaava || (value === undefined ? kaava : (value ?? ''));

/** A row of an invoice as a row of a template: what is a value there is a formula here (C-11). */
export function toPohjanRivi(save: LaskuRiviSave): Partial<LaskupohjaRiviFields> {
  return savedFields(laskupohjaRiviFields, {
    otsikko: kaavaOf(save.riviSeliteKaava, save.riviSelite),
    laskuRiviTxtEval: kaavaOf(save.riviSelite2Kaava, save.riviSelite2),
    evalCriteria: save.ehtoKaava,
    tuoteId: save.tuoteId,
    tuoteIdEval: save.tuoteIdKaava,
    maaraEval: kaavaOf(save.määräKaava, save.määrä),
    hintaEval: kaavaOf(save.hintaKaava, save.hinta),
    yksikko: save.yksikkö,
    alv: save.alv,
    alennusProsentti: save.aleProsentti ?? save.alennus,
    luoLaskuRivi: save.aktiivinen,
    sortNum: save.sortNum,
  });
}

/** A row of a template as the save of a row answers it. It has no sums: they are of an order. */
export function toLaskuRivi(
  rivi: LaskupohjaRivi,
  parties: Pick<LaskuRivi, 'laskuttajaAsiakasId' | 'maksajaAsiakasId' | 'varmenne'>,
): LaskuRivi {
  const number = (kaava: string): string | null =>
    NUMBER.test(kaava.trim()) ? kaava.trim().replace(',', '.') : null;
  const { laskupohjaId, laskupohjaRiviId } = rivi;
  const values: LaskuRiviFields = {
    ...(blankOf(laskuRiviFields) as LaskuRiviFields),
    aktiivinen: rivi.luoLaskuRivi,
    riviSelite: rivi.otsikko,
    riviSeliteKaava: rivi.otsikko,
    riviSelite2: rivi.laskuRiviTxtEval,
    riviSelite2Kaava: rivi.laskuRiviTxtEval,
    määrä: number(rivi.maaraEval),
    määräKaava: rivi.maaraEval,
    yksikkö: rivi.yksikko,
    hinta: number(rivi.hintaEval),
    hintaKaava: rivi.hintaEval,
    ehtoKaava: rivi.evalCriteria,
    aleProsentti: rivi.alennusProsentti,
    alv: rivi.alv ?? DEFAULT_ALV,
    tuoteId: rivi.tuoteId,
    tuoteIdKaava: rivi.tuoteIdEval,
    sortNum: rivi.sortNum,
  };
  return {
    ...values,
    kaannetty: false,
    ...rivinSummat({ ...values, määrä: null, ehtoTäyttyy: null }),
    keikkaLaskuRiviId: laskupohjaRiviId,
    keikkaId: null,
    keikkaLaskuId: null,
    hyvitettyKeikkaLaskuRiviId: null,
    keikkaLaskuPohjaId: laskupohjaId,
    keikkaLaskuPohjaRiviId: laskupohjaRiviId,
    ehtoTäyttyy: null,
    virhe: '',
    helpId: null,
    isLaskutettu: false,
    laskutettuTime: null,
    laskuNo: '',
    ...parties,
  };
}
