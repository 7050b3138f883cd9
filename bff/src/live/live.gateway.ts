import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { WebSocketServer, type WebSocket } from 'ws';
import { Leaving } from '@keikka/server';
import { limitKey, Limits } from '../limits/limits.js';
import { dayOf, LONGEST_MESSAGE_BYTES, readClientMessage } from './client-message.js';
import { Handshakes, SUBPROTOCOL } from './handshake.js';
import { LiveSessions } from './live-sessions.js';
import { closeCode, LiveSocket } from './live-socket.js';
import { LiveSockets } from './live-sockets.js';
import { PersonChannel } from './person-channel.js';
import { Presence } from './presence.js';

/**
 * Browsers send a heartbeat every 30 s (G-261). The server pings and checks sessions as often, which bounds the effect
 * of a lost event.
 */
const ROUND_MS = 30_000;
const FAREWELL_MS = 500;

/**
 * The live socket at `/ws`: opens connections, receives messages and closes connections. `LivePush` decides what is
 * sent.
 */
@Injectable()
export class LiveGateway implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('live');
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE_BYTES,
    handleProtocols: (offered) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
  });
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly http: HttpAdapterHost,
    private readonly handshakes: Handshakes,
    private readonly sockets: LiveSockets,
    private readonly sessions: LiveSessions,
    private readonly channel: PersonChannel,
    private readonly presence: Presence,
    private readonly limits: Limits,
    private readonly leaving: Leaving,
  ) {}

  onApplicationBootstrap(): void {
    const server = this.http.httpAdapter.getHttpServer() as Server;
    server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
    this.timer = setInterval(() => void this.round(), ROUND_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    const open = [...this.sockets];
    for (const socket of open) socket.close(closeCode.goingAway);
    if (open.length > 0) await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    for (const socket of this.sockets) socket.terminate();
  }

  private async upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    connection.on('error', (error) =>
      this.logger.debug({ err: error }, 'a socket broke while it was opened'),
    );
    // The browser comes back at once, and finds another copy.
    const handshake = this.leaving.hasBegun ? { refusedWith: 503 } : await this.handshakes.of(request);
    if ('refusedWith' in handshake) {
      refuse(connection, handshake.refusedWith);
      return;
    }
    const { sessionId, actor } = handshake.person;
    this.server.handleUpgrade(request, connection, head, (socket) =>
      this.welcome(socket, new LiveSocket(socket, sessionId, actor)),
    );
  }

  private welcome(connection: WebSocket, socket: LiveSocket): void {
    this.sockets.add(socket);
    connection.on('message', (data: Buffer) => void this.hear(socket, data.toString('utf8')));
    connection.on('pong', () => (socket.alive = true));
    connection.on('error', (error) => this.logger.debug({ err: error }, 'a socket broke'));
    connection.on('close', () => {
      this.sockets.remove(socket);
      this.presence.leave(socket);
      socket.forget();
    });
  }

  private async hear(socket: LiveSocket, text: string): Promise<void> {
    socket.alive = true;
    try {
      await this.limits.messagesOfPerson(limitKey(socket.actor));
    } catch {
      socket.close(closeCode.misuse);
      return;
    }
    const message = readClientMessage(text);
    // A newer browser may send a message that this release does not know. A socket may be gone by now.
    if (!message || !socket.isOpen) return;
    const day = dayOf(message);
    if (day !== undefined) socket.day = day;
    if (message.type === 'heartbeat') socket.send({ type: 'heartbeatHeard' });
    else if (message.type === 'opens') await this.presence.open(socket, message.keikkaId);
    else if (message.type === 'closes') this.presence.close(socket, message.keikkaId);
    else this.channel.relay(socket, message);
  }

  private async round(): Promise<void> {
    for (const socket of this.sockets) socket.ping();
    await this.sessions.sweep(this.sockets);
  }
}

function refuse(connection: Duplex, status: number): void {
  connection.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
