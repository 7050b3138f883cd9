import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { errors, Failure, orderMessages, type LiveServerMessage } from '@keikka/contracts';
import { Clock, natsConnection, NatsPulse, ServiceClient } from '@keikka/server';
import type { LiveSocket } from './live-socket.js';
import { PeopleOnOrders, type PersonOnOrder } from './people-on-orders.js';

const SUBJECT_PREFIX = 'live.keikka.';
/** With the time that a silent tab is kept less than 30 s. */
const SWEEP_MS = 1_000;

/** What a copy tells all copies about one of its tabs; null when the tab has the order open no more. */
interface Told {
  socketId: string;
  keikkaId: number;
  person: PersonOnOrder | null;
}

/** A tab of this copy with an order that its person may see. */
interface OrderTab {
  socket: LiveSocket;
  keikkaId: number;
  ownerAsiakasId: number;
  /** The message it got last. */
  heard?: string;
}

/**
 * Tells each tab who else has its order open. The copies of the BFF tell each other over NATS and keep it in memory
 * alone: without NATS nobody is seen on an order, and nothing fails.
 */
@Injectable()
export class Presence implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('live');
  private readonly people = new PeopleOnOrders();
  private readonly tabs = new Map<string, OrderTab>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(natsConnection) private readonly nats: NatsConnection,
    private readonly pulse: NatsPulse,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.nats.subscribe(`${SUBJECT_PREFIX}*`, {
      callback: (error, received) => {
        if (!error) this.hear(received.json<Told>());
      },
    });
    this.timer = setInterval(() => this.updateAllOn(this.people.expire(this.clock.now())), SWEEP_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The tab has the order open, which it repeats every 10 s. Each time the order service decides whether it may. */
  async open(socket: LiveSocket, keikkaId: number): Promise<void> {
    if (socket.keikkaId !== keikkaId) this.leave(socket);
    socket.keikkaId = keikkaId;
    const owner = await this.ownerOf(keikkaId, socket);
    // Meanwhile the tab may have closed the order or opened another.
    if (socket.keikkaId !== keikkaId) return;
    if (owner === 'refused') this.turnAway(socket);
    if (typeof owner !== 'number') return;
    const heard = this.tabs.get(socket.id)?.heard;
    this.tabs.set(socket.id, { socket, keikkaId, ownerAsiakasId: owner, heard });
    const { personId, asiakasId, personName: name = null } = socket.actor;
    this.tell({ socketId: socket.id, keikkaId, person: { personId, asiakasId, name } });
  }

  close(socket: LiveSocket, keikkaId: number): void {
    if (socket.keikkaId === keikkaId) this.leave(socket);
  }

  /** The tab has no order open any more, or is gone. */
  leave(socket: LiveSocket): void {
    const tab = this.tabs.get(socket.id);
    socket.keikkaId = null;
    this.tabs.delete(socket.id);
    if (tab) this.tell({ socketId: socket.id, keikkaId: tab.keikkaId, person: null });
  }

  /** A tab whose person may see the order no longer forgets who else is on it. One that never might hears nothing. */
  private turnAway(socket: LiveSocket): void {
    const tab = this.tabs.get(socket.id);
    if (tab) socket.send({ type: 'othersOn', keikkaId: tab.keikkaId, names: [] });
    this.leave(socket);
  }

  /** Whose order it is; `refused` when the person may see no such order, `unknown` when nobody answers. */
  private async ownerOf(keikkaId: number, { actor }: LiveSocket): Promise<number | 'refused' | 'unknown'> {
    const context = { actor, correlationId: randomUUID() };
    try {
      const { ownerAsiakasIds } = await this.services.ask(
        orderMessages.keikkaCheckVisible,
        { keikkaIds: [keikkaId] },
        context,
      );
      return ownerAsiakasIds[0] ?? 'refused';
    } catch (error) {
      if (error instanceof Failure) return errors[error.code].status < 500 ? 'refused' : 'unknown';
      this.logger.error({ err: error, keikkaId }, 'who has an order open is not told');
      return 'unknown';
    }
  }

  private tell(told: Told): void {
    // A buffer would send it when it is no longer so. The last tabs may be gone after the connection.
    if (this.pulse.isUp && !this.nats.isClosed())
      this.nats.publish(`${SUBJECT_PREFIX}${told.keikkaId}`, JSON.stringify(told));
  }

  private hear({ socketId, keikkaId, person }: Told): void {
    const { people } = this;
    const now = this.clock.now();
    this.updateAllOn(person ? people.opened(socketId, keikkaId, person, now) : people.closed(socketId));
    const own = this.tabs.get(socketId);
    if (own) this.update(own);
  }

  private updateAllOn(keikkaIds: readonly number[]): void {
    if (keikkaIds.length === 0) return;
    for (const tab of this.tabs.values()) if (keikkaIds.includes(tab.keikkaId)) this.update(tab);
  }

  /** Sends the tab the others on its order where they are others than it heard of last. */
  private update(tab: OrderTab): void {
    const { socket, keikkaId, ownerAsiakasId } = tab;
    const { personId, asiakasId } = socket.actor;
    const viewer = { socketId: socket.id, keikkaId, personId, asiakasId, ownerAsiakasId };
    const text = JSON.stringify({
      type: 'othersOn',
      keikkaId,
      names: this.people.othersOf(viewer),
    } satisfies LiveServerMessage);
    if (text === tab.heard) return;
    tab.heard = text;
    socket.sendText(text);
  }
}
