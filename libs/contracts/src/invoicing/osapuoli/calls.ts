import { call, type InputOf } from '../../call.js';
import { id, partial, varmenne } from '../../fields/field.js';
import { osapuoliFields, type Osapuoli } from './fields.js';

const prefix = '/api/keikka/laskutus';

/** The billing data of a company's customers and of the company itself. */
export const osapuoliCalls = {
  get: call('GET', `${prefix}/osapuoli/get/:asiakasId`, 'invoicing.osapuoli.get')
    .takes({ asiakasId: id() })
    .answers<Osapuoli>(),
  /** Those of the company itself are changed by its admins alone. */
  save: call('PUT', `${prefix}/osapuoli/save`, 'invoicing.osapuoli.save')
    .takes({ ...partial(osapuoliFields), asiakasId: id(), varmenne: varmenne() })
    .answers<Osapuoli>(),
} as const;

export type OsapuoliSave = InputOf<typeof osapuoliCalls.save>;
