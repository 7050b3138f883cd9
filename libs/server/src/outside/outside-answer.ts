const CHARSET = /charset="?([^\s;"]+)/i;

/** The answer of an outside system, read to its end. */
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

/** The whole body; undefined, and no more of it is taken, as soon as it is longer than the limit. */
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
