import { call } from '../../call.js';
import { id, optional, record, reference, varmenne } from '../../fields/field.js';
import { authFields } from './fields.js';
import type { TunnettuHenkilo } from '../../staff/person/types.js';
import type { Oikeudet, OikeusHenkilo } from './types.js';

const auth = () => record(authFields);

/**
 * Who may read or write an order, the orders of a site, or those of a customer (O-136 to O-140, O-247, O-248). The lists of
 * sites are among the calls of sites. What the 0 of a path stands for is not printed.
 */
export const oikeudetCalls = {
  listOnKeikka: call('GET', '/keikka/person/list/:keikkaId', 'order.oikeudet.list-keikka')
    .takes({ keikkaId: id() })
    .answers<Oikeudet>(),
  /** Without `auth` the person stands on the list and has no access. Who is on it already keeps the level. */
  addToKeikka: call('POST', '/api/keikka/person/add', 'order.oikeudet.add-keikka')
    .takes({ keikkaId: id(), personId: id(), auth: optional(auth()) })
    .answersOk<OikeusHenkilo>(),
  removeFromKeikka: call('POST', '/api/keikka/person/remove', 'order.oikeudet.remove-keikka')
    .takes({ keikkaId: id(), personId: id() })
    .answersOk<{ keikkaId: number; personId: number }>(),
  saveOnKeikka: call('POST', '/api/keikka/person/auth/save', 'order.oikeudet.save-keikka')
    .takes({ keikkaId: id(), personId: id(), auth: auth() })
    .answersOk<OikeusHenkilo>(),
  /** Names whom to call about the order; person 0 is nobody (O-248). */
  setContactOnKeikka: call('POST', '/api/keikka/contactPerson/set', 'order.keikka.set-contact-person')
    .takes({ keikkaId: id(), personId: reference('person'), varmenne: varmenne() })
    .answersOk<{ keikkaId: number; varmenne: number }>(),
  /** Names whom to call of the order's customer; person 0 is nobody (O-248). */
  setContactOnAsiakas: call('POST', '/api/asiakas/contactPerson/set', 'order.keikka.set-asiakas-contact')
    .takes({
      asiakasId: reference('asiakas'),
      personId: reference('person'),
      keikkaId: id(),
      varmenne: varmenne(),
    })
    .answersOk<{ keikkaId: number; varmenne: number }>(),
  saveOnTyomaa: call('POST', '/api/tyomaa/person/auth/save', 'order.oikeudet.save-tyomaa')
    .takes({ tyomaaId: id(), personId: id(), auth: auth() })
    .answersOk<OikeusHenkilo>(),
  /** Those whom the company knows as the customer's contacts, and who else has access. */
  listOnAsiakas: call('GET', '/asiakas/person/list/:asiakasId/0', 'order.oikeudet.list-asiakas')
    .takes({ asiakasId: reference('asiakas') })
    .answers<Oikeudet>(),
  /** Makes one whom the company knows a contact of its customer. */
  addToAsiakas: call('POST', '/api/asiakas/person/add', 'staff.person.add-to-asiakas')
    .takes({ asiakasId: reference('asiakas'), personId: id() })
    .answersOk<TunnettuHenkilo>(),
  /** Takes a contact off, with all access to the customer's orders. */
  removeFromAsiakas: call('POST', '/api/asiakas/person/remove')
    .takes({ asiakasId: reference('asiakas'), personId: id() })
    .answersOk<{ asiakasId: number; personId: number }>(),
  saveOnAsiakas: call('POST', '/api/asiakas/person/auth/save', 'order.oikeudet.save-asiakas')
    .takes({ asiakasId: reference('asiakas'), personId: id(), auth: auth() })
    .answersOk<OikeusHenkilo>(),
} as const;
