/**
 * The path of a request, decoded. A peer may write anything there: what is no path must not end the process.
 * @param {import('node:http').IncomingMessage} request
 */
export function pathOf({ url = '/' }) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}
