import type { PalkkiFields } from './grid/palkki/fields.js';
import type { TuoteFields } from './invoicing/tuote/fields.js';
import type { AsiakasData, TyomaaData } from './order/types.js';
import type { GridVehicle, PersonProjection, VehicleData } from './staff/types.js';

/**
 * The messages of the demo loader to each service's `*.demo.load` handler, in chunks below the message limit. The
 * generator chooses the ids (deterministic), so that the parts fit together across services. Days are `yyyymmdd`, times
 * ISO.
 */
export interface StaffDemo {
  asiakkaat?: (AsiakasData & { email: string; phone: string; isDefault: boolean })[];
  links?: { asiakasId: number; linkedAsiakasId: number; asiakasAsiakasLinkTypeId: 1 | 2 }[];
  persons?: (Omit<PersonProjection, 'asiakasId' | 'removed' | 'rev'> & {
    asiakasId: number;
    startDate: string | null;
    endDate: string | null;
    /** Only the demo logins have one. */
    password?: string;
    settingTypes: number[];
  })[];
  vehicles?: (Omit<VehicleData, 'vehicleTypeName'> &
    Pick<GridVehicle, 'firstDate' | 'lastDate' | 'sortNo' | 'defaultKuski_personId' | 'useNoDriverBar'>)[];
  personPvm?: {
    personId: number;
    yyyymmdd: string;
    personPvmStatusId: number;
    personPvmText: string;
    vehicleId: number | null;
  }[];
  partners?: { asiakasId: number; partnerKey: string; origins: string[] }[];
}

export interface OrderDemo {
  sijainnit?: {
    sijaintiId: number;
    asiakasId: number;
    sijaintiNimi: string;
    sijaintiLyh: string;
    osoite1: string;
    osoite2: string;
    lat: number;
    lng: number;
  }[];
  tyomaat?: (Omit<
    TyomaaData,
    'tyomaaMemo' | 'laskuViite' | 'tyomaaLat' | 'tyomaaLng' | 'tyomaaContactPersonId'
  > & {
    asiakasId: number;
    ownerAsiakasId: number;
    lat: number;
    lng: number;
  })[];
  keikat?: OrderDemoKeikka[];
  /** Access records: who may read or write an order, site or customer (O-136 …). */
  auths?: { kind: 'keikka' | 'tyomaa' | 'asiakas'; id: number; personId: number; level: 'read' | 'write' }[];
}

export interface OrderDemoKeikka {
  keikkaId: number;
  ownerAsiakasId: number;
  sourceAsiakasId: number;
  asiakasId: number;
  betoniAsiakasId: number | null;
  betoniSijaintiId: number | null;
  betoniMatkaM: number | null;
  betoniMatkaAika: number | null;
  pumppuAsiakasId: number | null;
  tyomaaId: number;
  vehicleId: number | null;
  vehicleTypeId: number;
  keikkaTilaId: number;
  pumppuAika: string;
  pumppuKesto: number;
  pumppuPuomi: number | null;
  optimalPumppuPuomi: number | null;
  pumppuLinja: number | null;
  keikkaOtsikko: string;
  keikkaComment: string;
  keikkaAjoOhje: string;
  kuskit: number[];
  betonit: {
    m3: number;
    laatuId: number;
    raeKokoId: number;
    lujuusId: number;
    notkeusId: number;
    kayttoIkaId: number;
    rasitusluokat: string;
    isNopea: 0 | 1;
    betoniComment: string;
    betoniVahvistettu: boolean | null;
  }[];
  stepLogTypes: number[];
}

export interface GridDemo {
  palkit?: (Pick<
    PalkkiFields,
    'vehicleId' | 'grid_palkkiTypeId' | 'timeStart' | 'timeEnd' | 'keikkaComment'
  > & {
    palkkiId: number;
    ownerAsiakasId: number;
    /** Companies besides the owner that see the palkki (G-107). */
    visibleTo: number[];
  })[];
}

export interface InvoicingDemo {
  tuotteet?: (Pick<
    TuoteFields,
    | 'nimike'
    | 'lisäNimike'
    | 'yksikkö'
    | 'alv'
    | 'hinta'
    | 'orderNum'
    | 'tuoteCatTypeId'
    | 'määräKaava'
    | 'kommentti'
  > & {
    tuoteId: number;
    laskuttajaAsiakasId: number;
    foreignKeys: { foreignKeySourceId: number; foreignKey: string }[];
    /** The product stands on an invoice row, so that it cannot be deleted (I-088). */
    isUsed: boolean;
  })[];
}
