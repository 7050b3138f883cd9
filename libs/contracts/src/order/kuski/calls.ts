import { call } from '../../call.js';
import { day, id, ids, lines, nullable, varmenne } from '../../fields/field.js';
import type { GridKeikka } from '../keikka/grid-keikka.js';
import type { KeikkaKuskit } from '../keikka/types.js';

const oneDriver = { keikkaId: id(), personId: id(), varmenne: varmenne() } as const;

export const kuskiCalls = {
  /** One more driver of an order. Whoever drives it already stays, so that a call may be sent again. */
  add: call('POST', '/api/keikka/kuski/add', 'order.kuski.add').takes(oneDriver).answersOk<KeikkaKuskit>(),
  /** One driver fewer. Whoever does not drive the order leaves it as it is. */
  remove: call('POST', '/api/keikka/kuski/remove', 'order.kuski.remove')
    .takes(oneDriver)
    .answersOk<KeikkaKuskit>(),
  setForVehicle: call('POST', '/api/keikka/kuski/setForVehicle', 'order.kuski.set-for-vehicle')
    .takes({ vehicleId: id(), personId: id(), yyyymmdd: day() })
    .answersOk<{ changed: GridKeikka[] }>(),
  /** Takes back a drop of a driver, or repeats it, for the grid's undo and redo. */
  restore: call('POST', '/api/keikka/kuski/restore', 'order.kuski.restore')
    .takes({
      vehicleId: id(),
      yyyymmdd: day(),
      orders: lines(
        { keikkaId: id(), personIds: ids(20), varmenne: varmenne() },
        { most: 200, id: 'keikkaId' },
      ),
      dayVehicles: lines({ personId: id(), vehicleId: nullable(id()) }, { most: 10, id: 'personId' }),
    })
    .answersOk<{ changed: GridKeikka[] }>(),
} as const;
