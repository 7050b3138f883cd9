import { MATKA_AT_MOST } from '@keikka/domain/ajomatka';
import { call } from '../../call.js';
import { fields, id, nullable, number, optional, reference, varmenne, whole } from '../../fields/field.js';
import type { KeikkaData } from '../keikka/types.js';
import type { TehdasOnKeikka } from '../sijainti/calls.js';
import type { Matka } from './types.js';

/** What an order says of who makes its concrete, and of the way from there. */
export type BetoniToimittajaOnKeikka = TehdasOnKeikka & Pick<KeikkaData, 'betoniAsiakasId'>;

/** With an order it is the order's copy of the site, which may stand elsewhere. */
const between = { sijaintiId: id(), tyomaaId: id(), keikkaId: optional(id()) };

/** What the call that gives an order its plant takes (O-160). */
const betoniToimittajaFields = fields({
  keikkaId: id(),
  betoniAsiakasId: nullable(reference('toimittaja')),
  sijaintiId: nullable(reference('sijainti')),
  matkaM: nullable(
    whole(0, MATKA_AT_MOST.metres, 'Ajomatka', { unit: 'm', refusal: 'KEIKKA.INVALID_MATKA' }),
  ),
  matkaAika: nullable(
    number({ from: 0, to: MATKA_AT_MOST.minutes, scale: 2, unit: 'min' }, 'Ajoaika', {
      refusal: 'KEIKKA.INVALID_AJOAIKA',
    }),
  ),
  varmenne: varmenne(),
});

export const matkaCalls = {
  /** The way from a factory to a site of the company: as it is stored, else looked up (O-251). */
  get: call('GET', '/api/matka/get/:sijaintiId/:tyomaaId', 'order.matka.get').takes(between).answers<Matka>(),
  /** The same, looked up in any case. */
  getFresh: call('GET', '/api/matka/getFresh/:sijaintiId/:tyomaaId', 'order.matka.get-fresh')
    .takes(between)
    .answers<Matka>(),
  /** Gives an order the maker of its concrete with the factory and the way from there (O-251). */
  saveBetoniToimittaja: call(
    'POST',
    '/api/keikka/betoniToimittaja/save',
    'order.keikka.set-betoni-toimittaja',
  )
    .takes(betoniToimittajaFields)
    .answersOk<BetoniToimittajaOnKeikka>(),
} as const;
