import { call } from '../../call.js';
import { day, id, nullable, optional, reference, text, varmenne } from '../../fields/field.js';
import type { GridDriver, KuskiDaySum, KuskiSum } from '../types.js';
import { uusiPersonFields } from './fields.js';
import type { FoundPerson, YksiPerson } from './types.js';

/** The company that a contact is looked for at. */
const ofAsiakas = optional(nullable(reference('asiakas')));

/** A driver of the drivers panel with the sums of the day's orders (G-115, G-292). */
export type KuskiOfDay = GridDriver & Omit<KuskiDaySum, 'personId'>;

export const personCalls = {
  /**
   * The hundred best of the persons whom the company may name as contacts: those whose name, phone or e-mail have each word of
   * the text, first those of the customer that is named (O-058).
   */
  search: call('POST', '/api/person/search', 'staff.person.search')
    .takes({ ownerAsiakasId: reference(), text: text(200), asiakasId: ofAsiakas })
    .answers<FoundPerson[]>(),
  /** One of them (O-250). */
  get: call('GET', '/api/person/get/:personId', 'staff.person.get')
    .takes({ personId: id() })
    .answers<YksiPerson>(),
  /**
   * Makes a contact person of a customer, or of the company itself where no customer is named; with `personId` changes a contact
   * whom nobody else knows.
   */
  save: call('POST', '/api/person/save', 'staff.person.save')
    .takes({
      ...uusiPersonFields,
      asiakasId: ofAsiakas,
      personId: optional(reference()),
      varmenne: varmenne(),
    })
    .answers<YksiPerson>(),
  listKuskit: call('GET', '/api/person/kuskit/list/:ownerAsiakasId/:yyyymmdd')
    .takes({ ownerAsiakasId: reference(), yyyymmdd: day() })
    .answers<KuskiOfDay[]>(),
  /** What each driver has driven in the six months before a day (O-317); who has driven nothing is left out. */
  listKuskiSums: call('GET', '/api/person/kuskit/sums/:ownerAsiakasId/:yyyymmdd', 'order.kuski.sums')
    .takes({ ownerAsiakasId: reference(), yyyymmdd: day() })
    .answers<KuskiSum[]>(),
} as const;
