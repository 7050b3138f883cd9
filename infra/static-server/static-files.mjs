import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * @typedef {object} StaticFile
 * @property {string} etag
 * @property {string} contentType
 * @property {string} cacheControl
 * @property {(encoding: Encoding) => Buffer} body
 */

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

/** @type {Record<string, string>} */
const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.map', '.txt', '.svg']);

/** Names with webpack's [contenthash], whose files never change. Entries and pages have plain names. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+(\.map)?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Quality 5 takes a tenth of the time of the best quality and is 3 % larger. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The files of a build. Each is read and compressed once and cached; a file that changed on disk is read again.
 * @param {string} folder
 */
export function staticFiles(folder) {
  /** @type {Map<string, { changed: number, file: StaticFile }>} */
  const known = new Map();

  /**
   * @param {string} urlPath decoded
   * @returns {StaticFile | undefined}
   */
  return (urlPath) => {
    const path = normalize(join(folder, urlPath));
    if (!path.startsWith(folder + sep) || urlPath.includes('\0')) return undefined;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined || !stat.isFile()) return undefined;
    const kept = known.get(path);
    if (kept?.changed === stat.mtimeMs) return kept.file;
    const file = makeFile(path, readFileSync(path));
    known.set(path, { changed: stat.mtimeMs, file });
    return file;
  };
}

/**
 * @param {string} name
 * @param {Buffer} content
 * @returns {StaticFile}
 */
export function makeFile(name, content) {
  const extension = extname(name);
  /** @type {Map<Encoding, Buffer>} */
  const bodies = new Map();
  return {
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    contentType: contentTypes[extension] ?? 'application/octet-stream',
    cacheControl: HASHED_NAME.test(name) ? FOREVER : REVALIDATE,
    body: (wanted) => {
      const encoding = compressible.has(extension) ? wanted : 'identity';
      const body = bodies.get(encoding) ?? compress(content, encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/**
 * @param {Buffer} content
 * @param {Encoding} encoding
 */
function compress(content, encoding) {
  if (encoding === 'br') return brotliCompressSync(content, brotli);
  return encoding === 'gzip' ? gzipSync(content) : content;
}
