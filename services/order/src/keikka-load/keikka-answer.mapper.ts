import type { KeikkaAccess, KeikkaGetAnswer, KeikkaTila } from '@keikka/contracts';
import { toKeikkaData } from './keikka-data.mapper.js';
import type { KeikkaParts } from './keikka-parts.js';

/**
 * The whole answer of an order load (O-243). The grid service adds the palkit beside the order. Parts that leave as
 * they were read are whitelisted by their SQL.
 */
export function toKeikkaAnswer(parts: KeikkaParts, access: KeikkaAccess): Omit<KeikkaGetAnswer, 'palkit'> {
  const { row, keikkaTyomaa, tyomaa, asiakas, vehicle, tila } = parts;
  const { tyomaaId } = keikkaTyomaa;
  const keikkaData = toKeikkaData(parts);
  return {
    keikkaData,
    tyomaaData: tyomaa,
    keikkaTyomaaData: tyomaaId === null ? null : { ...keikkaTyomaa, tyomaaId },
    asiakasData: asiakas,
    keikkaAsiakasData:
      row.asiakasId === null
        ? null
        : {
            asiakasId: row.asiakasId,
            asiakasNimi: keikkaData.asiakasNimi,
            ytunnus: keikkaData.ytunnus,
            colorCode: asiakas?.colorCode ?? '',
          },
    vehicleData: vehicle,
    tilaData: tila ?? unknownTila(row.keikkaTilaId),
    access,
  };
}

/** An order may carry a status outside the list (7, 11, 200; G-129). Such a status is shown by its number. */
function unknownTila(keikkaTilaId: number): KeikkaTila {
  return {
    keikkaTilaId,
    keikkaTilaSelite: String(keikkaTilaId),
    keikkaTilaSelite2: '',
    keikkaTilaCategory: 'muu',
    iconName: 'luonnos',
    iconColor: 'inherit',
    isSelectable: 0,
    orderNumber: 9999,
  };
}
