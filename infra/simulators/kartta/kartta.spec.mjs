import { startSimulators } from '../simulators.mjs';
import { kartta } from './kartta.mjs';

/** The square of Lohja. */
const LOHJA = '12/2321/1183';

describe('the stand-in of map pictures', () => {
  /** @type {Awaited<ReturnType<typeof startSimulators>>} */
  let simulators;
  beforeAll(async () => {
    simulators = await startSimulators([kartta], { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => simulators.close());

  /** @param {string} square */
  const get = (square) => fetch(`${simulators.address}/kartta/${square}.svg`);

  it('draws the roads and the town of a square', async () => {
    const answer = await get(LOHJA);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    const svg = await answer.text();
    expect(svg).toContain('>Lohja</text>');
    expect(svg).toMatch(/<path d="M/);
  });

  it.each(['3/8/0', '19/0/0', '-1/0/0', 'x/0/0', '3/0/0<script>'])('has no square %s', async (square) => {
    expect((await get(square)).status).toBe(404);
  });
});
