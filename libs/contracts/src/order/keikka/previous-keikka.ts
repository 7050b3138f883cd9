import type { KeikkaData } from './types.js';

/** Another order at the same site, as the list of them shows it (O-019). It has no prices. */
export interface PreviousKeikka extends Pick<
  KeikkaData,
  | 'keikkaId'
  | 'keikkaTilaId'
  | 'keikkaTilaSelite'
  | 'pumppuAika'
  | 'pumppuKesto'
  | 'pumppuLinja'
  | 'keikkaOtsikko'
  | 'asiakasNimi'
  | 'm3'
> {
  /** Empty while the order has no vehicle. */
  vehicleNo: string;
  vehiclePuomi: number | null;
  /** The concretes of the order in words, each once. */
  betoniString: string;
}
