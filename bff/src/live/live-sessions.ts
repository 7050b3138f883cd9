import { Injectable, Logger } from '@nestjs/common';
import { Failure } from '@keikka/contracts';
import { meets } from '@keikka/server';
import { Sessions } from '../auth/sessions.js';
import { closeCode, type LiveSocket } from './live-socket.js';

/** Keeps the sockets to what their persons may now: a socket outlives its token, but not its session. */
@Injectable()
export class LiveSessions {
  private readonly logger = new Logger('live');

  constructor(private readonly sessions: Sessions) {}

  /** Looks the sessions of the sockets up, each once, one after the other. */
  async check(sockets: Iterable<LiveSocket>): Promise<void> {
    const bySession = new Map<string, LiveSocket[]>();
    for (const socket of sockets) {
      const same = bySession.get(socket.sessionId);
      if (same) same.push(socket);
      else bySession.set(socket.sessionId, [socket]);
    }
    for (const [sessionId, own] of bySession) await this.checkSession(sessionId, own);
  }

  private async checkSession(sessionId: string, sockets: readonly LiveSocket[]): Promise<void> {
    try {
      const { actor } = await this.sessions.fresh(sessionId);
      for (const socket of sockets) {
        const lostGrid = meets(socket.actor, 'page.grid.read') && !meets(actor, 'page.grid.read');
        if (lostGrid || actor.asiakasId !== socket.actor.asiakasId) socket.close(closeCode.signInAgain);
        else socket.actor = actor;
      }
    } catch (error) {
      const hasEnded = error instanceof Failure && error.code === 'AUTH.SESSION_ENDED';
      if (hasEnded) for (const socket of sockets) socket.close(closeCode.signInAgain);
      // A staff service that is silent ends nobody's work; the next look is soon.
      else this.logger.warn({ err: error }, 'a session could not be looked up');
    }
  }
}
