import type { IncomingHttpHeaders } from 'node:http';

const JSON_FORM = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Whether a request has no body or one in JSON. A form or another encoding would be read as something else. */
export function isJsonOrEmpty(headers: IncomingHttpHeaders): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return !hasBody || JSON_FORM.test(headers['content-type'] ?? '');
}
