import { errors, Failure, type ErrorCode, type EventMap, type EventName } from '@keikka/contracts';

/**
 * The wire form of a reply is one sign and a body: `+` and JSON, or `-` and `{code, details}`. The sign shows success
 * without parsing, so that bulk JSON from Postgres passes through as bytes, and a reply is never empty. A write's reply
 * is `*`, a line with the events it emitted, and the body, so that the caller knows at once what is stale.
 */
const PLUS = 0x2b;
const MINUS = 0x2d;
const STAR = 0x2a;
const NEWLINE = 0x0a;

export interface WireFailure {
  code: ErrorCode;
  details?: unknown;
}

/** An event that a write put into the outbox. It is committed by the time the reply leaves. */
export interface WrittenEvent<Name extends EventName = EventName> {
  name: Name;
  data: EventMap[Name];
}

/** A handler's answer with the events it wrote. */
export class ReplyOfWrite {
  constructor(
    readonly response: unknown,
    readonly events: readonly WrittenEvent[],
  ) {}
}

export function encodeReply(value: unknown): Uint8Array {
  if (value instanceof ReplyOfWrite) {
    const body = encodeReply(value.response).subarray(1);
    return Buffer.concat([Buffer.from(`*${JSON.stringify(value.events)}\n`), body]);
  }
  if (value instanceof Uint8Array) {
    const bytes = Buffer.allocUnsafe(value.length + 1);
    bytes[0] = PLUS;
    bytes.set(value, 1);
    return bytes;
  }
  return Buffer.from(`+${JSON.stringify(value ?? null)}`);
}

export function encodeFailure(failure: WireFailure): Uint8Array {
  return Buffer.from(`-${JSON.stringify(failure)}`);
}

interface DecodedReply {
  body: Uint8Array;
  events: WrittenEvent[];
}

/** The body of a successful reply as bytes. A failure is rethrown as the service's `Failure`. */
export function decodeReply(bytes: Uint8Array): DecodedReply {
  if (bytes[0] === PLUS) return { body: bytes.subarray(1), events: [] };
  if (bytes[0] === STAR) {
    const end = bytes.indexOf(NEWLINE);
    return { body: bytes.subarray(end + 1), events: jsonOf(bytes.subarray(1, end)) as WrittenEvent[] };
  }
  if (bytes[0] !== MINUS) throw new Failure('INTERNAL');
  const { code, details } = jsonOf(bytes.subarray(1)) as WireFailure;
  // A service of a later release may answer a code that has no text here.
  throw Object.hasOwn(errors, code) ? new Failure(code, details) : new Failure('INTERNAL');
}

const jsonOf = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'));
