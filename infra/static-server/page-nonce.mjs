import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NONCE_BYTES = 16;
/** Where the build's page.html has the place of the nonce. */
const PLACE = '%CSP_NONCE%';

/**
 * A page with a nonce of its own: only style elements that carry it take effect under the page's policy.
 * @param {string} folder which has index.html
 */
export async function pageWithNonce(folder) {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  return { nonce, html: html.replaceAll(PLACE, nonce) };
}
