import type { AsiakasData, KeikkaAccess, KeikkaGetAnswer, KeikkaTila, VehicleData } from '@keikka/contracts';
import type { AsiakasProjectionRow, VehicleProjectionRow } from '@keikka/server';
import { toTyomaaData } from '../tyomaa/tyomaa.mapper.js';
import { toKeikkaData } from './keikka-data.mapper.js';
import type { KeikkaParts } from './keikka-parts.js';

/** The whole answer of an order load (O-243); the bars beside the order are the grid service's. */
export function toKeikkaAnswer(parts: KeikkaParts, access: KeikkaAccess): Omit<KeikkaGetAnswer, 'palkit'> {
  const { keikka, tyomaa, asiakas, vehicle, tila } = parts;
  const keikkaData = toKeikkaData(parts);
  return {
    keikkaData,
    tyomaaData: tyomaa && toTyomaaData(tyomaa.tyomaaId, tyomaa),
    keikkaTyomaaData: keikka.tyomaaId === null ? null : toTyomaaData(keikka.tyomaaId, keikka),
    asiakasData: asiakas && toAsiakasData(asiakas),
    keikkaAsiakasData:
      keikka.asiakasId === null
        ? null
        : {
            asiakasId: keikka.asiakasId,
            asiakasNimi: keikkaData.asiakasNimi,
            ytunnus: keikkaData.ytunnus,
            colorCode: asiakas?.colorCode ?? '',
          },
    vehicleData: vehicle && toVehicleData(vehicle),
    tilaData: tila ?? unknownTila(keikka.keikkaTilaId),
    access,
  };
}

function toAsiakasData(asiakas: AsiakasProjectionRow): AsiakasData {
  return {
    asiakasId: asiakas.asiakasId,
    asiakasNimi: asiakas.asiakasNimi,
    ytunnus: asiakas.ytunnus,
    colorCode: asiakas.colorCode,
  };
}

function toVehicleData(vehicle: VehicleProjectionRow): VehicleData {
  return {
    vehicleId: vehicle.vehicleId,
    vehicleNo: vehicle.vehicleNo,
    vehicleRegNo: vehicle.vehicleRegNo,
    vehicleNimi: vehicle.vehicleNimi,
    vehiclePuomi: vehicle.vehiclePuomi,
    vehicleTypeId: vehicle.vehicleTypeId,
    vehicleTypeName: vehicle.vehicleTypeName,
    asiakasId: vehicle.asiakasId,
  };
}

/** An order may carry a status that is not in the list (7, 11, 200; G-129): it is shown by its number. */
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
