import { call } from '../../call.js';
import { decimal, id, lines, optional, text } from '../../fields/field.js';
import { laskuRiviFields, MOST_RIVIT } from '../lasku/fields.js';
import type { Hyvitettava, HyvitettavaNyt } from './types.js';

const prefix = '/api/keikka/laskutus/hyvitys';

const rivi = {
  keikkaLaskuRiviId: id(),
  määrä: decimal({ from: -1_000_000, to: 1_000_000, scale: 4 }, 'Määrä', {
    refusal: 'LASKURIVI.MAARA_OUT_OF_RANGE',
  }),
  /** Why, on the credit under the row's name; without it the original's text stays. */
  riviSelite2: optional(laskuRiviFields.riviSelite2),
};

/** A billed invoice is never changed: a credit that names it corrects it. */
export const hyvitysCalls = {
  get: call('GET', `${prefix}/get/:keikkaLaskuId`, 'invoicing.hyvitys.get')
    .takes({ keikkaLaskuId: id() })
    .answers<Hyvitettava>(),
  /** What has changed of the order and the templates since the invoice, for who considers a credit. */
  nyt: call('GET', `${prefix}/nyt/:keikkaLaskuId`, 'invoicing.hyvitys.nyt')
    .takes({ keikkaLaskuId: id() })
    .answers<HyvitettavaNyt>(),
  /**
   * Makes a credit of a billed invoice: of these rows, or without them of all that earlier credits have left. A quantity is
   * the amount that is credited, or negative as it will stand on the credit.
   */
  luo: call('POST', `${prefix}/luo`, 'invoicing.hyvitys.luo')
    .takes({
      keikkaLaskuId: id(),
      rivit: optional(lines(rivi, { most: MOST_RIVIT, id: 'keikkaLaskuRiviId' })),
      syy: optional(text(2000)),
    })
    .answers<{ keikkaLaskuId: number }>(),
} as const;
