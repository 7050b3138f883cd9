import { call } from '../../call.js';
import { id, instant, nullable, optional, partial, varmenne } from '../../fields/field.js';
import { taasTarkistettavat } from '../tarkistus/tarkistus.js';
import { betoniFields, hintaFields, valuFields } from './fields.js';
import type { Betoni, KeikkaBetoniAttr, SavedBetonit } from './types.js';

const line = { keikkaBetoniId: id(), varmenne: varmenne() } as const;

/**
 * The concrete lines of an order. Each act is saved at once. Upon an older version it is merged with what others changed
 * since, field by field of the same line; what both changed is a conflict.
 */
export const keikkaBetoniCalls = {
  get: call('GET', '/keikka/betoni/get/:keikkaBetoniId', 'order.keikka-betoni.get')
    .takes({ keikkaBetoniId: id() })
    .answers<Betoni>(),
  /** The lines, and the extras of all of them (O-259). */
  list: call('GET', '/api/keikka/betoni/list/:keikkaId', 'order.keikka-betoni.list')
    .takes({ keikkaId: id() })
    .answers<{ betonit: Betoni[]; attrs: (KeikkaBetoniAttr & { keikkaBetoniId: number })[] }>(),
  /** A line after the others; what is not named is as in any new line (I-192). */
  make: call('POST', '/keikka/betoni/new', 'order.keikka-betoni.make')
    .takes({ keikkaId: id(), varmenne: varmenne(), ...partial(valuFields) })
    .answers<SavedBetonit>(),
  /** The order and its time need not be named; an order that is named must be that of the line. */
  setM3: call('POST', '/keikka/betoni/setM3', 'order.keikka-betoni.set-m3')
    .takes({
      ...line,
      m3: betoniFields.m3,
      keikkaId: optional(id()),
      pumppuAika: optional(nullable(instant())),
      taasTarkistettavat,
    })
    .answersOk<SavedBetonit>(),
  /** What is named of what is poured; the rest stays. */
  saveSliders: call('POST', '/keikka/betoni/slider/save', 'order.keikka-betoni.save-sliders')
    .takes({ ...line, ...partial(valuFields), taasTarkistettavat })
    .answers<SavedBetonit>(),
  /** Of the price and its note what is named; the rest stays. The owner's invoicing admins alone (O-052). */
  savePrice: call('POST', '/keikka/betoni/price/save', 'order.keikka-betoni.save-price')
    .takes({ ...line, ...partial(hintaFields) })
    .answersOk<SavedBetonit>(),
  /** The same line once more, below it, not confirmed and not delivered. */
  copy: call('POST', '/keikka/betoni/copy', 'order.keikka-betoni.copy')
    .takes({ ...line, keikkaId: optional(id()) })
    .answers<SavedBetonit>(),
  delete: call('POST', '/keikka/betoni/delete', 'order.keikka-betoni.delete')
    .takes({ ...line, taasTarkistettavat })
    .answersOk<SavedBetonit>(),
  /** Makes a deleted line again as it was, under a new id. */
  restore: call('POST', '/keikka/betoni/restore', 'order.keikka-betoni.restore')
    .takes({ keikkaId: id(), keikkaBetoniId: id(), taasTarkistettavat })
    .answers<SavedBetonit>(),
  /** Only a complete line is confirmed (O-117, R-41). */
  confirm: call('POST', '/keikka/betoni/confirm', 'order.keikka-betoni.confirm')
    .takes({ ...line, betoniVahvistettu: betoniFields.betoniVahvistettu })
    .answersOk<SavedBetonit>(),
} as const;
