import { keikkaFields, type KeikkaData, type KeikkaFields } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { pumppuKestoH } from '@keikka/domain';
import { stepLogType } from '../step-log/step-log.rules.js';
import { addressLine } from '../tyomaa/tyomaa.rules.js';
import type { KeikkaParts } from './keikka-parts.js';

/** The order as it leaves the service. Only the fields named here leave. */
export function toKeikkaData(parts: KeikkaParts): KeikkaData {
  const { keikka, asiakas, betonit, isPriced } = parts;
  const fields = stateOf(keikkaFields, parts.fields);
  return {
    ...fields,
    ...identityOf(parts),
    ...pumppausOf(parts),
    ...placesOf(parts),
    ...contentOf(parts),
    ...(isPriced && { hinta_value: betonit[0]?.hinta_value ?? null }),
    foreignKey: keikka.foreignKey,
    locked: keikka.locked,
    isLocked: keikka.isLocked,
    laskupohjaId: keikka.laskupohjaId,
    // The invoicing service knows the invoices; the caller that shows both adds them.
    laskut: [],
    updatedTime: keikka.updatedTime,
    ytunnus: keikka.ytunnus || (asiakas?.ytunnus ?? ''),
    ...timeOf(parts),
    ...flagsOf(parts, fields),
    ...suppliersOf(parts),
    ...tyomaaOf(parts),
    ...contactsOf(parts),
  };
}

function identityOf({ row }: KeikkaParts) {
  return {
    isKeikka: row.isKeikka,
    isPalkki: row.isPalkki,
    isTemp: row.isTemp,
    keikkaId: row.keikkaId,
    keikkaTilaId: row.keikkaTilaId,
    keikkaTilaCategory: row.keikkaTilaCategory,
    keikkaTilaSelite: row.keikkaTilaSelite,
    vehicleRowNum: row.vehicleRowNum,
    ownerAsiakasId: row.ownerAsiakasId,
    sourceAsiakasId: row.sourceAsiakasId,
    sourceAsiakasNimi: row.sourceAsiakasNimi,
    sourceAsiakasColorCode: row.sourceAsiakasColorCode,
    asiakasNimi: row.asiakasNimi,
  };
}

function pumppausOf({ row }: KeikkaParts) {
  return {
    timeStart: row.timeStart,
    timeEnd: row.timeEnd,
    pumppuAika: row.pumppuAika,
  };
}

function placesOf({ row }: KeikkaParts) {
  return {
    betoniAsiakasNimi: row.betoniAsiakasNimi,
    betoniSijaintiNimi: row.betoniSijaintiNimi,
    tyomaaId: row.tyomaaId,
    tyomaaNimi: row.tyomaaNimi,
    tyomaaOsoite1: row.tyomaaOsoite1,
    tyomaaOsoite2: row.tyomaaOsoite2,
    tyomaaOsoite3: row.tyomaaOsoite3,
    tyomaaOsoite4: row.tyomaaOsoite4,
    yhteyshenkiloNimi: row.yhteyshenkiloNimi,
    yhteyshenkiloPuhelin: row.yhteyshenkiloPuhelin,
  };
}

function contentOf({ row, betonit, kuskit }: KeikkaParts) {
  return {
    m3: row.m3,
    betonit,
    kuskit,
    keikkaReminders: row.keikkaReminders,
    varmenne: row.varmenne,
  };
}

function timeOf({ row }: KeikkaParts) {
  return {
    pumppuKestoH: pumppuKestoH(row.pumppuKesto),
    // The end that the delivery recorded, not the planned one (C-55).
    pumppuEnd: null,
  };
}

function flagsOf({ keikka, stepLogTypes, betonit }: KeikkaParts, fields: KeikkaFields) {
  const isSent = (...types: number[]): boolean => types.some((type) => stepLogTypes.includes(type));
  return {
    isStepLogAccepted: keikka.isStepLogAccepted,
    isLaskutusSet: keikka.isLaskutusSet,
    isToimitusSet: keikka.isToimitusSet,
    hasBetoni: fields.betoniAsiakasId !== null || betonit.length > 0,
    hasPumppu: fields.pumppuAsiakasId !== null,
    hasLattia: fields.lattiaAsiakasId !== null,
    hasToimitus: keikka.hasToimitus,
    toimitusToimitettu: keikka.toimitusToimitettu,
    betonitiedotLahetetty: keikka.betonitiedotLahetetty || isSent(stepLogType.betonitiedotLahetetty),
    tilausvahvistusLahetetty:
      keikka.tilausvahvistusLahetetty ||
      isSent(stepLogType.tilausvahvistusLahetetty, stepLogType.tilausvahvistus),
  };
}

function suppliersOf({ tehdas, betoniAsiakas }: KeikkaParts) {
  return {
    betoniAsiakasEmail: betoniAsiakas?.email ?? '',
    betoniAsiakasPhone: betoniAsiakas?.phone ?? '',
    betoniSijaintiLyh: tehdas.betoniSijaintiLyh,
    betoniSijaintiLat: tehdas.betoniSijaintiLat,
    betoniSijaintiLng: tehdas.betoniSijaintiLng,
    betoniSijaintiOsoite1: tehdas.betoniSijaintiOsoite1,
    betoniSijaintiOsoite2: tehdas.betoniSijaintiOsoite2,
  };
}

function tyomaaOf({ keikkaTyomaa: site }: KeikkaParts) {
  return {
    tyomaaNum: site.tyomaaNum,
    tyomaaOsoite: addressLine(site),
    tyomaaMemo: site.tyomaaMemo,
    tyomaaLat: site.tyomaaLat,
    tyomaaLng: site.tyomaaLng,
    tyomaaContactPersonId: site.tyomaaContactPersonId,
    postinumero: site.tyomaaOsoite3,
    kaupunki: site.tyomaaOsoite4,
  };
}

function contactsOf({ keikkaTyomaa, person }: KeikkaParts) {
  return {
    personFirstName: person?.personFirstName ?? '',
    personLastName: person?.personLastName ?? '',
    personPhone: person?.personPhone ?? '',
    personEmail: person?.personEmail ?? '',
    yhteyshenkiloEmail: keikkaTyomaa.yhteyshenkiloEmail,
  };
}
