import { laskunNumero } from '@keikka/domain';
import { SendingCompany } from '../../../test/lahetys-company.js';
import { CUT_TIMEOUT_MS, sentOver, wholly } from '../../../test/lahetys-cuts.js';

const fennoaCuts = [
  ...wholly('/sales_api/add'),
  ...wholly('/do/approve/'),
  ...['/get/invoice_no/', '/sales_api/?page='].map((path) => ({ mode: 'failing-after', path, times: 1 })),
  { mode: 'failing', path: '/sales_api/', times: 2 },
];

jest.setTimeout(CUT_TIMEOUT_MS);

describe('an invoice whose sending to Fennoa is cut', () => {
  let company: SendingCompany;

  beforeAll(async () => {
    company = await SendingCompany.start({ timeout: 1, varmistus: 1 }, 'Fennoa');
  });
  afterAll(() => company.stop());

  it.each(fennoaCuts)('by $mode at $path, $times times, is there exactly once and approved', async (cut) => {
    const { tila, ulkoinenId, laskuNo, askeleet } = await sentOver(company, cut);
    expect([tila, await company.inFennoa()]).toEqual([
      'lähetetty',
      [
        expect.objectContaining({
          id: Number(ulkoinenId),
          number: laskuNo,
          state: 'approved',
          amount: 11_170,
        }),
      ],
    ]);
    // A look comes before each sending, and before an approval that is not the first.
    const done = askeleet.map(({ nimi }) => nimi);
    for (const [at, nimi] of done.entries()) {
      if (nimi === 'Lasku') expect(done[at - 1]).toBe('Haku');
      if (nimi === 'Hyväksyntä' && done.indexOf(nimi) < at) expect(done[at - 1]).toBe('Haku');
    }
  });

  it.each(['approved', 'draft'] as const)(
    'is found again as %s when nobody remembers that it was sent, and approved once',
    async (state) => {
      await company.clear();
      const keikkaLaskuId = await company.lasku();
      await company.laheta(keikkaLaskuId, undefined, 4711, { approveFennoaInvoice: state === 'approved' });
      const { ulkoinenId, laskuNo } = await company.paattynyt(keikkaLaskuId);
      await company.forget(keikkaLaskuId);
      await company.laheta(keikkaLaskuId);
      expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({
        tila: 'lähetetty',
        ulkoinenId,
        laskuNo,
        yritys: 0,
      });
      expect(await company.inFennoa()).toMatchObject([{ number: laskuNo, state: 'approved' }]);
    },
  );

  it('gets another number when its own is that of another invoice of ours', async () => {
    await company.clear();
    const keikkaLaskuId = await company.lasku();
    const own = laskunNumero(keikkaLaskuId);
    await company.writeInFennoa({ number: own, order: 'Keikka 1-2', state: 'approved' });
    await company.laheta(keikkaLaskuId);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({ tila: 'lähetetty', laskuNo: `${own}1` });
    expect((await company.inFennoa()).map(({ number }) => number)).toEqual([own, `${own}1`]);
  });
});
