import { laskuCalls, laskupohjaCalls, laskuRiviCalls, type InputOf } from '@keikka/contracts';
import { handler, invoicer, OWN, rivalInvoicer } from '../../test/invoicing-company.js';
import { billingWithout, SOURCE, storedPohja } from '../../test/lasku-company.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { Laskupohja } from '../laskupohja/laskupohja.entity.js';

describe('a template that is tried', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);
  let pohja: Laskupohja;

  beforeEach(async () => {
    pohja = await storedPohja(invoicing, { asiakasId: SOURCE }, [
      { otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '8,90' },
      { otsikko: 'Pesu', hintaEval: '45' },
    ]);
  });

  async function bill(keikkaId: number, m3: number): Promise<number> {
    neighbours.order(keikkaId, { m3 });
    const input = { keikkaId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    return (await invoicing.ask(laskuCalls.create, input, invoicer)).keikkaLaskuId;
  }
  const tried = (
    changes: Omit<InputOf<typeof laskupohjaCalls.koeajo>, 'laskupohjaId'> = {},
    who = invoicer,
  ) => invoicing.ask(laskupohjaCalls.koeajo, { laskupohjaId: pohja.laskupohjaId, ...changes }, who);
  const rowId = async (index: number): Promise<number> => {
    const { rivit } = await invoicing.ask(
      laskupohjaCalls.get,
      { laskupohjaId: pohja.laskupohjaId },
      invoicer,
    );
    return rivit[index]?.laskupohjaRiviId ?? 0;
  };

  it('gives what was billed as long as it is unchanged', async () => {
    await bill(4711, 10);
    expect(await tried()).toMatchObject({
      puuttuu: 0,
      tilaukset: [{ keikkaId: 4711, tila: 'sama', silloin: '134.00', nyt: '134.00' }],
    });
  });

  it('shows what its changes would do, and stores none of it', async () => {
    const keikkaLaskuId = await bill(4711, 10);
    const kept = { laskupohjaRiviId: await rowId(0), hintaEval: '10' };
    const fresh = { otsikko: 'Pienerälisä', evalCriteria: '{m3 < 20}', hintaEval: '35', sortNum: 30 };
    const before = await invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
    const { tilaukset } = await tried({
      rivit: [kept, { laskupohjaRiviId: await rowId(1) }, fresh] as never,
    });
    expect(tilaukset[0]).toMatchObject({
      tila: 'eri',
      silloin: '134.00',
      nyt: '180.00',
      ero: '46.00',
      rivit: [
        { selite: 'Pumppaus', silloin: '89.00', nyt: '100.00', laji: 'eri' },
        { selite: 'Pesu', laji: 'sama' },
        { selite: 'Pienerälisä', silloin: null, nyt: '35.00', laji: 'uusi' },
      ],
    });
    expect(await invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer)).toEqual(before);
    expect(await rowId(2)).toBe(0);
  });

  it('is tried as if it were in use, beside the others that are', async () => {
    await storedPohja(invoicing, { laskupohjaNimi: 'Talvi' }, [{ otsikko: 'Talvilisä', hintaEval: '20' }]);
    await bill(4711, 10);
    await invoicing.dataSource.manager.update(
      Laskupohja,
      { laskupohjaId: pohja.laskupohjaId },
      { laskupohjaTilaId: 1 },
    );
    expect(await tried()).toMatchObject({ tilaukset: [{ silloin: '154.00', nyt: '154.00', tila: 'sama' }] });
  });

  it('names a formula without a value, and rows that were written by hand', async () => {
    const keikkaLaskuId = await bill(4711, 10);
    const byHand = { keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE };
    const rivi = { riviSelite: 'Lupa', määrä: '1', hinta: '62' };
    await invoicing.ask(laskuRiviCalls.save, { ...byHand, ...rivi }, invoicer);
    expect((await tried()).tilaukset[0]).toMatchObject({
      tila: 'eri',
      ero: '-62.00',
      syy: 'Silloin käsin: Lupa',
    });
    const faulty = { laskupohjaRiviId: await rowId(0), hintaEval: '{"abc"}' };
    const { tilaukset } = await tried({ rivit: [faulty] as never });
    expect(tilaukset[0]).toMatchObject({ tila: 'virhe', syy: 'Kaava ei laske' });
  });

  it('tells the vehicle and the delivered amount of each order', async () => {
    await bill(4711, 10);
    const { betonit } = neighbours.order(4711);
    neighbours.order(4711, { betonit: betonit.map((line) => ({ ...line, toimitettuM3: 12.5 })) });
    expect((await tried()).tilaukset[0]).toMatchObject({ ajoneuvo: 'P12', toimitettuM3: 12.5, este: null });
  });

  it('names the row and the formula that a fault or a difference comes from', async () => {
    const other = await storedPohja(invoicing, { laskupohjaNimi: 'Talvi' }, [
      { otsikko: 'Talvilisä', hintaEval: '20', evalCriteria: '{m3 > 5}' },
    ]);
    await bill(4711, 10);
    neighbours.order(4711, { m3: 4, pumppuLinja: null });
    const kept = { laskupohjaRiviId: await rowId(0), maaraEval: '{pumppuLinja}' };
    const fresh = { otsikko: 'Pienerälisä', hintaEval: '35', sortNum: 30 };
    const { tilaukset } = await tried({ rivit: [kept, fresh] as never });
    const [pohjaOf, rowOf] = [
      ({ laskupohjaId }: Laskupohja) => ({ kohta: { laskupohjaId } }),
      (riviNro: number) => ({ kohta: { laskupohjaId: pohja.laskupohjaId, riviNro } }),
    ];
    expect(tilaukset[0]?.rivit).toMatchObject([
      { selite: 'Pumppaus', laji: 'virhe', kaava: 'määräKaava', ...rowOf(1) },
      { selite: 'Pienerälisä', laji: 'uusi', osa: 'rivi', ...rowOf(2) },
      { selite: 'Pesu', laji: 'pois', osa: 'rivi', kohta: null },
      { selite: 'Talvilisä', laji: 'pois', ...pohjaOf(other) },
    ]);
  });

  it('says why it is not for an order that it billed', async () => {
    await bill(4711, 10);
    const { tilaukset } = await tried({ endDate: '20200131' });
    expect(tilaukset[0]).toMatchObject({
      este: { ehto: 'voimassa', syy: 'Päättyi 31.1.2020' },
      rivit: [{ selite: 'Pumppaus', laji: 'pois', kohta: { riviNro: 1 } }, { selite: 'Pesu' }],
    });
  });

  it('is tried on the last twenty of its customer that are billed at all and can be read', async () => {
    for (let keikkaId = 1; keikkaId <= 22; keikkaId += 1) {
      const day = String(keikkaId).padStart(2, '0');
      neighbours.order(keikkaId, { pumppuAika: `2026-10-${day}T08:00:00.000Z`, m3: 1 });
      const input = { keikkaId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
      await invoicing.ask(laskuCalls.create, input, invoicer);
    }
    const { manager } = invoicing.dataSource;
    await manager.update(KeikkaLasku, { keikkaId: 22 }, { keikkaLaskuStatusTypeId: 1 });
    neighbours.keikat.delete(21);
    const { tilaukset, puuttuu } = await tried();
    expect([tilaukset.length, tilaukset[0]?.keikkaId, tilaukset.at(-1)?.keikkaId, puuttuu]).toEqual([
      19, 20, 2, 1,
    ]);
  });

  it('is nobody else’s', async () => {
    await expect(tried({}, rivalInvoicer)).rejects.toMatchObject({ code: 'LASKUPOHJA.NOT_FOUND' });
    await expect(tried({}, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });
});
