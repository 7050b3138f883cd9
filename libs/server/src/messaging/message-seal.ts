import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Msg, MsgHdrs } from '@nats-io/transport-node';
import { headers } from '@keikka/contracts';

const ALGORITHM = 'sha256';
const sealed = [headers.actor, headers.correlationId, headers.idempotencyKey, headers.answerBy] as const;

/**
 * Signs what BFF and services ask of each other, and checks it at the door: who reaches NATS without the secret can
 * neither make a request in anybody's name nor change one under way. The seal holds subject, headers and body together,
 * and the time in it ends its use, so that a captured request is no key either.
 */
export class MessageSeal {
  /** @param secret the MESSAGE_SECRET that BFF and services share, at least 32 characters */
  constructor(private readonly secret: string) {}

  /** Puts the seal into the headers; nothing that it covers may change afterwards. */
  set(subject: string, message: MsgHdrs, payload: string): void {
    message.set(headers.seal, this.of(subject, message, Buffer.from(payload)).toString('base64url'));
  }

  /** Whether the request is as somebody with the secret sent it. */
  isWhole({ subject, headers: message, data }: Msg): boolean {
    if (!message) return false;
    const given = Buffer.from(message.get(headers.seal), 'base64url');
    const expected = this.of(subject, message, data);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private of(subject: string, message: MsgHdrs, payload: Uint8Array): Buffer {
    const named = JSON.stringify([subject, ...sealed.map((name) => message.get(name))]);
    return createHmac(ALGORITHM, this.secret).update(named).update('\n').update(payload).digest();
  }
}
