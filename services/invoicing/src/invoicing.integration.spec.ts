import { invoicingMessages, tuoteFields, tuoteCalls } from '@keikka/contracts';
import { invoicer, invoicingWithout, OWN, serviceActor, tuote } from '../test/invoicing-company.js';
import { migrations } from './migrations/index.js';
import { Tuote } from './tuote/tuote.entity.js';

describe('the invoicing service', () => {
  const invoicing = invoicingWithout();

  it('has tables that are what its entities say', async () => {
    expect(await invoicing.drift()).toEqual([]);
  });

  it('has a column for every declared field of a product', () => {
    expect(invoicing.fieldFaults({ entity: Tuote, fields: tuoteFields })).toEqual([]);
  });

  it('lists the category types of products [I-145]', async () => {
    expect(await invoicing.ask(tuoteCalls.listCategoryTypes, {}, invoicer)).toEqual([
      { tuoteCatTypeId: 1, tuoteCatTypeName: 'Pumppaus' },
      { tuoteCatTypeId: 2, tuoteCatTypeName: 'Betoni' },
      { tuoteCatTypeId: 3, tuoteCatTypeName: 'Lisät' },
      { tuoteCatTypeId: 4, tuoteCatTypeName: 'Muut' },
    ]);
  });

  it('takes demo products in with their ids', async () => {
    const demo = {
      laskuttajaAsiakasId: OWN,
      nimike: 'Pumppaus',
      lisäNimike: '',
      yksikkö: 'h',
      alv: '25.5',
      hinta: '118.00',
      orderNum: 10,
      tuoteCatTypeId: 1,
      määräKaava: '',
      kommentti: '',
      rakentamispalvelu: false,
    };
    const tuotteet = [
      { ...demo, tuoteId: 501, foreignKeys: [{ foreignKeySourceId: 1, foreignKey: 'NV-501' }] },
      { ...demo, tuoteId: 502, foreignKeys: [] },
    ];
    expect(await invoicing.ask(invoicingMessages.demoLoad, { tuotteet }, serviceActor)).toEqual({
      loaded: 2,
    });
    const [first] = await invoicing.ask(tuoteCalls.list, { asiakasId: OWN }, invoicer);
    expect(first).toMatchObject({
      tuoteId: 501,
      foreignKeys: [{ foreignKey: 'NV-501', foreignKeySourceName: 'Netvisor' }],
    });
    expect(await invoicing.ask(tuoteCalls.save, tuote(), invoicer)).toMatchObject({
      tuoteId: 503,
    });
  });

  it('can go back to the schema before each migration', async () => {
    for (const _ of migrations) await invoicing.dataSource.undoLastMigration();
    await invoicing.dataSource.runMigrations();
    expect(await invoicing.drift()).toEqual([]);
  });
});
