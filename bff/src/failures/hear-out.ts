import type { Readable } from 'node:stream';

/** Many times what any body may have; who sends more loses the text. */
const MOST_HEARD_BYTES = 16 * 1_024 * 1_024;

/**
 * Drops the rest of a body, so that its sender comes to read the answer: a connection that closes with unread bytes takes
 * the answer with it. Ends at the body's end or at the limit.
 */
export function hearOut(body: Readable, mostBytes = MOST_HEARD_BYTES): Promise<void> {
  return new Promise((resolve) => {
    if (body.readableEnded || body.destroyed) {
      resolve();
      return;
    }
    let heard = 0;
    body
      .on('data', (chunk: Buffer) => {
        heard += chunk.length;
        if (heard > mostBytes) resolve();
      })
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve())
      .resume();
  });
}
