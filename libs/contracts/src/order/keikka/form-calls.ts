import { call } from '../../call.js';
import {
  flag,
  id,
  nullable,
  optional,
  partial,
  reference,
  text,
  varmenne,
  whole,
} from '../../fields/field.js';
import { keikkaSaveFields, uusiTilausFields } from './fields.js';
import type { FoundKeikat } from './found-keikka.js';
import type { GridKeikka } from './grid-keikka.js';
import { MUUTOKSIA_SIVULLA, type KeikkaMuutos } from './keikka-muutos.js';
import type { PreviousKeikka } from './previous-keikka.js';
import { taasTarkistettavat, tarkistusKohde } from '../tarkistus/tarkistus.js';
import type { KeikkaGetAnswer, LuonnosValinnat } from './types.js';

/** The calls of an order's editor alone. Apart from the others, because the board is drawn without them. */
export const keikkaFormCalls = {
  /**
   * Makes a draft of the caller's company. Exactly one of order and bar must be asked for (O-149, O-276). Who may write for a
   * customer or at a site of the owner's makes one in that customer's name, of whatever company (O-139, R-93).
   */
  create: call('POST', '/api/keikka/create', 'order.keikka.create')
    .takes({
      ...partial(uusiTilausFields),
      sourceAsiakasId: reference(),
      ownerAsiakasId: optional(nullable(reference())),
      asiakasId: optional(nullable(reference())),
      tyomaaId: optional(nullable(reference())),
      isKeikka: optional(flag()),
      isPalkki: optional(flag()),
    })
    .answers<GridKeikka>(),
  /** What who writes the draft may choose from in it. */
  luonnosValinnat: call('GET', '/api/keikka/luonnos/valinnat/:keikkaId', 'order.luonnos.valinnat')
    .takes({ keikkaId: id() })
    .answers<LuonnosValinnat>(),
  /**
   * Saves what the caller names and leaves the rest. Upon an older version it is merged with what others changed since;
   * what both changed is a conflict. Answers the whole order.
   */
  save: call('POST', '/api/keikka/save')
    .takes({
      keikkaId: id(),
      varmenne: varmenne(),
      ...partial(keikkaSaveFields),
      taasTarkistettavat,
    })
    .answers<KeikkaGetAnswer>(),
  /**
   * The other orders at the order's site from 365 days back to 30 days ahead, the latest first. The site in the path must
   * be that of the order (O-019).
   */
  listPrevious: call('GET', '/api/keikka/previous/:tyomaaId/:keikkaId', 'order.keikka.list-previous')
    .takes({ tyomaaId: id(), keikkaId: id() })
    .answers<PreviousKeikka[]>(),
  /**
   * The orders of any day that the caller may see and whose number, customer, site, address or contacts have each word of
   * the text, fifty at most of each part (G-294).
   */
  search: call('GET', '/api/keikka/search/:ownerAsiakasId/:text', 'order.keikka.search')
    .takes({ ownerAsiakasId: reference(), text: text(200) })
    .answers<FoundKeikat>(),
  /** The changes of an order for the admins and handlers of its owner, the newest first, 50 to a page (O-274). */
  listChanges: call(
    'GET',
    '/api/change-history/keikka/:entityId/:ownerAsiakasId',
    'order.keikka.list-changes',
  )
    .takes({
      entityId: id(),
      ownerAsiakasId: reference(),
      page: optional(whole(1, 100_000)),
      size: optional(whole(1, MUUTOKSIA_SIVULLA)),
    })
    .answers<KeikkaMuutos[]>(),
  /** Where the order came from: one of the company's source customers, or the company itself (O-246). */
  setSourceAsiakas: call('POST', '/api/keikka/sourceAsiakas/set', 'order.keikka.set-source')
    .takes({ keikkaId: id(), sourceAsiakasId: id(), varmenne: varmenne() })
    .answersOk<GridKeikka>(),
  /**
   * Says that a value of a copied order was looked at and stays, or takes that back. Saying it twice is harmless.
   * Nothing is taken back of an order that is ready for delivery.
   */
  confirmTarkistus: call('POST', '/api/keikka/tarkistus/confirm', 'order.keikka.confirm-tarkistus')
    .takes({
      keikkaId: id(),
      kohde: tarkistusKohde(),
      isTakenBack: optional(flag()),
      varmenne: varmenne(),
    })
    .answersOk<GridKeikka>(),
  /** Gives the order a new token, so that whoever has it open reads it anew (O-246). */
  saveVarmenne: call('POST', '/api/keikka/varmenne/save', 'order.keikka.renew')
    .takes({ keikkaId: id() })
    .answers<{ varmenne: number }>(),
} as const;
