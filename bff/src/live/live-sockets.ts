import { Injectable } from '@nestjs/common';
import { isAllowed, Metrics, type Need } from '@keikka/server';
import { closeCode, type LiveSocket } from './live-socket.js';

/** More tabs than anybody has open; each message of one goes to all others. */
const MOST_OF_PERSON = 20;

/** The open sockets of this process. */
@Injectable()
export class LiveSockets implements Iterable<LiveSocket> {
  private readonly open = new Set<LiveSocket>();
  private readonly byPerson = new Map<number, Set<LiveSocket>>();

  constructor(private readonly metrics: Metrics) {}

  /** Adds a socket. Of a person who has too many the oldest is closed. */
  add(socket: LiveSocket): void {
    this.open.add(socket);
    const { personId } = socket.actor;
    const own = this.byPerson.get(personId) ?? new Set();
    this.byPerson.set(personId, own.add(socket));
    const [oldest] = own;
    if (oldest && own.size > MOST_OF_PERSON) {
      this.remove(oldest);
      oldest.close(closeCode.tooManyTabs);
    }
    this.metrics.sockets.set(this.open.size);
  }

  remove(socket: LiveSocket): void {
    this.open.delete(socket);
    const { personId } = socket.actor;
    const own = this.byPerson.get(personId);
    own?.delete(socket);
    if (own?.size === 0) this.byPerson.delete(personId);
    this.metrics.sockets.set(this.open.size);
  }

  ofPerson(personId: number): readonly LiveSocket[] {
    return [...(this.byPerson.get(personId) ?? [])];
  }

  /** The sockets of persons who may see a grid at all. */
  gridReaders(): Iterable<LiveSocket> {
    return this.having('page.grid.read');
  }

  /** The sockets of persons who may see what is invoiced. */
  invoicingReaders(): Iterable<LiveSocket> {
    return this.having('laskutus.read');
  }

  /** The sockets of persons who may list the sites and the factories of their company. */
  listReaders(): Iterable<LiveSocket> {
    return this.having('page.grid.edit', 'action.keikka.create');
  }

  private *having(...rights: Need[]): Iterable<LiveSocket> {
    for (const socket of this.open) if (isAllowed(socket.actor, rights)) yield socket;
  }

  [Symbol.iterator](): Iterator<LiveSocket> {
    return this.open.values();
  }
}
