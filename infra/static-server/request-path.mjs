/**
 * The decoded path of a request. Any text may arrive, and an invalid path must not end the process.
 * @param {import('node:http').IncomingMessage} request
 */
export function pathOf({ url = '/' }) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}
