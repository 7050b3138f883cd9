import { SendingCompany } from '../../test/lahetys-company.js';
import { CUT_TIMEOUT_MS, drawn, sentOver, wholly } from '../../test/lahetys-cuts.js';

const netvisorCuts = [
  ...wholly('/salesinvoice.nv'),
  ...drawn(['customerlist.nv', 'customer.nv', 'productlist.nv', 'product.nv', 'salesinvoicelist.nv']),
  { mode: 'failing', path: '.nv', times: 2 },
];

jest.setTimeout(CUT_TIMEOUT_MS);

describe('an invoice whose sending to Netvisor is cut', () => {
  let company: SendingCompany;

  beforeAll(async () => {
    company = await SendingCompany.start({ timeout: 1, varmistus: 1 });
  });
  afterAll(() => company.stop());

  it.each(netvisorCuts)('by $mode at $path, $times times, is there exactly once', async (cut) => {
    const { tila, ulkoinenId, askeleet, keikkaLaskuId } = await sentOver(company, cut);
    const there = (await company.inNetvisor()).filter(
      ({ comment }) => comment === `Keikka 4711-${keikkaLaskuId}`,
    );
    expect([tila, there.map(({ key }) => String(key))]).toEqual(['lähetetty', [ulkoinenId]]);
    expect(there[0]).toMatchObject({ amount: 11_170 });
    // A look comes before each sending.
    const done = askeleet.map(({ nimi }) => nimi);
    for (const [at, nimi] of done.entries()) if (nimi === 'Lasku') expect(done[at - 1]).toBe('Haku');
  });

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
        { kohta: 'Yhteensä', meilla: '111,70\u00a0€', siella: '496,98\u00a0€', onSama: false },
      ]),
    );
    expect((await company.inNetvisor()).filter(({ number }) => number === own)).toHaveLength(1);
  });
});
