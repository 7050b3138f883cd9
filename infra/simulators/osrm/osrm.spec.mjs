import { startSimulators } from '../simulators.mjs';
import { kunnat } from '../kartta/paikat.mjs';
import { metresBetween, Tiet } from '../kartta/tiet.mjs';
import { osrm } from './osrm.mjs';
import { polyline } from './polyline.mjs';

const { Helsinki, Lahti, Salo } = kunnat;
/** @param {...{ point: number[] }} towns */
const between = (...towns) => towns.map(({ point }) => point.join(',')).join(';');

describe('the simulator of OSRM', () => {
  /** @type {Awaited<ReturnType<typeof startSimulators>>} */
  let simulators;
  beforeAll(async () => {
    simulators = await startSimulators([osrm], { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => simulators.close());

  /**
   * @param {string} path
   * @returns {Promise<{ status: number, body: any }>}
   */
  async function route(path, profile = 'driving') {
    const answer = await fetch(`${simulators.address}/osrm/route/v1/${profile}/${path}`);
    return { status: answer.status, body: await answer.json() };
  }
  const way = `${between(/** @type {any} */ (Helsinki), /** @type {any} */ (Lahti))}`;

  it('finds a way along roads, the same each time, with its ends where they were asked for', async () => {
    const { status, body } = await route(`${way}?overview=full&geometries=geojson&steps=false`);
    expect(status).toBe(200);
    const [{ distance, duration, geometry }] = body.routes;
    const line = /** @type {[number, number][]} */ (geometry.coordinates);
    expect(
      distance / metresBetween(/** @type {any} */ (line[0]), /** @type {any} */ (line.at(-1))),
    ).toBeGreaterThan(1.02);
    expect(
      distance / metresBetween(/** @type {any} */ (line[0]), /** @type {any} */ (line.at(-1))),
    ).toBeLessThan(1.6);
    const along = line
      .slice(1)
      .reduce((sum, point, index) => sum + metresBetween(/** @type {any} */ (line[index]), point), 0);
    expect(Math.abs(along - distance)).toBeLessThan(1);
    expect(distance / duration).toBeGreaterThan(15);
    expect(distance / duration).toBeLessThan(28);
    expect(line[0]).toEqual(Helsinki?.point);
    expect(line.at(-1)).toEqual(Lahti?.point);
    expect(body).toMatchObject({
      code: 'Ok',
      waypoints: [{ location: Helsinki?.point }, { location: Lahti?.point }],
    });
    expect((await route(`${way}?overview=full&geometries=geojson&steps=false`)).body).toEqual(body);
  });

  it('draws the line as it is asked to', async () => {
    const full = (await route(`${way}?overview=full&geometries=geojson`)).body.routes[0];
    const simple = (await route(`${way}?overview=simplified&geometries=geojson`)).body.routes[0];
    expect(simple.geometry.coordinates.length).toBeLessThan(full.geometry.coordinates.length / 2);
    expect(simple.distance).toBe(full.distance);
    expect((await route(way)).body.routes[0].geometry).toBe(polyline(simple.geometry.coordinates, 5));
    expect((await route(`${way}?overview=false`)).body.routes[0]).not.toHaveProperty('geometry');
  });

  it.each([
    ['an option that there is not', `${way}?lang=fi`, 'InvalidQuery'],
    ['a value that there is not', `${way}?overview=all`, 'InvalidQuery'],
    ['no number', 'x,60;25,61', 'InvalidQuery'],
    ['one point', '25,60', 'InvalidOptions'],
    ['a latitude above 90', '25,91;25,60', 'InvalidValue'],
    ['latitude before longitude', '60.2367,25.0586;60.9827,25.6612', 'NoSegment'],
  ])('refuses %s', async (_, path, code) => {
    expect(await route(path)).toMatchObject({ status: 400, body: { code } });
  });

  it('knows cars alone', async () => {
    expect(await route(way, 'cycling')).toMatchObject({ status: 400, body: { code: 'InvalidProfile' } });
  });

  it('leads from each town to each other', () => {
    const tiet = new Tiet();
    const seen = new Set([0]);
    for (const node of seen) for (const { to } of tiet.ways[node] ?? []) seen.add(to);
    expect(seen.size).toBe(tiet.nodes.length);
    expect(tiet.nearest(/** @type {any} */ (Salo?.point)).metres).toBe(0);
  });

  it('encodes a line as Google prints it', () => {
    expect(
      polyline(
        [
          [-120.2, 38.5],
          [-120.95, 40.7],
          [-126.453, 43.252],
        ],
        5,
      ),
    ).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  });
});
