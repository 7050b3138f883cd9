import { call } from '../../call.js';
import {
  day,
  flag,
  id,
  instant,
  lines,
  nullable,
  optional,
  partial,
  record,
  reference,
  text,
  varmenne,
  whole,
} from '../../fields/field.js';
import { tyomaaFields, uusiTyomaaFields } from './fields.js';
import type { TyomaanHenkilo, TyomaanHenkilot } from './henkilot.js';
import { ALL_ASIAKKAAT, type ListedTyomaa } from './listed.js';
import type { TyomaaPari } from './pari.js';
import type { TyomaaYhdistys, ViimeisinYhdistys, YhdistysEsikatselu } from './yhdistys.js';
import type { FoundTyomaa, TyomaaData, TyomaaVersiot } from './types.js';

/** What a new site is made of: street address 1 is required (O-166). Its contact is a person whom the company knows. */
const uusiTyomaa = {
  ...partial(tyomaaFields),
  tyomaaOsoite1: uusiTyomaaFields.tyomaaOsoite1,
  ownerAsiakasId: optional(reference()),
};

const MOST_ID = 2_147_483_647;
const MOST_TYPE = 999;

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
  /** All sites of the company by name (I-169). */
  listAll: call('GET', '/api/tyomaa/listAll/:ownerAsiakasId', 'order.tyomaa.list-all')
    .takes({ ownerAsiakasId: reference() })
    .answers<ListedTyomaa[]>(),
  /** The sites of the person's company that are a customer's, or of all customers (I-166). */
  list: call('GET', '/api/tyomaa/list/:personId/:asiakasId', 'order.tyomaa.list')
    .takes({ personId: reference(), asiakasId: whole(ALL_ASIAKKAAT, MOST_ID) })
    .answers<ListedTyomaa[]>(),
  /** Pairs of the company's sites that may be one and the same, the likeliest first. The path is ours. */
  listPairs: call('GET', '/api/tyomaa/lahesSamat', 'order.tyomaa.list-pairs').answers<TyomaaPari[]>(),
  /** Remembers for the company that two sites are not the same, or forgets it again. The path is ours. */
  setApart: call('POST', '/api/tyomaa/eivatOleSama', 'order.tyomaa.set-apart')
    .takes({ tyomaaId: id(), toinenId: id(), apart: flag() })
    .answersOk<{ apart: boolean }>(),
  /** Two sites and what would be moved if they were merged: nothing is changed. The path is ours. */
  mergePreview: call('POST', '/api/tyomaa/yhdista/esikatselu', 'order.tyomaa.merge-preview')
    .takes({ tyomaaId: id(), poistuvaId: id() })
    .answers<YhdistysEsikatselu>(),
  /**
   * Makes one site of two: `tyomaaId` stays, takes the orders of the other one and the values that are chosen of it
   * (`yhdistettavat`), and the other one is deleted. The path is ours.
   */
  merge: call('POST', '/api/tyomaa/yhdista', 'order.tyomaa.merge')
    .takes({
      tyomaaId: id(),
      varmenne: varmenne(),
      poistuvaId: id(),
      poistuvaVarmenne: varmenne(),
      poistuvalta: optional(lines({ kentta: text(40) }, { most: 20 })),
    })
    .answersOk<TyomaaYhdistys>(),
  /** Takes a merge back: exactly what it moved, within ten minutes. The path is ours. */
  unmerge: call('POST', '/api/tyomaa/yhdista/kumoa', 'order.tyomaa.unmerge')
    .takes({ yhdistysId: id() })
    .answersOk<TyomaaYhdistys>(),
  /** One's own last merge that can still be taken back; null without one. The path is ours. */
  lastMerge: call(
    'GET',
    '/api/tyomaa/yhdista/viimeisin',
    'order.tyomaa.last-merge',
  ).answers<ViimeisinYhdistys | null>(),
  /** Deletes a site that no order has; a deleted one is in no search and in no list (I-163). */
  delete: call('DELETE', '/api/tyomaa/delete/:id', 'order.tyomaa.delete')
    .takes({ id: id(), varmenne: varmenne() })
    .answersOk<{ tyomaaId: number; varmenne: number }>(),
  /** Brings a deleted site back: the undo of its deletion. The path is ours. */
  restore: call('POST', '/api/tyomaa/restore', 'order.tyomaa.restore')
    .takes({ tyomaaId: id(), varmenne: varmenne() })
    .answersOk<{ tyomaaId: number; varmenne: number }>(),
  /**
   * A site as its company knows it, and with an order's id the order's own copy of it (I-164). Another company that sees the
   * order sees its copy alone.
   */
  get: call('GET', '/api/tyomaa/get/:tyomaaId/:keikkaId', 'order.tyomaa.get')
    .takes({ tyomaaId: id(), keikkaId: reference() })
    .answers<TyomaaVersiot>(),
  /**
   * Saves fields of an order's copy of a site, and where `saveGlobalTyomaa` is set makes the site as that copy is then; without
   * an order it saves the site itself (I-041, I-171, C-98). `yhteinen` is what the site gets instead of the copy: an undo puts
   * back what each of them was. `varmenne` is the order's token where an order is named, and `tyomaaVarmenne` the site's. The
   * day and the time are those of the order, for who reads along.
   */
  set: call('POST', '/api/tyomaa/set/:ownerAsiakasId/:tyomaaId/:yyyymmdd', 'order.tyomaa.set')
    .takes({
      ...partial(tyomaaFields),
      ownerAsiakasId: reference(),
      tyomaaId: id(),
      yyyymmdd: day(),
      keikkaId: optional(nullable(reference())),
      saveGlobalTyomaa: optional(flag()),
      yhteinen: optional(record(partial(tyomaaFields))),
      pumppuAika: optional(nullable(instant())),
      varmenne: varmenne(),
      tyomaaVarmenne: varmenne(),
    })
    .answers<TyomaaVersiot>(),
  /** Names whom to call at a site, for the orders that get it from now on; person 0 is nobody (I-172). */
  setContactPerson: call('POST', '/api/tyomaa/contactPerson/set', 'order.tyomaa.set-contact-person')
    .takes({ tyomaaId: id(), personId: reference('person'), varmenne: varmenne() })
    .answersOk<{ tyomaaId: number; varmenne: number }>(),
  /** The persons of a site by name (O-247). What the 0 of the path stands for is not printed. */
  listPersons: call('GET', '/tyomaa/person/list/:tyomaaId/0', 'order.tyomaa.list-persons')
    .takes({ tyomaaId: id() })
    .answers<TyomaanHenkilot>(),
  /** Makes one whom the company knows a person of a site. Who is one already gets the type that is named (I-168). */
  addPerson: call('POST', '/api/tyomaa/person/add', 'order.tyomaa.add-person')
    .takes({ tyomaaId: id(), personId: id(), contactPersonTypeId: optional(whole(0, MOST_TYPE)) })
    .answersOk<TyomaanHenkilo>(),
  /** Takes a person off a site. The site and the orders keep whom to call (I-168). */
  removePerson: call('POST', '/api/tyomaa/person/remove', 'order.tyomaa.remove-person')
    .takes({ tyomaaId: id(), personId: id() })
    .answersOk<{ tyomaaId: number; personId: number }>(),
  /** How many orders are at a site, deleted ones apart (I-165). */
  keikkaCount: call('POST', '/api/tyomaa/keikkaCount', 'order.tyomaa.keikka-count')
    .takes({ tyomaaId: id() })
    .answers<{ keikkaCount: number }>(),
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
