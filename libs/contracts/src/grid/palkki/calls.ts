import { pumppuKestoLimits } from '@keikka/domain';
import { call } from '../../call.js';
import { id, instant, optional, partial, reference, varmenne, whole } from '../../fields/field.js';
import { palkkiFields } from './fields.js';
import type { KeikkaKuski } from '../../order/keikka/types.js';
import type { GridPalkki, GridPalkkiType, PalkkiNakyvyys } from './types.js';

/** The saved palkki under both names the specification prints (G-220). */
export interface SavedPalkki {
  returnValue: GridPalkki;
  savedPalkki: GridPalkki;
}

/** One value under several printed names: `timeStart` and `starttime`, `keikkaComment` and `text` (C-10, G-265). */
const saved = {
  ...partial(palkkiFields),
  palkkiId: optional(reference()),
  ownerAsiakasId: optional(reference()),
  starttime: optional(palkkiFields.timeStart),
  endtime: optional(palkkiFields.timeEnd),
  pumppuAika: optional(palkkiFields.timeStart),
  pumppuKesto: optional(whole(0, pumppuKestoLimits.max)),
  text: optional(palkkiFields.keikkaComment),
  /** A new one gets the drivers and the companies of this palkki, which may be deleted. */
  fromPalkkiId: optional(reference()),
  varmenne: optional(reference()),
};

/** The printed name of the palkki is `grid_palkki_Id` (C-10). */
const oneDriver = { palkkiId: id(), personId: id(), varmenne: varmenne() } as const;

export const palkkiCalls = {
  /** Palkki types of a company; nothing personal or priced leaves without a token (A-9, C-64). */
  listTypes: call('GET', '/api/grid/getStaticData/:asiakasId')
    .takes({ asiakasId: reference() })
    .answers<{ gridTypes: GridPalkkiType[] }>(),
  list: call('GET', '/api/grid/palkki/list/:ownerAsiakasId/:start/:end/:sourceAsiakasId')
    .takes({ ownerAsiakasId: reference(), start: instant(), end: instant(), sourceAsiakasId: reference() })
    .answers<GridPalkki[]>(),
  get: call('GET', '/api/grid/palkki/get/:palkkiId', 'grid.palkki.get')
    .takes({ palkkiId: id() })
    .answers<GridPalkki>(),
  save: call('POST', '/api/grid/palkki/save').takes(saved).answers<SavedPalkki>(),
  /** The same call under the other printed name. */
  make: call('POST', '/api/grid/palkki/new').takes(saved).answers<SavedPalkki>(),
  copy: call('POST', '/api/grid/palkki/copy').takes({ palkkiId: id() }).answers<SavedPalkki>(),
  move: call('POST', '/api/grid/palkki/vehicle/set', 'grid.palkki.move')
    .takes({
      palkkiId: id(),
      vehicleId: optional(id()),
      pumppuAika: optional(instant()),
      pumppuKesto: optional(whole(1, pumppuKestoLimits.max)),
      originalVehicleId: optional(id()),
      originalPumppuAika: optional(instant()),
      varmenne: varmenne(),
    })
    .answersOk<GridPalkki>(),
  delete: call('DELETE', '/api/grid/palkki/delete/:palkkiId', 'grid.palkki.delete')
    .takes({ palkkiId: id(), varmenne: varmenne() })
    .answersOk<{ palkkiId: number }>(),
  /** One more driver of a palkki. Whoever has it already stays, so that a call may be sent again. */
  setPerson: call('POST', '/api/grid/palkki/person/set', 'grid.palkki-kuski.set')
    .takes(oneDriver)
    .answersOk<GridPalkki>(),
  /** One driver fewer. Whoever does not have the palkki leaves it as it is. */
  removePerson: call('POST', '/api/grid/palkki/person/remove', 'grid.palkki-kuski.remove')
    .takes(oneDriver)
    .answersOk<GridPalkki>(),
  /** The drivers, who are told to the own company alone. */
  listPersons: call('GET', '/api/grid/palkki/person/list/:ownerAsiakasId/:palkkiId', 'grid.palkki-kuski.list')
    .takes({ ownerAsiakasId: reference(), palkkiId: id() })
    .answers<KeikkaKuski[]>(),
  /** The companies besides the owner that see the palkki, told to the owner alone. */
  listNakyvyys: call('GET', '/api/grid/palkki/visibility/asiakas/list/:palkkiId', 'grid.palkki-nakyvyys.list')
    .takes({ palkkiId: id() })
    .answers<PalkkiNakyvyys[]>(),
  /** Answers with the companies that see it now. One that sees it already does so once. */
  addNakyvyys: call('POST', '/api/grid/palkki/visibility/asiakas/add', 'grid.palkki-nakyvyys.add')
    .takes({ palkkiId: id(), asiakasId: id() })
    .answersOk<PalkkiNakyvyys[]>(),
  deleteNakyvyys: call(
    'DELETE',
    '/api/grid/palkki/visibility/asiakas/delete/:palkkiId/:asiakasId',
    'grid.palkki-nakyvyys.delete',
  )
    .takes({ palkkiId: id(), asiakasId: id() })
    .answersOk<PalkkiNakyvyys[]>(),
} as const;
