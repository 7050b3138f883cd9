/** A request over NATS: its subject, input and reply. The types exist at compile time only. */
export interface Message<Request, Reply> {
  readonly subject: string;
  readonly types?: { request: Request; reply: Reply };
}

/** A reply that travels as bytes: JSON lines that Postgres builds and nobody parses on the way (see `lines.ts`). */
export type Bytes = Uint8Array;

export type RequestOf<M> = M extends Message<infer Request, unknown> ? Request : never;

export function message<Request, Reply>(subject: string): Message<Request, Reply> {
  return { subject };
}
