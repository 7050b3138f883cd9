const CHARSET = /charset="?([^\s;"]+)/i;

/** The complete answer of an outside system. */
export class OutsideAnswer {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly bytes: Uint8Array,
  ) {}

  /** The body in the character set it names, else UTF-8. */
  text(): string {
    const charset = CHARSET.exec(this.headers.get('content-type') ?? '')?.[1];
    return new TextDecoder(charset).decode(this.bytes);
  }

  json(): unknown {
    return JSON.parse(this.text());
  }
}

/** The whole body; undefined as soon as it exceeds the limit, and the rest is not read. */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
