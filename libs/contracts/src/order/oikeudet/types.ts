import type { ValuesOf } from '../../fields/field.js';
import type { TunnettuHenkilo } from '../../staff/person/types.js';
import type { authFields } from './fields.js';

/** What a person may do, as it is stored (O-137, O-138). */
export type Auth = ValuesOf<typeof authFields>;

/** The level of a person on an access list, 0 or 1 each (O-092). */
export interface Taso {
  authEdit: number;
  authRead: number;
  auth: Auth;
}

/** A person on an access list (O-092). */
export interface OikeusHenkilo extends TunnettuHenkilo, Taso {}

/** The persons of an order, a site or a customer by name (O-247). */
export interface Oikeudet {
  personList: OikeusHenkilo[];
}
