import { Injectable } from '@nestjs/common';
import type { DayStaffing, EventEnvelope, EventMap, EventName, LiveServerMessage } from '@keikka/contracts';
import { mayShowVehicle, staffingFor } from '../grid-day/day-staffing.js';
import { LiveSessions } from './live-sessions.js';
import type { ListStale } from './live-socket.js';
import { LiveSockets } from './live-sockets.js';
import { Supplied } from './supplied.js';

type Pushes = { readonly [Name in EventName]?: (data: EventMap[Name]) => void };

/** Sends each event to the open tabs that it concerns. */
@Injectable()
export class LivePush {
  private readonly pushes: Pushes = {
    'order.keikka.changed.v1': ({ keikkaId, visibleTo, onBoardsOf, days, row }) => {
      this.patch(visibleTo, { type: 'keikkaChanged', keikkaId, days, row });
      // For other persons the order may be a mask on a shared vehicle or visible by a personal right, so
      // their tabs read again.
      const mayShow = (asiakasId: number): boolean =>
        !visibleTo.includes(asiakasId) && (onBoardsOf?.includes(asiakasId) ?? true);
      this.staleFor((asiakasId, day) => days.includes(day) && mayShow(asiakasId));
    },
    'grid.palkki.changed.v1': ({ palkkiId, visibleTo, days, row }) =>
      this.patch(visibleTo, { type: 'palkkiChanged', palkkiId, days, row }),
    'staff.person-pvm.changed.v1': ({ yyyymmdd, staffing }) => {
      if (staffing) this.patchStaffing(yyyymmdd, staffing);
      else this.staleFor((_, day) => day === yyyymmdd);
    },
    'staff.vehicle.saved.v1': ({ asiakasId, plannedBy }) =>
      this.staleFor((company) => company === asiakasId || plannedBy.includes(company)),
    'staff.person.saved.v1': ({ asiakasId }) => this.staleFor((company) => company === asiakasId),
    'staff.asiakas.saved.v1': () => this.everythingStale(),
    'projection.followed.v1': ({ asiakasIds }) => this.staleFor((company) => asiakasIds.includes(company)),
    'invoicing.lasku.changed.v1': ({ laskuttajaAsiakasId }) =>
      this.invoicingStaleFor('laskutStale', (company) => company === laskuttajaAsiakasId),
    'order.tyomaa.changed.v1': ({ ownerAsiakasId }) =>
      this.listStaleFor('tyomaatStale', (company) => company === ownerAsiakasId),
    'order.sijainti.changed.v1': ({ asiakasId }) => {
      this.listStaleFor('tehtaatStale', (company) => company === asiakasId);
      // No other event waits for staff.
      void this.tellSupplied(asiakasId);
    },
    'invoicing.laskupohja.changed.v1': ({ laskuttajaAsiakasId }) =>
      this.invoicingStaleFor('laskupohjatStale', (company) => company === laskuttajaAsiakasId),
    'invoicing.tuote.changed.v1': ({ laskuttajaAsiakasId }) =>
      this.invoicingStaleFor('tuotteetStale', (company) => company === laskuttajaAsiakasId),
    'order.auth.changed.v1': ({ personId }) => {
      for (const socket of this.sockets.ofPerson(personId)) {
        socket.send({ type: 'accessStale' });
        socket.dayStale();
      }
    },
    'staff.rights.changed.v1': ({ personId }) => void this.sessions.check(this.sockets.ofPerson(personId)),
  };

  constructor(
    private readonly sockets: LiveSockets,
    private readonly sessions: LiveSessions,
    private readonly supplied: Supplied,
  ) {}

  tell<Name extends EventName>({ name, data }: EventEnvelope<Name>): void {
    this.pushes[name]?.(data);
  }

  everythingStale(): void {
    this.staleFor(() => true);
    this.invoicingStaleFor('laskutStale', () => true);
    this.invoicingStaleFor('laskupohjatStale', () => true);
    this.invoicingStaleFor('tuotteetStale', () => true);
    this.listStaleFor('tyomaatStale', () => true);
    this.listStaleFor('tehtaatStale', () => true);
  }

  /** Sends the row itself to every person of the companies that may read it. */
  private patch(visibleTo: readonly number[], message: LiveServerMessage): void {
    const text = JSON.stringify(message);
    for (const socket of this.sockets.gridReaders()) {
      if (visibleTo.includes(socket.actor.asiakasId)) socket.sendText(text);
    }
  }

  /** Sends each person the part they may see: drivers with that right only, vehicles to planners. Others read again. */
  private patchStaffing(yyyymmdd: string, staffing: DayStaffing): void {
    for (const socket of this.sockets.gridReaders()) {
      const view = staffingFor(socket.actor, staffing);
      if (view) socket.send({ type: 'staffingChanged', days: [yyyymmdd], ...view });
    }
    this.staleFor((asiakasId, day) => day === yyyymmdd && mayShowVehicle(asiakasId, staffing));
  }

  private invoicingStaleFor(type: ListStale, concerns: (asiakasId: number) => boolean): void {
    for (const socket of this.sockets.invoicingReaders())
      if (concerns(socket.actor.asiakasId)) socket.listStale(type);
  }

  private listStaleFor(type: ListStale, concerns: (asiakasId: number) => boolean): void {
    for (const socket of this.sockets.listReaders())
      if (concerns(socket.actor.asiakasId)) socket.listStale(type);
  }

  /** The factories of a company are also in the lists of those that it supplies. */
  private async tellSupplied(asiakasId: number): Promise<void> {
    const companies = await this.supplied.by(asiakasId);
    this.listStaleFor('tehtaatStale', (company) => companies.includes(company));
  }

  private staleFor(concerns: (asiakasId: number, day: string) => boolean): void {
    for (const socket of this.sockets.gridReaders()) {
      if (socket.day !== null && concerns(socket.actor.asiakasId, socket.day)) socket.dayStale();
    }
  }
}
