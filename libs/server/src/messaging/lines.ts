/**
 * Keyed lines: bulk JSON as `<key>\t<json>\n` per row. Postgres prints the JSON on one line, services and the BFF sort
 * the rows by key and splice them without ever parsing (ADR 0004). JSON text holds no raw newline or tab.
 */
export interface KeyedRow {
  key: string | number;
  json: string;
}

export const encodeLines = (rows: readonly KeyedRow[]): Buffer =>
  Buffer.concat(rows.map(({ key, json }) => Buffer.from(`${key}\t${json}\n`)));

const TAB = 0x09;
const NEWLINE = 0x0a;

/** Rows grouped by key, in their order: key → the bytes of its JSON texts, which are parts of `bytes`. */
export function decodeLines(bytes: Uint8Array): Map<string, Buffer[]> {
  const groups = new Map<string, Buffer[]>();
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let from = 0;
  while (from < all.length) {
    const tab = all.indexOf(TAB, from);
    const end = all.indexOf(NEWLINE, tab);
    const key = all.toString('latin1', from, tab);
    const json = all.subarray(tab + 1, end);
    const group = groups.get(key);
    if (group) group.push(json);
    else groups.set(key, [json]);
    from = end + 1;
  }
  return groups;
}
