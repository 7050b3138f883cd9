import { call } from '../../call.js';
import {
  flag,
  id,
  ids,
  instant,
  lines,
  nullable,
  optional,
  reference,
  varmenne,
  whole,
} from '../../fields/field.js';
import type { KeikkaTila } from '../tila/types.js';
import type { GridKeikka } from './grid-keikka.js';
import { taasTarkistettavat } from '../tarkistus/tarkistus.js';
import type { KeikkaGetAnswer } from './types.js';

/** The limits 15 and 10080 have printed texts, so the service checks them (C-27). */
const anyMinutes = whole(-1_000_000, 1_000_000);

/** What a drag changes: the row, the time and the drivers. What is absent stays. */
/** The move puts an order that was just copied in its place: nobody has looked at its new time. */
const isOfCopy = optional(flag());

const moveFields = {
  keikkaId: id(),
  vehicleId: optional(id()),
  originalVehicleId: optional(nullable(reference())),
  pumppuAika: optional(instant()),
  originalPumppuAika: optional(instant()),
  pumppuKesto: optional(anyMinutes),
  personIds: optional(ids(20)),
  isOfCopy,
  taasTarkistettavat,
  varmenne: varmenne(),
} as const;

export const keikkaCalls = {
  /** The owner in the path is the order's owner, not the caller (C-43, C-44). */
  get: call('GET', '/api/keikka/get/:keikkaId/:ownerAsiakasId')
    .takes({ keikkaId: id(), ownerAsiakasId: reference() })
    .answers<KeikkaGetAnswer>(),
  /** A draft in its place (G-264). */
  copy: call('POST', '/api/keikka/copy', 'order.keikka.copy').takes({ keikkaId: id() }).answers<GridKeikka>(),
  /** Deleting an order sets status 10. The order stays in the log and can be restored (G-264). */
  delete: call('DELETE', '/api/keikka/delete/:keikkaId').takes({ keikkaId: id() }).answersOk<GridKeikka>(),
  /** A drag may change the row, the time and the drivers at once: one write, one version. */
  saveVehicle: call('POST', '/api/keikka/vehicle/save')
    .takes({ ...moveFields, vehicleId: id() })
    .answersOk<GridKeikka>(),
  /** Several orders that are moved together: all of them, or none. A refusal names the order in its details. */
  saveMoves: call('POST', '/api/keikka/move/save', 'order.keikka.move-many')
    .takes({ moves: lines(moveFields, { most: 100, id: 'keikkaId' }) })
    .answersOk<{ moved: GridKeikka[] }>(),
  /** Without a duration the order keeps its own, even one that somebody else has set meanwhile. */
  savePumppuAika: call('POST', '/keikka/pumppu/aika/save')
    .takes({
      keikkaId: id(),
      pumppuAika: instant(),
      pumppuKesto: optional(nullable(anyMinutes)),
      originalPumppuAika: optional(instant()),
      isOfCopy,
      taasTarkistettavat,
      varmenne: varmenne(),
    })
    .answersOk<GridKeikka>(),
  listTilat: call('GET', '/api/keikka/tila/list/:ownerAsiakasId', 'order.keikka-tila.list')
    .takes({ ownerAsiakasId: reference() })
    .answers<KeikkaTila[]>(),
  saveTila: call('POST', '/api/keikka/tila/save', 'order.keikka.set-tila')
    .takes({
      keikkaId: id(),
      keikkaTilaId: whole(-1000, 10_000),
      personId: optional(reference()),
      pumppuAika: optional(instant()),
      varmenne: varmenne(),
    })
    .answersOk<GridKeikka>(),
} as const;
