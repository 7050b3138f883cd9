/**
 * Keyed lines: bulk JSON as `<key>\t<json>\n` per row. Postgres prints the JSON on one line, services and the BFF sort
 * the rows by key and splice them without ever parsing (ADR 0004). JSON text holds no raw newline or tab.
 */
export interface KeyedRow {
  key: string | number;
  json: string;
}

export function encodeLines(rows: readonly KeyedRow[]): Buffer {
  let text = '';
  for (const row of rows) text += `${row.key}\t${row.json}\n`;
  return Buffer.from(text);
}

/** Rows grouped by key, in their order: key → JSON texts. */
export function decodeLines(bytes: Uint8Array): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  let from = 0;
  while (from < text.length) {
    const tab = text.indexOf('\t', from);
    const end = text.indexOf('\n', tab);
    const key = text.slice(from, tab);
    const json = text.slice(tab + 1, end);
    const group = groups.get(key);
    if (group) group.push(json);
    else groups.set(key, [json]);
    from = end + 1;
  }
  return groups;
}
