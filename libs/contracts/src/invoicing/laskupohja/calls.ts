import { call, type InputOf } from '../../call.js';
import { flag, id, nullable, optional, partial, reference, text, varmenne } from '../../fields/field.js';
import {
  laskupohjaBetoniFields,
  laskupohjaRecordFields,
  laskupohjaRiviFields,
  perusFields,
  pohjanLaskuFields,
} from './fields.js';
import type {
  Koeajo,
  Laskupohja,
  LaskupohjaBetoni,
  LaskupohjaListed,
  LaskupohjaRivi,
  LaskupohjaTila,
} from './types.js';

const prefix = '/api/hinnat';

/** The company that bills; 0 or absent is the own one. */
const laskuttaja = () => optional(reference());
/** A customer or a source; 0 or null is none. */
const asiakas = () => optional(nullable(reference()));

/** Templates of invoices, called offers (tarjous) in some texts. Their paths come under /api/hinnat (invoicing §7). */
export const laskupohjaCalls = {
  /** With an order also what its formulas give on it. */
  get: call('GET', `${prefix}/laskupohja/get/:laskupohjaId`, 'invoicing.laskupohja.get')
    .takes({ laskupohjaId: reference(), keikkaId: optional(reference()) })
    .answers<Laskupohja>(),
  /** Those that fit this customer and this source; 0 does not ask for one [I-131]. */
  list: call('POST', `${prefix}/laskupohja/list`, 'invoicing.laskupohja.list')
    .takes({ ownerAsiakasId: laskuttaja(), asiakasId: asiakas(), sourceAsiakasId: asiakas() })
    .answers<LaskupohjaListed[]>(),
  /** Those of one customer, with those for all customers if asked [I-132]. */
  listByAsiakas: call('POST', `${prefix}/laskupohja/listByAsiakas`, 'invoicing.laskupohja.list-by-asiakas')
    .takes({
      laskuttajaAsiakasId: laskuttaja(),
      asiakasId: reference(),
      includeGlobalLaskupohja: optional(flag()),
    })
    .answers<LaskupohjaListed[]>(),
  /** A draft [I-134]: empty, or a copy of another template with its rows. */
  create: call('POST', `${prefix}/laskupohja/create`, 'invoicing.laskupohja.create')
    .takes({
      laskuttajaAsiakasId: laskuttaja(),
      asiakasId: asiakas(),
      sourceAsiakasId: asiakas(),
      laskupohjaNimi: optional(text(200)),
      copiedLaskupohjaId: optional(reference()),
    })
    .answers<{ laskupohjaId: number }>(),
  /** One that waits for somebody to fill it in [I-142]. */
  createFromGrid: call('POST', `${prefix}/laskupohja/createFromGrid`, 'invoicing.laskupohja.create-from-grid')
    .takes({
      ownerAsiakasId: laskuttaja(),
      maksajaAsiakasId: asiakas(),
      laskupohjaNimi: optional(text(200)),
    })
    .answers<{ laskupohjaId: number }>(),
  /** What the editor changed, at once. What the server computes is ignored, not refused. */
  save: call('POST', `${prefix}/laskupohja/save`, 'invoicing.laskupohja.save')
    .takes({ ...partial(laskupohjaRecordFields), laskupohjaId: id(), varmenne: varmenne() })
    .answers<Laskupohja>(),
  savePerusData: call('POST', `${prefix}/laskupohja/save_perusData`, 'invoicing.laskupohja.save-perus')
    .takes({ ...partial(perusFields), laskupohjaId: id(), varmenne: varmenne() })
    .answersOk<Laskupohja>(),
  saveLisaData: call('POST', `${prefix}/laskupohja/save_lisaData`, 'invoicing.laskupohja.save-lisat')
    .takes({ laskupohjaId: id(), lisat: laskupohjaRecordFields.lisat, varmenne: varmenne() })
    .answersOk<Laskupohja>(),
  saveLaskuData: call('POST', `${prefix}/laskupohja/save_laskuData`, 'invoicing.laskupohja.save-lasku')
    .takes({ ...partial(pohjanLaskuFields), laskupohjaId: id(), varmenne: varmenne() })
    .answersOk<Laskupohja>(),
  /**
   * Tries the template with these changes on the last billed orders of its customer, beside what was billed. Nothing is
   * stored.
   */
  koeajo: call('POST', `${prefix}/laskupohja/koeajo`, 'invoicing.laskupohja.koeajo')
    .takes({ ...partial(laskupohjaRecordFields), laskupohjaId: id() })
    .answers<Koeajo>(),
  listTilat: call('GET', `${prefix}/laskupohja/tila/list`, 'invoicing.laskupohja.tilat').answers<
    LaskupohjaTila[]
  >(),
  setTila: call('POST', `${prefix}/laskupohja/setTila`, 'invoicing.laskupohja.set-tila')
    .takes({ laskupohjaId: id(), laskupohjaTilaId: id() })
    .answersOk<Laskupohja>(),
  delete: call('DELETE', `${prefix}/laskupohja/delete/:laskupohjaId`, 'invoicing.laskupohja.delete')
    .takes({ laskupohjaId: id() })
    .answersOk<{ laskupohjaId: number }>(),
} as const;

/** The rows of templates. */
export const laskupohjaRiviCalls = {
  get: call('GET', `${prefix}/laskupohjaRivi/get/:laskupohjaRiviId`, 'invoicing.laskupohja-rivi.get')
    .takes({ laskupohjaRiviId: reference(), keikkaId: optional(reference()) })
    .answers<LaskupohjaRivi>(),
  /** An empty one at the end. */
  create: call('POST', `${prefix}/laskupohjaRivi/create`, 'invoicing.laskupohja-rivi.create')
    .takes({ laskupohjaId: id() })
    .answers<{ laskupohjaRiviId: number }>(),
  save: call('POST', `${prefix}/laskupohjaRivi/save`, 'invoicing.laskupohja-rivi.save')
    .takes({ ...partial(laskupohjaRiviFields), laskupohjaRiviId: id(), varmenne: varmenne() })
    .answers<LaskupohjaRivi>(),
  delete: call(
    'DELETE',
    `${prefix}/laskupohjaRivi/delete/:laskupohjaRiviId`,
    'invoicing.laskupohja-rivi.delete',
  )
    .takes({ laskupohjaRiviId: id() })
    .answersOk<{ laskupohjaRiviId: number }>(),
  /** Adds copies of all rows of another template after those of the target [I-137]. */
  copy: call('POST', `${prefix}/laskupohjaRivit/copy`, 'invoicing.laskupohja-rivi.copy')
    .takes({ sourceLaskupohjaId: id(), targetLaskupohjaId: id() })
    .answersOk<{ copied: number }>(),
} as const;

/** The concretes of templates with their prices [I-142]. */
export const laskupohjaBetoniCalls = {
  /** `laskupohjaBetoniId` 0 or absent makes a new one. */
  save: call('POST', `${prefix}/laskupohjaBetoni/save`, 'invoicing.laskupohja-betoni.save')
    .takes({
      ...partial(laskupohjaBetoniFields),
      laskupohjaId: id(),
      laskupohjaBetoniId: optional(reference()),
      varmenne: varmenne(),
    })
    .answers<LaskupohjaBetoni>(),
  delete: call(
    'DELETE',
    `${prefix}/laskupohjaBetoni/delete/:laskupohjaBetoniId`,
    'invoicing.laskupohja-betoni.delete',
  )
    .takes({ laskupohjaBetoniId: id() })
    .answersOk<{ laskupohjaBetoniId: number }>(),
} as const;

/** The body of a template's save. */
export type LaskupohjaSave = InputOf<typeof laskupohjaCalls.save>;
