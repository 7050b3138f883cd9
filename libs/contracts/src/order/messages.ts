import type { InputOf } from '../call.js';
import type { OrderDemo } from './demo.js';
import { message, type Bytes } from '../message.js';
import type { KuskiDaySum } from '../staff/types.js';
import type { keikkaFormCalls } from './keikka/form-calls.js';
import type { GridKeikka } from './keikka/grid-keikka.js';
import type { Laskutettavat, LaskutettavatQuery } from './keikka/laskutettava.js';
import type { TaasTarkistettavat } from './tarkistus/tarkistus.js';
import type { KeikkaGetAnswer } from './keikka/types.js';
import type { kuskiCalls } from './kuski/calls.js';
import type { StepLogMessage } from './step-log/types.js';

/** The window of a grid day: two instants and the day they belong to (G-035). */
export interface DayWindow {
  start: string;
  end: string;
  yyyymmdd: string;
  /** The optional extra segment: only orders of this source company (C-94). */
  sourceAsiakasId?: number;
}

/** The actor may see the orders. */
export interface VisibleKeikat {
  visible: true;
  /** Whose orders they are, each company once. */
  ownerAsiakasIds: number[];
}

export interface SovittuHinta {
  keikkaBetoniId: number;
  /** €/m³ as text. */
  hinta_value: string;
}

export const orderMessages = {
  /**
   * Orders of a window as keyed lines: `<vehicleId>\t<GridKeikka | MaskedKeikka>` (see libs/server `lines`); and
   * `f<vehicleId>\t<GridVehicle>` for a vehicle of a company without a link that carries an order of the actor's (G-005).
   */
  keikkaListForGrid: message<DayWindow, Bytes>('order.keikka.list-for-grid'),
  keikkaGet: message<{ keikkaId: number; ownerAsiakasId: number }, Omit<KeikkaGetAnswer, 'palkit'>>(
    'order.keikka.get',
  ),
  /** The delivered orders that a company may bill, with what formulas read of them (I-061). */
  keikkaLaskutettavat: message<LaskutettavatQuery, Laskutettavat>('order.keikka.laskutettavat'),
  /** The prices agreed for the concrete lines of an order, for who bills in its owner company; for others none (O-052). */
  keikkaHinnat: message<{ keikkaId: number }, SovittuHinta[]>('order.keikka.hinnat'),
  /** The palkit beside the order are the grid service's. */
  keikkaSave: message<KeikkaSave, Omit<KeikkaGetAnswer, 'palkit'>>('order.keikka.save'),
  /** Fails with KEIKKA.NOT_FOUND or KEIKKA.NO_ACCESS unless the actor may see every one of the orders. */
  keikkaCheckVisible: message<{ keikkaIds: number[] }, VisibleKeikat>('order.keikka.check-visible'),
  /** Takes all access to a customer's orders from a person; the first half of taking a contact off. */
  oikeudetRemoveFromAsiakas: message<
    { asiakasId: number; personId: number },
    { asiakasId: number; personId: number }
  >('order.oikeudet.remove-asiakas'),
  /** Moves an order to a vehicle and, when `pumppuAika` is given, along time (G-143, O-244). */
  keikkaMove: message<KeikkaMove, GridKeikka>('order.keikka.move'),
  /** Per driver the sums of the day's orders (G-292). */
  kuskiDaySums: message<{ yyyymmdd: string }, KuskiDaySum[]>('order.kuski.day-sums'),
  stepLogListByKeikkas: message<{ keikkaIds: number[] }, StepLogMessage[]>('order.step-log.list-by-keikkas'),
  demoLoad: message<OrderDemo, { loaded: number }>('order.demo.load'),
} as const;

/** The change is made only if the record has the version the caller knows. When absent, any version is changed. */
export interface SeenVersion {
  varmenne?: number;
}

/** Days `yyyymmdd`, both ends included. */
export interface DaySpan {
  first: string;
  last: string;
}

/** The orders that begin on a day, and their concrete. */
export interface DayLoad {
  yyyymmdd: string;
  keikkaCount: number;
  m3: number;
}

export interface OrderRef {
  keikkaId: number;
}

export interface KeikkaTilaSet extends SeenVersion {
  keikkaId: number;
  keikkaTilaId: number;
}

export type KeikkaSave = InputOf<typeof keikkaFormCalls.save>;

export type KuskiOfKeikka = InputOf<typeof kuskiCalls.add>;

/** In `dayVehicles`, null removes the person's vehicle. */
export type KuskiRestore = InputOf<typeof kuskiCalls.restore>;

export interface KeikkaMove extends SeenVersion {
  keikkaId: number;
  /** Absent: the vehicle stays. */
  vehicleId?: number;
  /** Absent: the time stays. ISO instant. */
  pumppuAika?: string;
  /** Absent: the duration stays. null is refused. */
  pumppuKesto?: number | null;
  /** The order's drivers from now on. Absent: they stay. */
  personIds?: number[];
  /** Of a time that is put back, absent: nothing. */
  taasTarkistettavat?: TaasTarkistettavat;
  /**
   * What the mover saw of the fields that the move changes. If one has changed meanwhile, the order is not moved
   * (O-245). A move of the vehicle alone and a move of the time alone are merged.
   */
  originalVehicleId?: number | null;
  originalPumppuAika?: string;
  /** The order was just copied, and goes to its place: what is to be looked at stays so. */
  isOfCopy?: boolean;
}
