import { lahinTehdas } from '@keikka/domain';
import { randomNumbers } from '@keikka/domain/random';
import type { StartedService } from '@keikka/server/testing';
import { nearestOnKeikka } from '../src/keikka/keikka-tehdas.record.js';
import { Sijainti } from '../src/sijainti/sijainti.entity.js';
import { startOrder } from './order-company.js';

const MAKER = 77;
const PLANTS = 2_000;
const SITES = 300;
/** Steps of a hundred-thousandth of a degree, over southern Finland and beyond its edges. */
const STEPS = 700_000;
const PART = 100_000;

describe('the factory nearest to a site', () => {
  let service: StartedService;
  let tehtaat: Sijainti[];
  const drawn = randomNumbers(11);
  const place = () => ({ lat: 58 + drawn(STEPS) / PART, lng: 20 + drawn(STEPS) / PART });

  beforeAll(async () => {
    service = await startOrder({ keikat: [] });
    const rows = Array.from({ length: PLANTS }, (_, index) => {
      const { lat, lng } = place();
      // Some stand where another one does, and of some the place is unknown.
      if (index % 50 === 1) return [60.2, 24.9];
      return index % 97 === 0 ? [null, lng] : [lat, lng];
    });
    await service.dataSource.query(
      `insert into sijainti (asiakas_id, sijainti_nimi, lat, lng)
       select ${MAKER}, 'T', (r ->> 0)::float8, (r ->> 1)::float8 from jsonb_array_elements($1::jsonb) r`,
      [JSON.stringify(rows)],
    );
    await service.dataSource.query(
      `insert into sijainti (asiakas_id, sijainti_nimi, lat, lng, deleted_time, sijainti_type_id) values
       (${MAKER}, 'Poistettu', 60.2, 24.9, now(), 1), (${MAKER}, 'Varikko', 60.2, 24.9, null, 2)`,
    );
    tehtaat = await service.dataSource.manager.findBy(Sijainti, { asiakasId: MAKER, sijaintiTypeId: 1 });
  });
  afterAll(() => service.stop());

  const nearest = (lat: number, lng: number, betoniSijaintiId: number | null) =>
    service.dataSource.transaction((manager) =>
      nearestOnKeikka(
        manager,
        { betoniAsiakasId: MAKER, betoniSijaintiId },
        { tyomaaLat: lat, tyomaaLng: lng },
      ),
    );

  it('is the one that looking at each of them finds [O-127] [O-129]', async () => {
    for (let nth = 0; nth < SITES; nth += 1) {
      const { lat, lng } = nth % 10 === 0 ? { lat: 60.2, lng: 24.9 } : place();
      const own = nth % 3 === 0 ? (tehtaat[drawn(PLANTS)]?.sijaintiId ?? null) : null;
      const found = lahinTehdas({ lat, lng }, tehtaat, own)?.tehdas.sijaintiId;
      const expected = found === own ? undefined : found;
      expect((await nearest(lat, lng, own)).betoniSijaintiId).toBe(expected);
    }
  });

  it('is none in the sea, far from all of them', async () => {
    expect(await nearest(40, 24, null)).toEqual({});
    expect(await nearest(90, 0, null)).toEqual({});
    expect(await nearest(-90, 180, null)).toEqual({});
  });
});
