import { createServer } from 'node:http';

/**
 * Lets browser journeys take parts of the product down and up again: POST /order/stop, POST /order/start.
 * Only test runs open it, on this machine's own address.
 * @param {import('../processes/supervisor.mjs').Supervisor} supervisor
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function openControlDoor(supervisor) {
  const actions = {
    /** @param {string} name */
    stop: (name) => supervisor.stop(name),
    /** @param {string} name */
    start: (name) => supervisor.resume(name),
  };
  const server = createServer(async (request, response) => {
    const [, name = '', action = ''] = (request.url ?? '').split('/');
    try {
      if (request.method !== 'POST' || !(action in actions))
        throw new Error('POST /<process>/stop or /start');
      await actions[/** @type {keyof typeof actions} */ (action)](name);
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : String(error));
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
