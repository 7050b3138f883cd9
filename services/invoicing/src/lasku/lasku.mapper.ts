import {
  laskuFields,
  laskuRiviFields,
  type Lasku,
  type LaskuHaku,
  type LaskuKohde,
  type LaskuListed,
  type LaskuLog,
  type LaskuRivi,
} from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import {
  cents,
  laskunSummat,
  laskunViitenumero,
  laskuTilaNimi,
  rfViite,
  rivinSummat,
  summa,
} from '@keikka/domain';
import type { KeikkaLaskuRivi } from './keikka-lasku-rivi.entity.js';
import type { KeikkaLaskuLog } from './keikka-lasku-log.entity.js';
import type { KeikkaLasku } from './keikka-lasku.entity.js';

/** What a list reads of an invoice. */
export type LaskuListedRow = Pick<
  KeikkaLasku,
  | 'keikkaLaskuId'
  | 'keikkaId'
  | 'hyvitettyKeikkaLaskuId'
  | 'laskuttajaAsiakasId'
  | 'maksajaAsiakasId'
  | 'maksajaAsiakasNimi'
  | 'keikkaLaskuStatusTypeId'
  | 'maksuEhtoPv'
  | 'pumppuAika'
  | 'tyomaaNimi'
  | 'laskuDestination'
  | 'lahetysTila'
  | 'laskuNo'
  | 'isLaskutettu'
  | 'eraPaiva'
  | 'sumEur'
  | 'alvSumma'
  | 'riviCount'
  | 'varmenne'
>;

function headOf(lasku: LaskuListedRow) {
  const { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, maksajaAsiakasNimi, tyomaaNimi } = lasku;
  return {
    keikkaLaskuId,
    keikkaId,
    hyvitettyKeikkaLaskuId: lasku.hyvitettyKeikkaLaskuId,
    laskuttajaAsiakasId,
    maksajaAsiakasNimi,
    keikkaLaskuStatusTypeName: laskuTilaNimi(lasku.keikkaLaskuStatusTypeId),
    pumppuAika: lasku.pumppuAika?.toISOString() ?? null,
    tyomaaNimi,
    laskuDestination: lasku.laskuDestination,
    laskuNo: lasku.laskuNo,
    isLaskutettu: lasku.isLaskutettu,
    eraPaiva: lasku.eraPaiva,
    lahetysTila: lasku.lahetysTila,
    sumEur: cents(lasku.sumEur),
    varmenne: lasku.varmenne,
  };
}

/** An invoice in a list, of its own row alone. */
export const toLaskuListed = (lasku: LaskuListedRow): LaskuListed => ({
  ...headOf(lasku),
  keikkaLaskuStatusTypeId: lasku.keikkaLaskuStatusTypeId,
  maksajaAsiakasId: lasku.maksajaAsiakasId,
  maksuEhtoPv: lasku.maksuEhtoPv,
  riviCount: lasku.riviCount,
  alvSumma: cents(lasku.alvSumma),
  yhteensa: summa([lasku.sumEur, lasku.alvSumma]),
});

/** A row of a page, beside the count and the sums of all; only these where no invoice is left. */
export type LaskuHakuRow = { lukumaara: number; netto: string; alv: string } & (
  LaskuListedRow | { keikkaLaskuId: null }
);

/** A page of at most so many of these rows. One more says that another page follows. */
export function toLaskuHaku(rows: readonly LaskuHakuRow[], raja: number): LaskuHaku {
  const { lukumaara = 0, netto = '0', alv = '0' } = rows[0] ?? {};
  const found = rows.flatMap((row) => (row.keikkaLaskuId === null ? [] : toLaskuListed(row)));
  const laskut = found.slice(0, raja);
  const last = laskut.at(-1);
  return {
    laskut,
    seuraava: last && found.length > raja ? `${last.pumppuAika ?? ''}_${last.keikkaLaskuId}` : null,
    yhteensa: { lukumaara, sumEur: cents(netto), alvSumma: cents(alv), yhteensa: summa([netto, alv]) },
  };
}

/** An invoice as it leaves the service, with the sums of its rows. */
export function toLasku(lasku: KeikkaLasku, rivit: readonly KeikkaLaskuRivi[], kohteet: LaskuKohde[]): Lasku {
  const viitenumero = laskunViitenumero(lasku.keikkaLaskuId);
  return {
    ...headOf(lasku),
    ...stateOf(laskuFields, lasku),
    laskuttajaType: lasku.laskuttajaType,
    fennoaInvoiceId: lasku.fennoaInvoiceId,
    kohteet,
    viitenumero,
    rfViite: rfViite(viitenumero),
    isDeleted: false,
    laskuCreated: lasku.laskuCreated.toISOString(),
    laskuCreatedBy: lasku.laskuCreatedBy,
    summat: laskunSummat(rivit),
  };
}

export function toLaskuRivi(rivi: KeikkaLaskuRivi): LaskuRivi {
  const { keikkaLaskuRiviId, keikkaId, keikkaLaskuId, keikkaLaskuPohjaId, keikkaLaskuPohjaRiviId } = rivi;
  return {
    ...stateOf(laskuRiviFields, rivi),
    ...rivinSummat(rivi),
    keikkaLaskuRiviId,
    keikkaId,
    keikkaLaskuId,
    keikkaLaskuPohjaId,
    keikkaLaskuPohjaRiviId,
    hyvitettyKeikkaLaskuRiviId: rivi.hyvitettyKeikkaLaskuRiviId,
    ehtoTäyttyy: rivi.ehtoTäyttyy,
    virhe: rivi.virhe,
    kaannetty: rivi.kaannetty,
    helpId: rivi.helpId,
    laskuttajaAsiakasId: rivi.laskuttajaAsiakasId,
    maksajaAsiakasId: rivi.maksajaAsiakasId,
    isLaskutettu: rivi.isLaskutettu,
    laskutettuTime: rivi.laskutettuTime?.toISOString() ?? null,
    laskuNo: rivi.laskuNo,
    varmenne: rivi.varmenne,
  };
}

export const toLaskuLog = ({
  keikkaLaskuId: _,
  lasku: __,
  entryTime,
  ...entry
}: KeikkaLaskuLog): LaskuLog => ({
  ...entry,
  entryTime: entryTime.toISOString(),
  hasData: false,
});
