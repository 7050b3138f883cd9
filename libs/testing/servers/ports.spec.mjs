import { createServer } from 'node:net';
import { assertPortsFree, describeTakenPort, freePort, isPortFree, portHolder } from './ports.mjs';

/**
 * @param {string | undefined} host
 * @returns {Promise<{ port: number, close: () => void }>}
 */
async function listen(host) {
  const port = await freePort();
  const server = createServer();
  await new Promise((resolve) => server.listen({ port, host }, () => resolve(undefined)));
  return { port, close: () => server.close() };
}

describe('ports', () => {
  it('counts a port as taken when only the IPv4 loopback is', async () => {
    const { port, close } = await listen('127.0.0.1');
    expect(await isPortFree(port)).toBe(false);
    close();
    expect(await isPortFree(port)).toBe(true);
  });

  it('names who holds a port, by command line and pid', async () => {
    const { port, close } = await listen(undefined);
    expect(await portHolder(port)).toContain(`(pid ${process.pid})`);
    close();
    expect(await portHolder(port)).toBeUndefined();
  });

  it('names every taken port in one message, and the variable that moves it', async () => {
    const [one, other] = [await listen(undefined), await listen('127.0.0.1')];
    const ports = { shell: one.port, 'mf-grid': await freePort(), bff: other.port };
    await expect(assertPortsFree(ports)).rejects.toThrow(
      new RegExp(`Port ${one.port} \\(shell\\).*pid ${process.pid}.*\\nPort ${other.port} \\(bff\\)`),
    );
    one.close();
    other.close();
    await expect(assertPortsFree(ports)).resolves.toBeUndefined();
  });

  it('admits when the holder may not be seen', () => {
    expect(describeTakenPort('mf-grid', 4301, undefined)).toBe(
      'Port 4301 (mf-grid) is taken by another program. End that program or choose another port with MF_GRID_PORT=…',
    );
  });
});
