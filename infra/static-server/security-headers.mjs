/** @typedef {import('./env.mjs').ShellSettings} ShellSettings */
/** @typedef {Record<string, string>} Headers */

/**
 * Of every answer, whosever page it belongs to.
 * @type {Headers}
 */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * @param {number} seconds
 * @returns {Headers}
 */
export const hstsHeaders = (seconds) =>
  seconds > 0 ? { 'strict-transport-security': `max-age=${seconds}; includeSubDomains` } : {};

/**
 * Headers of the shell's answers: no page may frame them, and they run code only from the shell and its remotes.
 * @param {ShellSettings} shell
 * @returns {Headers}
 */
export const shellHeaders = (shell) => ({
  ...everywhere,
  'content-security-policy': contentSecurityPolicy(shell),
  'x-frame-options': 'DENY',
});

/**
 * Beside those of the shell on its pages: they say nothing of other files, and would be sent with each of them.
 * @type {Headers}
 */
export const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
};

/**
 * Headers of a remote's files, which pages of other origins load: the shell, and partner portals.
 * @type {Headers}
 */
export const remoteHeaders = {
  ...everywhere,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The nonce is the page's; other answers have none, since no style element can stand in them.
 * @param {ShellSettings} shell
 * @param {string} [nonce]
 */
export function contentSecurityPolicy({ apiBase, wsBase, tiles, remotes }, nonce) {
  const remoteOrigins = [...new Set(Object.values(remotes).map(({ entry }) => originOf(entry)))];
  return printPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remoteOrigins],
    // Emotion writes its rules into style elements, which carry the nonce.
    'style-src': ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]), ...remoteOrigins],
    'connect-src': ["'self'", originOf(apiBase), originOf(wsBase), ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...(tiles ? [originOf(tiles.url)] : [])],
    'font-src': ["'self'", ...remoteOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** @param {Record<string, string[]>} directives */
export const printPolicy = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** @param {string} url */
const originOf = (url) => new URL(url).origin;
