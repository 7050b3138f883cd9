import type { KeikkaFields } from '@keikka/contracts';
import { pumppuKestoH, stepLogType } from '@keikka/domain';
import { addressLine } from '../tyomaa/tyomaa.rules.js';
import type { KeikkaParts } from './keikka-load.sql.js';

/** What an order's answer says beyond its stored fields: what follows from them and from other parts. */
export function computed(parts: KeikkaParts, fields: KeikkaFields) {
  const { keikka, row, asiakas, betonit, isPriced, kuskit, betoniAsiakas } = parts;
  const person = parts.persons.find(({ personId }) => personId === fields.personId);
  return {
    // Empty while the order has no time.
    pumppuAika: row.pumppuAika,
    pumppuKestoH: pumppuKestoH(fields.pumppuKesto),
    // The end that the delivery recorded, not the planned one (C-55).
    pumppuEnd: null,
    ytunnus: keikka.ytunnus || (asiakas?.ytunnus ?? ''),
    ...flagsOf(parts, fields),
    betoniAsiakasEmail: betoniAsiakas?.email ?? '',
    betoniAsiakasPhone: betoniAsiakas?.phone ?? '',
    pumppuAsiakasNimi: parts.pumppuAsiakasNimi ?? '',
    tyomaaOsoite: addressLine(fields),
    postinumero: fields.tyomaaOsoite3,
    kaupunki: fields.tyomaaOsoite4,
    personFirstName: person?.personFirstName ?? '',
    personLastName: person?.personLastName ?? '',
    personPhone: person?.personPhone ?? '',
    personEmail: person?.personEmail ?? '',
    betonit,
    kuskit,
    ...(isPriced && { hinta_value: betonit[0]?.hinta_value ?? null }),
    laskut: parts.laskut,
  };
}

function flagsOf({ keikka, stepLogTypes, betonit }: KeikkaParts, fields: KeikkaFields) {
  const isSent = (...types: number[]): boolean => types.some((type) => stepLogTypes.includes(type));
  return {
    hasBetoni: fields.betoniAsiakasId !== null || betonit.length > 0,
    hasPumppu: fields.pumppuAsiakasId !== null,
    hasLattia: fields.lattiaAsiakasId !== null,
    betonitiedotLahetetty: keikka.betonitiedotLahetetty || isSent(stepLogType.betonitiedotLahetetty),
    tilausvahvistusLahetetty:
      keikka.tilausvahvistusLahetetty ||
      isSent(stepLogType.tilausvahvistusLahetetty, stepLogType.tilausvahvistus),
  };
}
