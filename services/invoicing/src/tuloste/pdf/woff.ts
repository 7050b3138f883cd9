import { inflateSync } from 'node:zlib';

const [WOFF_HEADER, WOFF_ENTRY, HEADER, ENTRY, WORD] = [44, 20, 12, 16, 4];
const SIGNATURE = 'wOFF';

interface Table {
  tag: Buffer;
  checksum: number;
  bytes: Buffer;
}

/**
 * The plain form of a font that is packed as WOFF (version 1). The print's library unpacks a table each time that it reads
 * of it, which takes seconds for a page.
 * @throws Error for anything else
 */
export function plainFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE) throw new Error('not a WOFF font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    tableAt(woff, WOFF_HEADER + index * WOFF_ENTRY),
  );
  const header = Buffer.alloc(HEADER + tables.length * ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  let offset = header.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = HEADER + index * ENTRY;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes.length);
  }
  return Buffer.concat([header, ...tables.map(({ bytes }) => paddedBytes(bytes))]);
}

function tableAt(woff: Buffer, at: number): Table {
  const offset = woff.readUInt32BE(at + 4);
  const [packed, plain] = [woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes: packed === plain ? bytes : inflateSync(bytes),
  };
}

const padded = (length: number): number => Math.ceil(length / WORD) * WORD;
const paddedBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
