import { betoni } from '@keikka/builders';
import {
  laskuCalls,
  laskupohjaBetoniCalls,
  laskupohjaCalls,
  laskuRiviCalls,
  type Betoni,
  type LaskupohjaFields,
} from '@keikka/contracts';
import { invoicer, OWN } from '../../../test/invoicing-company.js';
import { billingWithout, SOURCE, storedPohja } from '../../../test/lasku-company.js';
import { Laskupohja } from '../../laskupohja/laskupohja.entity.js';
import { KeikkaLasku } from '../keikka-lasku.entity.js';

describe('the concretes of an order, by a template', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);
  let laskupohjaId: number;

  const poured = (keikkaBetoniId: number, changes: Partial<Betoni> = {}): Betoni =>
    betoni({ keikkaBetoniId, m3: 8, toimitettuM3: 7.5, ...changes });
  const own = { laatuId: 10, raeKokoId: 1, lujuusId: 4, notkeusId: 3, kayttoIkaId: 1 };

  beforeEach(async () => {
    ({ laskupohjaId } = await storedPohja(invoicing, { asiakasId: SOURCE }, [
      { otsikko: 'Pumppaus', hintaEval: '100' },
    ]));
    const rasitusluokat = 'XC3,XC4';
    const price = { laskupohjaId, ...own, rasitusluokat, hinta_value: '120' };
    await invoicing.ask(laskupohjaBetoniCalls.save, price, invoicer);
    const lisat = [{ kohde: 'lujuus', hinta: '3.5' }];
    await invoicing.ask(laskupohjaCalls.saveLisaData, { laskupohjaId, lisat: lisat as never }, invoicer);
    neighbours.order(4711, {
      betonit: [
        poured(51),
        poured(52, { laatuId: 11, betoniString: 'NK C30/37', toimitettuM3: null, m3: 2 }),
      ],
    });
  });

  async function bill() {
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    const { keikkaLaskuId } = await invoicing.ask(laskuCalls.create, input, invoicer);
    return invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
  }
  const tried = async (changes: object = {}) => {
    const { tilaukset } = await invoicing.ask(laskupohjaCalls.koeajo, { laskupohjaId, ...changes }, invoicer);
    return tilaukset[0];
  };

  it('are rows with their price and how it came to be [I-032] [I-099]', async () => {
    const { laskuData, laskuRivit } = await bill();
    expect(laskuRivit).toMatchObject([
      { riviSelite: 'Pumppaus', netto: '100.00' },
      {
        ...{ riviSelite: 'C30/37 #16 S3 XC3, XC4', määrä: '7.5', yksikkö: 'm³', hinta: '127.00' },
        ...{ alv: '25.5', netto: '952.50', virhe: '' },
      },
    ]);
    expect(laskuData.sumEur).toBe('1052.50');
    const keikkaLaskuRiviId = laskuRivit[1]?.keikkaLaskuRiviId ?? 0;
    expect(await invoicing.ask(laskuRiviCalls.selvitys, { keikkaLaskuRiviId }, invoicer)).toMatchObject({
      selvitys: {
        ...{ laskupohjaId, laskupohjaNimi: 'Perus 36 m', riviNro: 1, osa: 'betoni' },
        hinta: { vaiheet: [{ arvo: '120,00\u00a0€' }, { nimi: 'Lujuus +2' }, { arvo: '127,00\u00a0€' }] },
      },
    });
  });

  it('that no template prices are noted in the log, and on a fresh build too [I-184]', async () => {
    const { laskuLog, laskuData } = await bill();
    const note = {
      ...{ keikkaLaskuLogTypeId: 3, title: 'Betonia ei hinnoiteltu: NK C30/37, 2\u00a0m³' },
      description: 'Betonilaatua ei löydy laskupohjista.',
    };
    expect(laskuLog).toContainEqual(expect.objectContaining(note));
    const { keikkaLaskuId } = laskuData;
    await invoicing.ask(laskuCalls.reload, { keikkaLaskuId }, invoicer);
    const again = await invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
    expect(again.laskuLog.filter(({ title }) => title === note.title)).toHaveLength(2);
    expect(again.laskuRivit).toHaveLength(2);
  });

  it.each<[string, Partial<LaskupohjaFields>]>([
    ['does not bill them', { betoniLaskutetaan: false }],
    ['is for another customer', { asiakasId: 102 }],
  ])('are not billed by a template that %s', async (_, changes) => {
    await invoicing.dataSource.manager.update(Laskupohja, { laskupohjaId }, changes);
    const { laskuRivit, laskuLog } = await bill();
    expect(laskuRivit.map(({ riviSelite }) => riviSelite)).not.toContain('C30/37 #16 S3 XC3, XC4');
    expect(laskuLog.map(({ title }) => title)).toEqual(['Uusi lasku luotu']);
  });

  it('have the price that was agreed for them, and their extras below [I-038] [I-039]', async () => {
    const lisat = [{ kohde: 'lisä', attrNimike: 'Kuitu', hinta: '12' }];
    await invoicing.ask(laskupohjaCalls.saveLisaData, { laskupohjaId, lisat: lisat as never }, invoicer);
    const kuitu = {
      keikkaBetoniAttrId: 900,
      attrId: 4,
      attrNimike: 'Kuitu',
      keikkaBetoniAttrComment: '25 kg',
    };
    neighbours.order(4711, { betonit: [poured(51, { hinta_value: '118.50', attrs: [kuitu] })] });
    const { laskuData, laskuRivit } = await bill();
    expect(laskuRivit).toMatchObject([
      { riviSelite: 'Pumppaus' },
      { määrä: '7.5', hinta: '118.50', netto: '888.75' },
      { riviSelite: 'Kuitu', riviSelite2: '25 kg', määrä: '7.5', hinta: '12.00', netto: '90.00' },
    ]);
    expect(laskuData.sumEur).toBe('1078.75');
    const again = await invoicing.ask(
      laskuRiviCalls.selvitys,
      { keikkaLaskuRiviId: laskuRivit[2]?.keikkaLaskuRiviId ?? 0 },
      invoicer,
    );
    expect(again.selvitys).toMatchObject({ laskupohjaId, osa: 'lisä', riviNro: 1 });
    expect(await tried()).toMatchObject({ tila: 'sama', rivit: [{}, {}, { selite: 'Kuitu', laji: 'sama' }] });
  });

  it('are tried by the same rule, line by line', async () => {
    await bill();
    expect(await tried()).toMatchObject({ tila: 'sama', silloin: '1052.50', nyt: '1052.50' });
    const dearer = { lisat: [{ kohde: 'lujuus', hinta: '4.5' }] };
    expect(await tried(dearer)).toMatchObject({
      ...{ tila: 'eri', ero: '15.00', syy: 'C30/37 #16 S3 XC3, XC4' },
      rivit: [{ laji: 'sama' }, { selite: 'C30/37 #16 S3 XC3, XC4', silloin: '952.50', nyt: '967.50' }],
    });
    expect(await tried({ betoniLaskutetaan: false })).toMatchObject({
      syy: 'C30/37 #16 S3 XC3, XC4 jää pois',
    });
  });
});
