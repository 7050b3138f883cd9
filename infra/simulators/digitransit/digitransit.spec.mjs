import { startSimulators } from '../simulators.mjs';
import { digitransit } from './digitransit.mjs';

describe('the simulator of Digitransit', () => {
  /** @type {Awaited<ReturnType<typeof startSimulators>>} */
  let simulators;
  beforeAll(async () => {
    simulators = await startSimulators([digitransit], { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => simulators.close());

  const { DIGITRANSIT_KEY = '' } = digitransit.settings?.('') ?? {};
  /**
   * @param {Record<string, string>} query
   * @returns {Promise<{ status: number, body: any }>}
   */
  async function search(query, headers = { 'digitransit-subscription-key': DIGITRANSIT_KEY }) {
    const path = `/digitransit/geocoding/v1/search?${new URLSearchParams(query)}`;
    const answer = await fetch(simulators.address + path, { headers });
    return { status: answer.status, body: await answer.json() };
  }
  /** @param {string} text */
  const found = async (text) =>
    (await search({ text })).body.features.map(
      (/** @type {any} */ { properties: { name, postalcode, localadmin, confidence } }) =>
        [name, postalcode, localadmin, confidence].join(' '),
    );

  it('answers GeoJSON with longitude first, the same each time', async () => {
    const { status, body } = await search({ text: 'Hitsaajankatu 1, Helsinki' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [25.03884, 60.1932] },
          properties: { name: 'Hitsaajankatu 1', postalcode: '00810', localadmin: 'Helsinki' },
        },
      ],
    });
    const { features } = (await search({ text: 'hitsaajankatu 1 b 00810 HELSINKI, Suomi' })).body;
    expect(features).toEqual(body.features);
  });

  it('knows each street in each town, is less sure of another town, and knows nothing that is no street', async () => {
    expect(await found('Kauppakatu 12, 08100 Lohja')).toEqual(['Kauppakatu 12 08100 Lohja 1']);
    expect(await found('Kauppakatu 12')).toHaveLength(10);
    expect((await found('Kauppakatu 12, Turku'))[0]).toBe('Kauppakatu 12 00940 Helsinki 0.6');
    expect(await found('Työmaakoppi 3, Espoo')).toEqual([]);
    expect(await found('Kauppakatu, Lohja')).toEqual([]);
  });

  it.each([
    ['2', 2],
    ['1000', 22],
    ['nonsense', 10],
    ['-1', 1],
  ])('gives at most the size that is asked for, and 40: %s', async (size, count) => {
    expect((await search({ text: 'Kauppakatu 12', size })).body.features).toHaveLength(count);
  });

  it('refuses who has no key, or another, and an empty text', async () => {
    const text = 'Kauppakatu 12, Lohja';
    expect((await search({ text }, /** @type {any} */ ({}))).status).toBe(401);
    expect((await search({ text }, { 'digitransit-subscription-key': 'x' })).status).toBe(401);
    expect(
      (await search({ text, 'digitransit-subscription-key': DIGITRANSIT_KEY }, /** @type {any} */ ({})))
        .status,
    ).toBe(200);
    expect((await search({ text: ' ' })).status).toBe(400);
  });
});
