import { createServer } from 'node:http';

/**
 * Lets browser journeys take parts of the product down and up again: POST /order/stop, POST /order/start; and gives each
 * journey that asks the number of a small company that nobody has taken yet: POST /company/take.
 * Only test runs open it, on this machine's own address.
 * @param {Pick<import('../processes/supervisor.mjs').Supervisor, 'stop' | 'resume'>} supervisor
 * @param {number} companies how many there are
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function openControlDoor(supervisor, companies) {
  let taken = 0;
  const actions = {
    /** @param {string} name */
    stop: (name) => supervisor.stop(name),
    /** @param {string} name */
    start: (name) => supervisor.resume(name),
    take: () => {
      if (taken === companies) throw new Error(`All ${companies} small companies are taken: load more`);
      taken += 1;
      return taken;
    },
  };
  const server = createServer(async (request, response) => {
    const [, name = '', action = ''] = (request.url ?? '').split('/');
    try {
      if (request.method !== 'POST' || !(action in actions))
        throw new Error('POST /<process>/stop, /<process>/start or /company/take');
      const answer = await actions[/** @type {keyof typeof actions} */ (action)](name);
      response.end(JSON.stringify(answer));
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
