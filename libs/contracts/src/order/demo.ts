import type { BetoniShortCut } from '@keikka/domain';
import type { TyomaaData } from './tyomaa/types.js';

/**
 * What the demo loader sends to `order.demo.load`, in chunks below the message limit. The
 * generator chooses the ids (deterministic), so that the parts fit together across services. Days are `yyyymmdd`, times
 * ISO.
 */
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
  tyomaat?: (Omit<TyomaaData, 'tyomaaMemo' | 'laskuViite' | 'tyomaaLat' | 'tyomaaLng'> & {
    asiakasId: number;
    ownerAsiakasId: number;
    lat: number;
    lng: number;
  })[];
  keikat?: OrderDemoKeikka[];
  /** Access records: who may read or write an order, site or customer (O-136 …). */
  auths?: { kind: 'keikka' | 'tyomaa' | 'asiakas'; id: number; personId: number; level: 'read' | 'write' }[];
  /** The invoices of orders as the order tells of them. */
  laskut?: { keikkaLaskuId: number; keikkaId: number; laskuttajaAsiakasId: number; statusName: string }[];
  /** Commands of companies for the command box. */
  shortCuts?: (BetoniShortCut & { asiakasId: number })[];
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
    /** Drawn where it is absent. */
    keikkaBetoniId?: number;
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
