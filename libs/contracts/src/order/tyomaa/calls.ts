import { call } from '../../call.js';
import { id, nullable, optional, partial, reference, text, varmenne } from '../../fields/field.js';
import { tyomaaFields, uusiTyomaaFields } from './fields.js';
import type { FoundTyomaa, TyomaaData } from './types.js';

/** What a new site is made of: street address 1 is required (O-166). Its contact is a person whom the company knows. */
const uusiTyomaa = {
  ...partial(tyomaaFields),
  tyomaaOsoite1: uusiTyomaaFields.tyomaaOsoite1,
  ownerAsiakasId: optional(reference()),
};

export const tyomaaCalls = {
  /**
   * The company's sites whose name, number or address have each word of the text, and those where nearly so; first those of
   * the customer that is named. A text of less than three characters finds none (O-165, O-250).
   */
  search: call('POST', '/api/tyomaa/search', 'order.tyomaa.search')
    .takes({
      ownerAsiakasId: reference(),
      text: text(200),
      asiakasId: optional(nullable(reference('asiakas'))),
    })
    .answers<FoundTyomaa[]>(),
  /** The company's sites that are a customer's, the latest used first (O-250). */
  listOfAsiakas: call('GET', '/api/tyomaa/asiakasTyomaaList/:asiakasId', 'order.tyomaa.list-of-asiakas')
    .takes({ asiakasId: id() })
    .answers<FoundTyomaa[]>(),
  /** A site as its company knows it, or with an order's id the order's own copy of it (I-164). */
  get: call('GET', '/api/tyomaa/get/:tyomaaId/:keikkaId', 'order.tyomaa.get')
    .takes({ tyomaaId: id(), keikkaId: reference() })
    .answers<{ globalTyomaa?: TyomaaData; keikkaTyomaa?: TyomaaData }>(),
  create: call('POST', '/api/tyomaa/new', 'order.tyomaa.create')
    .takes({
      ...uusiTyomaa,
      /** The customer whose site it is. */
      asiakasId: optional(nullable(reference('asiakas'))),
    })
    .answers<TyomaaData>(),
  /** Makes a site of the order's customer and sets it on the order, both or neither (I-173). */
  createFromGrid: call('POST', '/api/tyomaa/createFromGrid', 'order.tyomaa.create-from-grid')
    .takes({ ...uusiTyomaa, keikkaId: id(), personId: optional(reference()), varmenne: varmenne() })
    .answers<{ tyomaaId: number; varmenne: number }>(),
} as const;
