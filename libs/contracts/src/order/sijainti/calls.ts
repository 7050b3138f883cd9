import { call } from '../../call.js';
import { id, nullable, partial, reference, varmenne } from '../../fields/field.js';
import type { KeikkaData } from '../keikka/types.js';
import { sijaintiFields } from './fields.js';
import type { ListedSijainti, SijaintiData, SijaintiVersio } from './types.js';

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
  /**
   * All factories of the company's own and of its suppliers by name, with what goes from each. The path is ours, as are those
   * below.
   */
  listAll: call('GET', '/api/sijainti/listAll', 'order.sijainti.list-all').answers<ListedSijainti[]>(),
  /** A factory of the company's own or of a supplier. */
  get: call('GET', '/api/sijainti/get/:sijaintiId', 'order.sijainti.get')
    .takes({ sijaintiId: id() })
    .answers<SijaintiVersio>(),
  /** Saves fields of a factory of the company's own. The orders that have it keep their copies. */
  set: call('POST', '/api/sijainti/set', 'order.sijainti.set')
    .takes({ ...partial(sijaintiFields), sijaintiId: id(), varmenne: varmenne() })
    .answers<SijaintiVersio>(),
  create: call('POST', '/api/sijainti/new', 'order.sijainti.create')
    .takes({ ...partial(sijaintiFields), sijaintiNimi: sijaintiFields.sijaintiNimi })
    .answers<SijaintiVersio>(),
  /** Deletes a factory that no order to come names; its name stays on the orders that were delivered from it. */
  delete: call('DELETE', '/api/sijainti/delete/:sijaintiId', 'order.sijainti.delete')
    .takes({ sijaintiId: id(), varmenne: varmenne() })
    .answersOk<{ sijaintiId: number; varmenne: number }>(),
  /** Brings a deleted factory back: the undo of its deletion. */
  restore: call('POST', '/api/sijainti/restore', 'order.sijainti.restore')
    .takes({ sijaintiId: id(), varmenne: varmenne() })
    .answersOk<{ sijaintiId: number; varmenne: number }>(),
} as const;
