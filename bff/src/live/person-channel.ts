import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import type { LiveTabMessage } from '@keikka/contracts';
import { natsConnection, NatsPulse } from '@keikka/server';
import type { LiveSocket } from './live-socket.js';
import { LiveSockets } from './live-sockets.js';

const SUBJECT_PREFIX = 'live.person.';

interface Relayed {
  personId: number;
  fromSocket: string;
  message: LiveTabMessage;
}

/** Carries a tab's message to the same person's other tabs on any BFF replica (C-59). */
@Injectable()
export class PersonChannel implements OnApplicationBootstrap {
  constructor(
    @Inject(natsConnection) private readonly nats: NatsConnection,
    private readonly sockets: LiveSockets,
    private readonly pulse: NatsPulse,
  ) {}

  onApplicationBootstrap(): void {
    this.nats.subscribe(`${SUBJECT_PREFIX}*`, {
      callback: (error, received) => {
        if (!error) this.deliver(received.json<Relayed>());
      },
    });
  }

  relay({ id, actor: { personId } }: LiveSocket, message: LiveTabMessage): void {
    // A buffer would send them when nobody follows any more.
    if (!this.pulse.isUp) return;
    const relayed: Relayed = { personId, fromSocket: id, message };
    this.nats.publish(`${SUBJECT_PREFIX}${personId}`, JSON.stringify(relayed));
  }

  private deliver({ personId, fromSocket, message }: Relayed): void {
    const text = JSON.stringify(message);
    for (const socket of this.sockets.ofPerson(personId)) if (socket.id !== fromSocket) socket.sendText(text);
  }
}
