import type { KeikkaData } from '@keikka/contracts';
import { pumppuKestoH } from '@keikka/domain';
import { stepLogType } from '../step-log/step-log.rules.js';
import { addressLine } from '../tyomaa/tyomaa.mapper.js';
import type { KeikkaParts } from './keikka-parts.js';

/** The order as it leaves: what is not named here stays in the house. */
export function toKeikkaData(parts: KeikkaParts): KeikkaData {
  const { keikka, row, betonit, kuskit, isPriced } = parts;
  return {
    ...row,
    betonit,
    kuskit,
    ...(isPriced && { hinta_value: betonit[0]?.hinta_value ?? null }),
    vehicleId: keikka.vehicleId,
    foreignKey: keikka.foreignKey,
    locked: keikka.locked,
    isLocked: keikka.isLocked,
    laskupohjaId: keikka.laskupohjaId,
    // Invoices are the invoicing service's; whoever shows both puts them in.
    laskut: [],
    updatedTime: keikka.updatedTime.toISOString(),
    ytunnus: keikka.ytunnus || (parts.asiakas?.ytunnus ?? ''),
    ...timeOf(parts),
    ...flagsOf(parts),
    ...suppliersOf(parts),
    ...tyomaaOf(parts),
    ...contactsOf(parts),
  };
}

function timeOf({ keikka }: KeikkaParts) {
  return {
    pumppuKestoH: pumppuKestoH(keikka.pumppuKesto),
    // The end recorded on the delivery, not the planned one (C-55).
    pumppuEnd: null,
    betoniAika: keikka.betoniAika?.toISOString() ?? null,
    tyhjänäTyömaalle: keikka.tyhjänäTyömaalle,
    kellonAikaTxt: keikka.kellonAikaTxt,
    ehdotaAikaa: keikka.ehdotaAikaa,
  };
}

function flagsOf({ keikka, stepLogTypes, betonit }: KeikkaParts) {
  const isSent = (...types: number[]): boolean => types.some((type) => stepLogTypes.has(type));
  return {
    isStepLogAccepted: keikka.isStepLogAccepted,
    isLaskutusSet: keikka.isLaskutusSet,
    isToimitusSet: keikka.isToimitusSet,
    isBetoniSuoraLaskutus: keikka.isBetoniSuoraLaskutus,
    isPumppuSuoraLaskutus: keikka.isPumppuSuoraLaskutus,
    hasBetoni: keikka.betoniAsiakasId !== null || betonit.length > 0,
    hasPumppu: keikka.pumppuAsiakasId !== null,
    hasLattia: keikka.lattiaAsiakasId !== null,
    hasToimitus: keikka.hasToimitus,
    toimitusToimitettu: keikka.toimitusToimitettu,
    betonitiedotLahetetty: keikka.betonitiedotLahetetty || isSent(stepLogType.betonitiedotLahetetty),
    tilausvahvistusLahetetty:
      keikka.tilausvahvistusLahetetty ||
      isSent(stepLogType.tilausvahvistusLahetetty, stepLogType.tilausvahvistus),
  };
}

function suppliersOf({ keikka, betoniAsiakas }: KeikkaParts) {
  return {
    pumppuSijaintiId: keikka.pumppuSijaintiId,
    lattiaAsiakasId: keikka.lattiaAsiakasId,
    lattiaSijaintiId: keikka.lattiaSijaintiId,
    lattiaMatkaM: keikka.lattiaMatkaM,
    lattiaMatkaAika: keikka.lattiaMatkaAika,
    betoniAsiakasEmail: betoniAsiakas?.email ?? '',
    betoniAsiakasPhone: betoniAsiakas?.phone ?? '',
    betoniSijaintiId: keikka.betoniSijaintiId,
    betoniSijaintiLyh: keikka.betoniSijaintiLyh,
    betoniSijaintiLat: keikka.betoniSijaintiLat,
    betoniSijaintiLng: keikka.betoniSijaintiLng,
    betoniSijaintiOsoite1: keikka.betoniSijaintiOsoite1,
    betoniSijaintiOsoite2: keikka.betoniSijaintiOsoite2,
  };
}

function tyomaaOf({ keikka }: KeikkaParts) {
  return {
    tyomaaNum: keikka.tyomaaNum,
    tyomaaOsoite: addressLine(keikka),
    tyomaaMemo: keikka.tyomaaMemo,
    tyomaaLat: keikka.tyomaaLat,
    tyomaaLng: keikka.tyomaaLng,
    tyomaaContactPersonId: keikka.tyomaaContactPersonId,
    postinumero: keikka.tyomaaOsoite3,
    kaupunki: keikka.tyomaaOsoite4,
  };
}

function contactsOf({ keikka, person }: KeikkaParts) {
  return {
    keikkaContactPersonId: keikka.keikkaContactPersonId,
    asiakasContactPersonId: keikka.asiakasContactPersonId,
    personId: keikka.personId,
    personFirstName: person?.personFirstName ?? '',
    personLastName: person?.personLastName ?? '',
    personPhone: person?.personPhone ?? '',
    personEmail: person?.personEmail ?? '',
    personMemo: keikka.personMemo,
    yhteyshenkiloEmail: keikka.yhteyshenkiloEmail,
  };
}
