import {
  hinnatCalls,
  laskuCalls,
  laskupohjaBetoniCalls,
  laskupohjaCalls,
  laskuRiviCalls,
  type InputOf,
} from '@keikka/contracts';
import { handler, invoicer, OWN, rivalInvoicer } from '../../test/invoicing-company.js';
import { billingWithout, SOURCE, storedPohja } from '../../test/lasku-company.js';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { Laskupohja } from '../laskupohja/laskupohja.entity.js';
import { Tuote } from '../tuote/tuote.entity.js';

describe('prices that are known', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);

  const ordered: InputOf<typeof hinnatCalls.betoniPrices> = {
    ...{ asiakasId: SOURCE, laatuId: 10, fast: 0, raeKokoId: 2, lujuusId: 6, notkeusId: 3 },
    ...{ rasitusluokat: '-', kayttoIkaId: 1 },
  };
  const prices = (changes: Partial<typeof ordered> = {}, who = invoicer) =>
    invoicing.ask(hinnatCalls.betoniPrices, { ...ordered, ...changes }, who);

  async function priced(laskupohjaNimi: string, changes: Partial<Laskupohja> = {}): Promise<number> {
    const { laskupohjaId } = await storedPohja(invoicing, { laskupohjaNimi, ...changes }, []);
    const betoni = {
      laatuId: 10,
      raeKokoId: 2,
      lujuusId: 4,
      notkeusId: 3,
      kayttoIkaId: 1,
      hinta_value: '120',
    };
    await invoicing.ask(laskupohjaBetoniCalls.save, { laskupohjaId, ...betoni }, invoicer);
    const lisat = [
      { kohde: 'lujuus', hinta: '3.5' },
      { kohde: 'lisä', attrId: 7, attrNimike: 'Kuitu', hinta: '12' },
    ];
    await invoicing.ask(laskupohjaCalls.saveLisaData, { laskupohjaId, lisat: lisat as never }, invoicer);
    return laskupohjaId;
  }

  it('come from templates in use, of the customer or for all, with their surcharges [I-037] [I-099] [I-139]', async () => {
    await priced('Kaikille');
    await priced('Omalle', { asiakasId: SOURCE, asiakasNimi: 'Lohjan Valmisbetoni Oy' });
    await priced('Muulle', { asiakasId: 55 });
    await priced('Luonnos', { laskupohjaTilaId: 1 });
    await priced('Mennyt', { endDate: '20200101' });
    const found = await prices();
    expect(Object.keys(found[0] ?? {})).toEqual(
      expect.arrayContaining(['asiakasNimi', 'laskupohjaNimi', 'hinta_value']),
    );
    expect(found.map((one) => [one.laskupohjaNimi, one.asiakasNimi, one.hinta_value, one.ero])).toEqual([
      ['Omalle', 'Lohjan Valmisbetoni Oy', '127.00', 2],
      ['Kaikille', '', '127.00', 2],
    ]);
    expect(await prices({ laatuId: 11 })).toEqual([]);
    expect(await prices({ lujuusId: 3 })).toEqual([]);
    expect(await prices({}, rivalInvoicer)).toEqual([]);
    await expect(prices({}, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('of extras come from the same templates [I-038] [I-142]', async () => {
    await priced('Kaikille');
    const input = { betoniAsiakasId: SOURCE, asiakasId: SOURCE };
    expect(await invoicing.ask(hinnatCalls.attrHinnat, input, invoicer)).toMatchObject([
      { attrId: 7, attrNimike: 'Kuitu', hinta: '12.00', laskupohjaNimi: 'Kaikille' },
    ]);
  });

  it('are those that customers were billed in a year [I-037] [I-101] [I-140] [I-141]', async () => {
    const { manager } = invoicing.dataSource;
    const tuote = await manager.save(Tuote, {
      ...{ laskuttajaAsiakasId: OWN, nimike: 'Betoni', alv: '25.5', orderNum: 1 },
      tuoteCatTypeId: 2,
    } as Tuote);
    neighbours.order(4711);
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    const { keikkaLaskuId } = await invoicing.ask(laskuCalls.create, input, invoicer);
    const at = { keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE };
    const rivi = { riviSelite: 'Betoni C30/37 100%', määrä: '45.5', hinta: '139.50', tuoteId: tuote.tuoteId };
    await invoicing.ask(laskuRiviCalls.save, { ...at, ...rivi }, invoicer);
    await invoicing.ask(laskuRiviCalls.save, { ...at, riviSelite: 'C30 pesu', hinta: '60' }, invoicer);
    const list = (asiakasId = SOURCE, who = invoicer) =>
      invoicing.ask(hinnatCalls.laskutetutBetonit, { asiakasId, days: 365 }, who);
    const search = (searchText: string, asiakasId = 0, who = invoicer) =>
      invoicing.ask(hinnatCalls.searchLaskutetut, { searchText, asiakasId, days: 365 }, who);
    expect(await list()).toEqual([]);
    const billed = (days: number) =>
      manager.query(
        `update keikka_lasku set is_laskutettu = true, pumppu_aika = now() - $2 * interval '1 day' where keikka_lasku_id = $1`,
        [keikkaLaskuId, days],
      );
    await billed(364);
    expect(await list()).toMatchObject([{ riviSelite: 'Betoni C30/37 100%', määrä: '45.5', hinta: '139.5' }]);
    const keys = ['keikkaLaskuRiviId', 'pumppuAika', 'laskutettuTime', 'keikkaId', 'laskuNo', 'asiakasNimi'];
    expect(Object.keys((await list())[0] ?? {})).toEqual(expect.arrayContaining(keys));
    expect(await list(0)).toEqual([]);
    expect(await search('c30 betoni')).toHaveLength(1);
    for (const text of ['c35', ' c ', '%', '0_%']) expect(await search(text)).toEqual([]);
    expect(await search('100%')).toHaveLength(1);
    expect(await search('c30', 55)).toEqual([]);
    expect(await search('c30', 0, rivalInvoicer)).toEqual([]);
    // A row that a template's concrete made has no product.
    await manager.update(KeikkaLaskuRivi, { riviSelite: 'C30 pesu' }, { keikkaBetoniId: 51 });
    expect((await list()).map(({ riviSelite }) => riviSelite)).toEqual(['C30 pesu', 'Betoni C30/37 100%']);
    await billed(367);
    expect(await list()).toEqual([]);
  });

  it('of a formula are told on an order, or what is wrong with it [G-187] [G-188]', async () => {
    neighbours.order(4711, { m3: 45.5 });
    const evaluated = (expression: string, keikkaId = 4711) =>
      invoicing.ask(hinnatCalls.eval, { expression, keikkaId }, invoicer);
    expect(await evaluated('Määrä {m3 + 1} m3')).toEqual({
      tulos: 'Määrä 46,5 m3',
      virhe: null,
      position: null,
    });
    expect(await evaluated('{m3')).toMatchObject({
      tulos: null,
      virhe: 'Virhe: Kaarisulkuja ei ole suljettu oikein.',
    });
    expect(await evaluated('{eval(1)}')).toMatchObject({ virhe: 'Disallowed keyword: eval' });
    await expect(evaluated('{m3}', 999)).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
  });
});
