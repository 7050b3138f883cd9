import type { Deserializer, Serializer } from '@nestjs/microservices';
import type { Msg } from '@nats-io/transport-node';
import { Failure, type ErrorCode } from '@keikka/contracts';

/**
 * The wire form of a reply is one sign and a body: `+` and JSON, or `-` and `{code, details}`. The sign tells success
 * without parsing, so that bulk JSON built by Postgres passes through as bytes; and a reply is never empty.
 */
const plus = 0x2b;
const minus = 0x2d;

interface RequestPacket {
  pattern: string;
  data: unknown;
  id: string | undefined;
}

interface ReplyPacket {
  err?: unknown;
  response?: unknown;
  isDisposed?: boolean;
}

export interface WireFailure {
  code: ErrorCode;
  details?: unknown;
}

/** Turns what comes over NATS into what Nest hands to `@MessagePattern` methods. */
export class RequestDeserializer implements Deserializer<Msg, RequestPacket> {
  deserialize(message: Msg): RequestPacket {
    return {
      pattern: message.subject,
      data: message.data.length === 0 ? undefined : message.json(),
      id: message.reply,
    };
  }
}

/** Turns what a handler answered into bytes; bytes go as they are. */
export class ReplySerializer implements Serializer<ReplyPacket, { data: Uint8Array; headers: undefined }> {
  serialize(packet: ReplyPacket): { data: Uint8Array; headers: undefined } {
    return {
      data: packet.err ? encodeFailure(packet.err as WireFailure) : encodeReply(packet.response),
      headers: undefined,
    };
  }
}

export function encodeReply(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) {
    const bytes = Buffer.allocUnsafe(value.length + 1);
    bytes[0] = plus;
    bytes.set(value, 1);
    return bytes;
  }
  return Buffer.from(`+${JSON.stringify(value ?? null)}`);
}

export function encodeFailure(failure: WireFailure): Uint8Array {
  return Buffer.from(`-${JSON.stringify(failure)}`);
}

/** The body of a successful reply as bytes; a failure is thrown as the `Failure` it was in the service. */
export function decodeReply(bytes: Uint8Array): Uint8Array {
  if (bytes[0] === plus) return bytes.subarray(1);
  if (bytes[0] !== minus) throw new Failure('INTERNAL');
  const failure = JSON.parse(Buffer.from(bytes.subarray(1)).toString('utf8')) as WireFailure;
  throw new Failure(failure.code, failure.details);
}
