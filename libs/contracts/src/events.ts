import type { GridKeikka } from './order/keikka/grid-keikka.js';
import type { GridPalkki } from './grid/palkki/types.js';
import type { AsiakasProjection, DayStaffing, PersonProjection, VehicleProjection } from './staff/types.js';

/**
 * Every event of the product. Names are in the past tense with a version; a change of shape is a new version beside the
 * old one. Events leave through the outbox after commit and are published as `evt.<name>` on JetStream.
 */
export interface EventMap {
  /** An order was made, moved, re-staffed or given another status. `row` is null when the grid no longer shows it. */
  'order.keikka.changed.v1': {
    keikkaId: number;
    ownerAsiakasId: number;
    /** Companies that see the order whole: owner, source, customer, suppliers. */
    visibleTo: number[];
    /**
     * Companies whose board may show the order, whole or as a mask, before or after: those of the order and those whose
     * board has a row for its vehicle. Absent when unknown: then it may be any company.
     */
    onBoardsOf?: number[];
    /** Days (`yyyymmdd`) whose grid the order touched before or touches now. */
    days: string[];
    vehicleIds: number[];
    row: GridKeikka | null;
  };
  /** A person may read or write more or fewer orders of a company than before. */
  'order.auth.changed.v1': { ownerAsiakasId: number; personId: number };
  /**
   * A driver was dropped on a vehicle for a day, or a drop was taken back or done again. Staff sets the day vehicles
   * (G-293). One event covers all three cases, because only events of one name are handled in the order they happened.
   */
  'order.day-vehicles.set.v1': {
    asiakasId: number;
    /** The vehicle on which the driver was dropped. */
    vehicleId: number;
    yyyymmdd: string;
    dayVehicles: { personId: number; vehicleId: number | null }[];
  };
  'grid.palkki.changed.v1': {
    palkkiId: number;
    ownerAsiakasId: number;
    visibleTo: number[];
    days: string[];
    vehicleIds: number[];
    row: GridPalkki | null;
  };
  'staff.asiakas.saved.v1': AsiakasProjection;
  'staff.person.saved.v1': PersonProjection;
  'staff.vehicle.saved.v1': VehicleProjection;
  /**
   * A service has applied an event of staff. Only now do its own answers reflect it, on the boards of these companies,
   * before and after.
   */
  'projection.followed.v1': { asiakasIds: number[] };
  /** A person's day changed: absence, status or vehicle. */
  'staff.person-pvm.changed.v1': {
    asiakasId: number;
    personId: number;
    yyyymmdd: string;
    /** What changed on the boards. Absent when more than a day vehicle changed: then any board may be affected. */
    staffing?: DayStaffing;
  };
  /** Rights, roles or sessions of a person changed. The BFF drops what it has cached and checks the sockets. */
  'staff.rights.changed.v1': { personId: number };
  /**
   * A work site of a company was made, changed, merged, deleted or brought back, is told apart from another one, or has other
   * persons.
   */
  'order.tyomaa.changed.v1': { tyomaaId: number; ownerAsiakasId: number };
  /** A factory of a company was made, changed, deleted or brought back. */
  'order.sijainti.changed.v1': { sijaintiId: number; asiakasId: number };
  /** An invoice was made, changed or deleted. */
  'invoicing.lasku.changed.v1': {
    keikkaLaskuId: number;
    keikkaId: number;
    laskuttajaAsiakasId: number;
    /** The name of its status and its change token. Absent in events of a release that did not tell them. */
    statusName?: string;
    varmenne?: number;
    /** It is gone. */
    isDeleted?: true;
    /** The name of its new status and who set it, when it changed. */
    tila?: { nimi: string; personId: number };
  };
  /** A template was made, changed or deleted. */
  'invoicing.laskupohja.changed.v1': { laskupohjaId: number; laskuttajaAsiakasId: number };
  'invoicing.tuote.changed.v1': { tuoteId: number; laskuttajaAsiakasId: number };
}

export type EventName = keyof EventMap;

/** What travels on JetStream. `id` is unique per event: consumers count a message once by it. */
export interface EventEnvelope<Name extends EventName = EventName> {
  id: string;
  name: Name;
  /** ISO instant of the change. */
  at: string;
  correlationId: string;
  data: EventMap[Name];
}

export const EVENT_STREAM = 'KEIKKA_EVENTS';
export const EVENT_SUBJECT_PREFIX = 'evt.';
