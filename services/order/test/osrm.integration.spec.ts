import { Metrics } from '@keikka/server';
import { osrm } from '@keikka/simulators/osrm/osrm.mjs';
import { startSimulators } from '@keikka/simulators/simulators.mjs';
import { Osrm } from '../src/matka/osrm.js';

const plant = { lat: 60.25, lng: 24.07 };
const site = { lat: 60.2, lng: 24.1 };

describe('the routing service', () => {
  let simulators: Awaited<ReturnType<typeof startSimulators>>;
  beforeAll(async () => {
    simulators = await startSimulators([osrm], { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => simulators.close());

  /** Only what is waited for in vain has a short time: on a full machine any answer may take long. */
  const osrmOf = (OSRM_URL: string | undefined, timeout = 10_000) =>
    new Osrm({ OSRM_URL, KARTTA_TIMEOUT_MILLISECONDS: timeout }, new Metrics());
  const behave = (mode: string) =>
    fetch(`${simulators.address}/api/tenants/osrm/mode`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    });

  it.each([
    ['failing', 'failing'],
    ['failing-after', 'failing'],
    ['throttling', 'throttled'],
    ['nonsense', 'unreadable'],
    ['halving', 'broken-off'],
    ['reset', 'broken-off'],
    ['slow', 'timed-out'],
    ['hanging', 'timed-out'],
  ])('that is %s gives no way: %s', async (mode, reason) => {
    await behave(mode);
    const timeout = reason === 'timed-out' ? 400 : undefined;
    const outcome = await osrmOf(`${simulators.address}/osrm`, timeout).valilla(plant, site);
    await behave('normal');
    expect(outcome).toMatchObject({ noData: { reason } });
  });

  it('gives none where there is no road, and a way where there is', async () => {
    const system = osrmOf(`${simulators.address}/osrm`);
    expect(await system.valilla(plant, { lat: 0, lng: 0 })).toEqual({ data: null });
    expect(await system.valilla(plant, site)).toMatchObject({
      data: { reitti: expect.any(Array) as unknown },
    });
  });

  it('is not asked where the installation has none', async () => {
    expect(await osrmOf(undefined).valilla(plant, site)).toMatchObject({
      noData: { reason: 'not-configured', effect: 'not-sent' },
    });
  });
});
