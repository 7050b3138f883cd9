import { keikkaTila, keikkaTilaSelite } from '@keikka/domain';
import type { KeikkaData, KeikkaKuski } from './types.js';

/** A concrete line as the grid needs it (G-113). `betoniVahvistettu`: null unconfirmed, true confirmed, false refused. */
interface GridBetoni {
  keikkaBetoniId: number;
  m3: number;
  betoniString: string;
  betoniVahvistettu: boolean | null;
}

/** The fields of an order that the grid shows unchanged. */
type GridField =
  | 'isKeikka'
  | 'isPalkki'
  | 'isTemp'
  | 'keikkaId'
  | 'keikkaTilaId'
  | 'keikkaTilaCategory'
  | 'keikkaTilaSelite'
  | 'vehicleRowNum'
  | 'vehicleTypeId'
  | 'ownerAsiakasId'
  | 'sourceAsiakasId'
  | 'sourceAsiakasNimi'
  | 'sourceAsiakasColorCode'
  | 'asiakasId'
  | 'asiakasNimi'
  | 'timeStart'
  | 'timeEnd'
  | 'pumppuAika'
  | 'pumppuKesto'
  | 'pumppuAsiakasId'
  | 'pumppuPuomi'
  | 'optimalPumppuPuomi'
  | 'pumppuLinja'
  | 'pumppuMatkaM'
  | 'pumppuMatkaAika'
  | 'betoniAsiakasId'
  | 'betoniAsiakasNimi'
  | 'betoniSijaintiNimi'
  | 'betoniMatkaM'
  | 'betoniMatkaAika'
  | 'tyomaaId'
  | 'tyomaaNimi'
  | 'tyomaaOsoite1'
  | 'tyomaaOsoite2'
  | 'tyomaaOsoite3'
  | 'tyomaaOsoite4'
  | 'yhteyshenkiloNimi'
  | 'yhteyshenkiloPuhelin'
  | 'keikkaOtsikko'
  | 'keikkaComment'
  | 'keikkaAjoOhje'
  | 'm3'
  | 'keikkaReminders'
  | 'tarkistettavat'
  | 'isLaskutusSet'
  | 'varmenne';

/** An order in the grid (G-113): an extract of the whole order. */
export interface GridKeikka extends Pick<KeikkaData, GridField> {
  /** 0 while the order has none. */
  vehicleId: number;
  /** The site, WGS 84, to the metre (five decimals); null while its place is unknown. */
  tyomaaLat: number | null;
  tyomaaLng: number | null;
  betonit: GridBetoni[];
  kuskit: KeikkaKuski[];
}

/** An order that the viewer may not read (O-105, C-43). It shows only that the vehicle is reserved. */
export interface MaskedKeikka {
  isKeikka: true;
  isPalkki: false;
  isTemp: false;
  keikkaId: number;
  keikkaTilaId: typeof keikkaTila.eiPaasya;
  keikkaTilaCategory: 'muu';
  keikkaTilaSelite: typeof keikkaTilaSelite.eiPaasya;
  vehicleId: number;
  ownerAsiakasId: number;
  timeStart: string;
  timeEnd: string;
  pumppuAika: string;
  pumppuKesto: number;
  kuskit: [];
  betonit: [];
}

/** The masked form of an order, for a viewer without read right. */
export function maskKeikka(row: GridKeikka): MaskedKeikka {
  return {
    isKeikka: true,
    isPalkki: false,
    isTemp: false,
    keikkaId: row.keikkaId,
    keikkaTilaId: keikkaTila.eiPaasya,
    keikkaTilaCategory: 'muu',
    keikkaTilaSelite: keikkaTilaSelite.eiPaasya,
    vehicleId: row.vehicleId,
    ownerAsiakasId: row.ownerAsiakasId,
    timeStart: row.timeStart,
    timeEnd: row.timeEnd,
    pumppuAika: row.pumppuAika,
    pumppuKesto: row.pumppuKesto,
    kuskit: [],
    betonit: [],
  };
}
