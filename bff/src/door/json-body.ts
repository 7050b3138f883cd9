import type { IncomingHttpHeaders } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RawServerDefault } from 'fastify';

const JSON_FORM = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Whether a request has no body or one in JSON. A form or another encoding would be read as something else. */
export function isJsonOrEmpty(headers: IncomingHttpHeaders): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return !hasBody || JSON_FORM.test(headers['content-type'] ?? '');
}

/** No call nests anywhere near this deep. Without a limit a body of brackets alone would overflow the stack. */
const DEEPEST = 32;

/** Lists, objects, keys and items of a whole body: twice those of the largest call, so that whole records may be sent. */
const MOST_VALUES = 10_000;

/** Items of one list or keys of one object. No call takes anywhere near so many. */
const MOST_TOGETHER = 2_000;

/**
 * Reads JSON bodies. One that nests deeper or holds more than any call takes stays text, which is refused after the
 * guards: to parse it takes longer than anything else that is done with a body.
 */
export function readJsonBodies(app: NestFastifyApplication): void {
  const parse = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error');
  app.useBodyParser<RawServerDefault>('application/json', undefined, (request, body, done) => {
    if (isModest(body)) void parse(request, body.toString(), done);
    else done(null, body.toString());
  });
}

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const [LIST, LIST_END, OBJECT, OBJECT_END] = Buffer.from('[]{}');

/** Whether JSON keeps the limits, by its signs outside of texts. Whether it is proper JSON the parser finds out. */
export function isModest(json: Buffer): boolean {
  /** Commas so far of what the innermost list or object lies in, the outermost first. */
  const around: number[] = [];
  let commas = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === QUOTE) at = endOfText(json, at);
    else if (sign === COMMA) {
      commas += 1;
      values += 1;
    } else if (sign === LIST || sign === OBJECT) {
      around.push(commas);
      commas = 0;
      values += 1;
    } else if (sign === LIST_END || sign === OBJECT_END) commas = around.pop() ?? 0;
    if (around.length > DEEPEST || commas >= MOST_TOGETHER || values > MOST_VALUES) return false;
  }
  return true;
}

/** Where the quote is that ends the text that begins here. */
function endOfText(json: Buffer, from: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
