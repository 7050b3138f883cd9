import type { PreviousKeikka } from '@keikka/contracts';
import { gridBetoni } from './betoni.js';
import { tilaNames } from './keikka-tila.js';
import { at } from './times.js';
import { vehicleData } from './vehicle.js';

/** Another order at the site of an order. */
export function previousKeikka(changes: Partial<PreviousKeikka> = {}): PreviousKeikka {
  const { vehicleNo, vehiclePuomi } = vehicleData();
  const { keikkaTilaId, keikkaTilaSelite } = tilaNames(changes.keikkaTilaId);
  const { m3, betoniString } = gridBetoni();
  return {
    keikkaId: 4600,
    keikkaTilaId,
    keikkaTilaSelite,
    pumppuAika: at('7:30'),
    pumppuKesto: 150,
    pumppuLinja: 12,
    keikkaOtsikko: 'Antura',
    asiakasNimi: 'Rakennus Koskinen Oy',
    vehicleNo,
    vehiclePuomi,
    m3,
    betoniString,
    ...changes,
  };
}
