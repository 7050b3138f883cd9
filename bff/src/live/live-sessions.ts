import { Injectable, Logger } from '@nestjs/common';
import { Failure } from '@keikka/contracts';
import { meets } from '@keikka/server';
import { Sessions } from '../auth/sessions.js';
import { closeCode, type LiveSocket } from './live-socket.js';

/** The number of lookups at a time: it spares staff, and a thousand sessions still take far less than a round. */
const LOOKUPS_AT_ONCE = 20;

/**
 * Closes sockets whose sessions have ended and updates their rights. A socket outlives its token, but not its session.
 */
@Injectable()
export class LiveSessions {
  private readonly logger = new Logger('live');
  private isSweeping = false;

  constructor(private readonly sessions: Sessions) {}

  /**
   * The regular check of all sockets. It is skipped while the previous check, with a slow staff service, still runs.
   */
  async sweep(sockets: Iterable<LiveSocket>): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    await this.check(sockets).finally(() => (this.isSweeping = false));
  }

  /** Looks up the sessions of the sockets, each once. */
  async check(sockets: Iterable<LiveSocket>): Promise<void> {
    const sessions = [...bySession(sockets)];
    for (let from = 0; from < sessions.length; from += LOOKUPS_AT_ONCE) {
      const batch = sessions.slice(from, from + LOOKUPS_AT_ONCE);
      await Promise.all(batch.map(([sessionId, own]) => this.checkSession(sessionId, own)));
    }
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
      // A silent staff service ends nobody's work; the next check comes soon.
      else this.logger.warn({ err: error }, 'a session could not be looked up');
    }
  }
}

function bySession(sockets: Iterable<LiveSocket>): Map<string, LiveSocket[]> {
  const found = new Map<string, LiveSocket[]>();
  for (const socket of sockets) {
    const same = found.get(socket.sessionId);
    if (same) same.push(socket);
    else found.set(socket.sessionId, [socket]);
  }
  return found;
}
