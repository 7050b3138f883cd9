/**
 * A request over NATS: its subject, input and reply. The types exist at compile time only. A call that carries a subject
 * is a message too, so a message of its own is for what no call asks, or asks in another shape.
 */
export interface Message<Request, Reply> {
  readonly subject: string;
  readonly types?: { input: Request; answer: Reply };
}

/** A reply that travels as bytes: JSON lines that Postgres builds and nobody parses on the way (see `lines.ts`). */
export type Bytes = Uint8Array;

export type RequestOf<M> = M extends Message<infer Request, unknown> ? Request : never;

export function message<Request, Reply>(subject: string): Message<Request, Reply> {
  return { subject };
}
