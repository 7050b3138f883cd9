import { randomNumbers } from '@keikka/domain/random';
import { SendingCompany } from '../../test/lahetys-company.js';

/** A cut of the way to Netvisor: where, how and how many times. */
interface Cut {
  mode: string;
  path: string;
  times: number;
}

const before = ['failing', 'throttling', 'reset'];
const after = ['losing', 'halving', 'failing-after'];
const paths = ['customerlist.nv', 'customer.nv', 'productlist.nv', 'product.nv', 'salesinvoicelist.nv'];

/** Every way to cut the invoice itself, and a drawn one at each of the other requests. */
function cuts(): Cut[] {
  const random = randomNumbers(20_261_127);
  const all = [...before, ...after];
  return [
    ...all.map((mode) => ({ mode, path: '/salesinvoice.nv', times: 1 })),
    { mode: 'losing', path: '/salesinvoice.nv', times: 2 },
    { mode: 'slow', path: '/salesinvoice.nv', times: 1 },
    ...paths.map((path) => ({ mode: all[random(all.length)] ?? 'reset', path, times: 1 + random(2) })),
    { mode: 'failing', path: '.nv', times: 2 },
  ];
}

jest.setTimeout(60_000);

describe('an invoice whose sending is cut', () => {
  let company: SendingCompany;

  beforeAll(async () => {
    company = await SendingCompany.start({ timeout: 1, varmistus: 1 });
  });
  afterAll(() => company.stop());

  it.each(cuts())(
    'by $mode at $path, $times times, is in Netvisor exactly once',
    async ({ mode, path, times }) => {
      await company.clear();
      const keikkaLaskuId = await company.lasku();
      // Longer than an answer is waited for, and shorter than until the second look.
      await company.behave(mode, { path, times, ...(mode === 'slow' && { delayMs: 1_300 }) });
      await company.laheta(keikkaLaskuId);
      const { tila, ulkoinenId, askeleet } = await company.paattynyt(keikkaLaskuId);
      const there = (await company.inNetvisor()).filter(
        ({ comment }) => comment === `Keikka 4711-${keikkaLaskuId}`,
      );
      expect([tila, there.map(({ key }) => String(key))]).toEqual(['lähetetty', [ulkoinenId]]);
      expect(there[0]).toMatchObject({ amount: 11_170 });
      // A look comes before each sending.
      const done = askeleet.map(({ nimi }) => nimi);
      for (const [at, nimi] of done.entries()) if (nimi === 'Lasku') expect(done[at - 1]).toBe('Haku');
    },
  );

  it('is found again when nobody remembers that it was sent', async () => {
    await company.clear();
    const keikkaLaskuId = await company.lasku();
    await company.laheta(keikkaLaskuId);
    const { ulkoinenId, laskuNo } = await company.paattynyt(keikkaLaskuId);
    await company.forget(keikkaLaskuId);
    await company.laheta(keikkaLaskuId);
    const again = await company.paattynyt(keikkaLaskuId);
    expect(again).toMatchObject({ tila: 'lähetetty', ulkoinenId, laskuNo, yritys: 0 });
    expect((await company.inNetvisor()).filter(({ number }) => number === laskuNo)).toHaveLength(1);
  });

  it('gets another number when its own is that of another invoice of ours', async () => {
    await company.clear();
    const keikkaLaskuId = await company.lasku();
    const own = String(100_000 + keikkaLaskuId);
    await company.writeInNetvisor({ number: own, comment: 'Keikka 1-2', amount: 5 });
    await company.laheta(keikkaLaskuId);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({ tila: 'lähetetty', laskuNo: `${own}1` });
    expect((await company.read(keikkaLaskuId)).laskuData.laskuNo).toBe(`${own}1`);
  });

  it('waits for a person when its number is that of an invoice from elsewhere, and nothing is sent', async () => {
    await company.clear();
    const keikkaLaskuId = await company.lasku();
    const own = String(100_000 + keikkaLaskuId);
    await company.writeInNetvisor({
      number: own,
      customerName: 'Nordlattia Oy',
      date: '2026-11-19',
      amount: 49_698,
    });
    await company.laheta(keikkaLaskuId);
    const { tila, erot, yritys } = await company.paattynyt(keikkaLaskuId);
    expect({ tila, yritys }).toEqual({ tila: 'ristiriita', yritys: 0 });
    expect(erot).toHaveLength(9);
    expect(erot).toEqual(
      expect.arrayContaining([
        { kohta: 'Laskunumero', meilla: own, siella: own, onSama: true },
        { kohta: 'Tilausnumero', meilla: '4711', siella: '–', onSama: false },
        { kohta: 'Asiakas', meilla: 'Lohjan Valmisbetoni Oy', siella: 'Nordlattia Oy', onSama: false },
        { kohta: 'Yhteensä', meilla: '111,70 €', siella: '496,98 €', onSama: false },
      ]),
    );
    expect((await company.inNetvisor()).filter(({ number }) => number === own)).toHaveLength(1);
  });
});
