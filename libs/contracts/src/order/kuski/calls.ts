import { call } from '../../call.js';
import { day, id, ids, lines, nullable, varmenne } from '../../fields/field.js';
import type { GridKeikka } from '../keikka/grid-keikka.js';

export const kuskiCalls = {
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
