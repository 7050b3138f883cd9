import { call, type InputOf } from '../../call.js';
import { id, optional, partial, reference, text } from '../../fields/field.js';
import { tuoteFields } from './fields.js';
import type { Tuote, TuoteCategoryType } from './types.js';

export const tuoteCalls = {
  list: call('GET', '/api/tuotteet/list/:asiakasId', 'invoicing.tuote.list')
    .takes({ asiakasId: reference() })
    .answers<Tuote[]>(),
  get: call('GET', '/api/tuotteet/get/:tuoteId', 'invoicing.tuote.get')
    .takes({ tuoteId: reference() })
    .answers<Tuote>(),
  listCategoryTypes: call(
    'GET',
    '/api/tuotteet/getTuoteCategoryTypes',
    'invoicing.tuote.category-types',
  ).answers<TuoteCategoryType[]>(),
  /** `tuoteId` 0 or absent makes a new product. Fields that the server computes are ignored, not refused. */
  save: call('POST', '/api/tuotteet/save', 'invoicing.tuote.save')
    .takes({
      ...partial(tuoteFields),
      nimike: tuoteFields.nimike,
      tuoteId: optional(reference()),
      laskuttajaAsiakasId: optional(reference()),
      varmenne: optional(reference()),
    })
    .answers<Tuote>(),
  /** An empty key removes the stored one (I-144). */
  saveForeignKey: call('POST', '/api/tuotteet/saveForeignKey', 'invoicing.tuote.save-foreign-key')
    .takes({ tuoteId: id(), foreignKeySourceId: id(), foreignKey: text(100), asiakasId: reference() })
    .answersOk<Tuote>(),
  delete: call('DELETE', '/api/tuotteet/delete/:tuoteId', 'invoicing.tuote.delete')
    .takes({ tuoteId: reference() })
    .answersOk<{ tuoteId: number }>(),
} as const;

/** The body of a product save. */
export type TuoteSave = InputOf<typeof tuoteCalls.save>;
