import { call } from '../../call.js';
import { id, nullable, reference, varmenne } from '../../fields/field.js';
import type { KeikkaData } from '../keikka/types.js';
import type { SijaintiData } from './types.js';

/** What an order says of its factory. */
export type TehdasOnKeikka = Pick<
  KeikkaData,
  | 'betoniSijaintiId'
  | 'betoniSijaintiNimi'
  | 'betoniSijaintiLyh'
  | 'betoniSijaintiLat'
  | 'betoniSijaintiLng'
  | 'betoniSijaintiOsoite1'
  | 'betoniSijaintiOsoite2'
  | 'betoniMatkaM'
  | 'betoniMatkaAika'
  | 'varmenne'
>;

export const sijaintiCalls = {
  /**
   * The factories of the company's own or of one that supplies it, by name; with 0 those of all of them (O-250). Only factories
   * are offered (O-090).
   */
  list: call('GET', '/api/sijainti/list/:asiakasId', 'order.sijainti.list')
    .takes({ asiakasId: reference() })
    .answers<SijaintiData[]>(),
  /** Gives an order a factory of its concrete maker, or none (O-128). */
  saveOnKeikka: call('POST', '/api/keikka/sijainti/save', 'order.keikka.set-sijainti')
    .takes({ keikkaId: id(), sijaintiId: nullable(reference('sijainti')), varmenne: varmenne() })
    .answers<TehdasOnKeikka>(),
} as const;
