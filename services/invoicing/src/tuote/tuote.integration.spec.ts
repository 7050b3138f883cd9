import { tuoteFields, tuoteCalls, type Tuote as TuoteAnswer, type TuoteSave } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import {
  companyAdmin,
  driver,
  handler,
  invoicer,
  invoicingWithout,
  OWN,
  RIVAL,
  rivalInvoicer,
  systemAdmin,
  tuote,
} from '../../test/invoicing-company.js';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';

describe('products', () => {
  const invoicing = invoicingWithout();

  beforeEach(() =>
    invoicing.dataSource.query('truncate tuote, keikka_lasku_rivi, outbox, idempotency cascade'),
  );

  const save = (changes: Partial<TuoteSave> = {}, actor = invoicer, key?: string): Promise<TuoteAnswer> =>
    invoicing.ask(tuoteCalls.save, tuote(changes), actor, key);
  const list = (actor = invoicer, asiakasId = 0): Promise<TuoteAnswer[]> =>
    invoicing.ask(tuoteCalls.list, { asiakasId }, actor);
  const get = (tuoteId: number, actor = invoicer): Promise<TuoteAnswer> =>
    invoicing.ask(tuoteCalls.get, { tuoteId }, actor);
  const remove = (tuoteId: number, actor = invoicer, key?: string) =>
    invoicing.ask(tuoteCalls.delete, { tuoteId }, actor, key);
  const saveKey = (
    tuoteId: number,
    foreignKey: string,
    foreignKeySourceId = 1,
    asiakasId = OWN,
    actor = invoicer,
    key?: string,
  ) =>
    invoicing.ask(
      tuoteCalls.saveForeignKey,
      { tuoteId, foreignKeySourceId, foreignKey, asiakasId },
      actor,
      key,
    );
  const changes = () => invoicing.events('invoicing.tuote.changed.v1');

  it('are saved and read with all their fields [I-036 I-143]', async () => {
    const saved = await save({
      määräKaava: '{pumppuKestoH}',
      kustannusPaikkaEval: '100',
      kommentti: 'huom',
      orderNum: 5,
    });
    expect(saved).toEqual({
      ...blankOf(tuoteFields),
      tuoteId: saved.tuoteId,
      laskuttajaAsiakasId: OWN,
      nimike: 'Pumppaus',
      lisäNimike: 'alle 36 m puomi',
      yksikkö: 'h',
      tuoteTypeId: null,
      määräKaava: '{pumppuKestoH}',
      aktiivinen: true,
      kustannusPaikkaEval: '100',
      alv: '25.5',
      hinta: '118.00',
      orderNum: 5,
      tuoteCatTypeId: 1,
      tuoteCatTypeName: 'Pumppaus',
      kommentti: 'huom',
      foreignKeys: [],
      varmenne: 1,
    });
    expect(await get(saved.tuoteId)).toEqual(saved);
    expect(await changes()).toEqual([{ tuoteId: saved.tuoteId, laskuttajaAsiakasId: OWN }]);
  });

  it('are listed by their order number, equal ones by name in Finnish [I-143]', async () => {
    for (const nimike of ['Öljy', 'Ähtäri', 'Åland', 'zinkki', 'Aloitus'])
      await save({ nimike, orderNum: 10 });
    await save({ nimike: 'Viimeinen', orderNum: 20 });
    const names = (await list()).map(({ nimike }) => nimike);
    expect(names).toEqual(['Aloitus', 'zinkki', 'Åland', 'Ähtäri', 'Öljy', 'Viimeinen']);
  });

  it('go to the end of the list when they are new', async () => {
    expect([(await save()).orderNum, (await save()).orderNum]).toEqual([10, 20]);
    await save({ orderNum: 1_000_000 });
    expect([(await save()).orderNum, (await save()).orderNum]).toEqual([1_000_000, 1_000_000]);
  });

  it('keep decimals exactly and need no price', async () => {
    expect(await save({ hinta: '0.1234', alv: '14' })).toMatchObject({ hinta: '0.1234', alv: '14' });
    expect(await save({ hinta: null })).toMatchObject({ hinta: null });
  });

  it.each([
    [{ nimike: '  ' }, 'TUOTE.NIMIKE_REQUIRED'],
    [{ alv: '100.5' }, 'TUOTE.ALV_OUT_OF_RANGE'],
    [{ tuoteCatTypeId: 99 }, 'REQUEST.INVALID'],
    [{ tuoteId: 999 }, 'TUOTE.NOT_FOUND'],
    [{ laskuttajaAsiakasId: RIVAL }, 'AUTH.FOREIGN_TENANT'],
  ])('are refused with %j', async (fields, code) => {
    await expect(save(fields)).rejects.toMatchObject({ code });
    expect(await list()).toEqual([]);
  });

  it('saved from an old version merge; the same field changed twice is a conflict', async () => {
    const { tuoteId } = await save();
    await save({ tuoteId, hinta: '120', varmenne: 1 });
    const mine = { tuoteId, hinta: '118', varmenne: 1 };
    expect(await save({ ...mine, kommentti: 'uusi' })).toMatchObject({
      hinta: '120.00',
      kommentti: 'uusi',
      varmenne: 3,
    });
    await expect(save({ ...mine, hinta: '125' })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
      details: { conflicts: [{ field: 'hinta', base: '118.00', mine: '125.00', theirs: '120.00' }] },
    });
  });

  it.each([
    ['the name of a colleague', rivalInvoicer, 'Raili Rivakka'],
    ['no name of a person of another company', systemAdmin, undefined],
  ])('tell in a conflict %s', async (_, author, by) => {
    const laskuttajaAsiakasId = RIVAL;
    const { tuoteId } = await save({ laskuttajaAsiakasId }, rivalInvoicer);
    const seen = { tuoteId, laskuttajaAsiakasId, varmenne: 1 };
    await save({ ...seen, hinta: '120' }, { ...author, personName: 'Raili Rivakka' });
    const late = await save({ ...seen, hinta: '125' }, rivalInvoicer).catch((error: unknown) => error);
    const { conflicts } = (late as { details: { conflicts: { by?: string }[] } }).details;
    expect(conflicts.map((conflict) => conflict.by)).toEqual([by]);
  });

  it('saved without a change keep their token and tell nobody', async () => {
    const { tuoteId } = await save();
    expect(await save({ tuoteId, hinta: '118.0', varmenne: 1 })).toMatchObject({ varmenne: 1 });
    expect(await changes()).toHaveLength(1);
  });

  it('are made once per idempotency key', async () => {
    const first = await save({}, invoicer, 'k1');
    expect(await save({}, invoicer, 'k1')).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  it('keep the foreign key that came after a call that is sent again under its idempotency key', async () => {
    const { tuoteId } = await save();
    const first = await saveKey(tuoteId, 'NV-1', 1, OWN, invoicer, 'k1');
    await saveKey(tuoteId, 'NV-2');
    expect(await saveKey(tuoteId, 'NV-1', 1, OWN, invoicer, 'k1')).toEqual(first);
    expect((await get(tuoteId)).foreignKeys).toMatchObject([{ foreignKey: 'NV-2' }]);
  });

  it('are deleted once per idempotency key', async () => {
    const { tuoteId } = await save();
    expect(await remove(tuoteId, invoicer, 'k1')).toEqual({ tuoteId });
    expect(await remove(tuoteId, invoicer, 'k1')).toEqual({ tuoteId });
  });

  it('are deleted with their keys [I-143]', async () => {
    const { tuoteId } = await save();
    await saveKey(tuoteId, 'NV-1');
    expect(await remove(tuoteId)).toEqual({ tuoteId });
    expect(await list()).toEqual([]);
    await expect(remove(tuoteId)).rejects.toMatchObject({ code: 'TUOTE.NOT_FOUND' });
  });

  it('that stand on an invoice row stay [I-088]', async () => {
    const { tuoteId } = await save();
    const row = { tuoteId, laskuttajaAsiakasId: OWN, alv: '25.5' };
    await invoicing.dataSource.manager.insert(KeikkaLaskuRivi, row);
    await expect(remove(tuoteId)).rejects.toMatchObject({
      code: 'TUOTE.IN_USE',
      message: 'Tuote on lisätty yhdelle tai useammalle laskulle ja sitä ei voida poistaa',
    });
    expect(await list()).toHaveLength(1);
  });

  it('have one key a system: a second save updates it, an empty one removes it [I-144]', async () => {
    const { tuoteId } = await save();
    await saveKey(tuoteId, ' NV-1 ');
    await saveKey(tuoteId, 'NV-2', 1, 0);
    const { foreignKeys } = await saveKey(tuoteId, 'F-1', 2);
    expect(foreignKeys).toEqual([
      {
        tuoteId,
        asiakasId: OWN,
        foreignKey: 'NV-2',
        foreignKeySourceId: 1,
        foreignKeySourceName: 'Netvisor',
      },
      { tuoteId, asiakasId: OWN, foreignKey: 'F-1', foreignKeySourceId: 2, foreignKeySourceName: 'Fennoa' },
    ]);
    expect((await saveKey(tuoteId, '')).foreignKeys).toHaveLength(1);
    await expect(saveKey(tuoteId, 'X', 3)).rejects.toMatchObject({ code: 'REQUEST.INVALID' });
    await expect(saveKey(tuoteId, 'X', 1, RIVAL)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
  });

  it('of another company are out of reach, and not told from those that do not exist', async () => {
    const { tuoteId } = await save();
    expect(await list(rivalInvoicer)).toEqual([]);
    await expect(list(rivalInvoicer, OWN)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
    const missing = 999;
    for (const id of [tuoteId, missing]) {
      await expect(get(id, rivalInvoicer)).rejects.toMatchObject({ code: 'TUOTE.NOT_FOUND' });
      await expect(save({ tuoteId: id }, rivalInvoicer)).rejects.toMatchObject({ code: 'TUOTE.NOT_FOUND' });
      await expect(remove(id, rivalInvoicer)).rejects.toMatchObject({ code: 'TUOTE.NOT_FOUND' });
    }
  });

  it('of every company are read and edited by a system admin, and told as his change [I-108]', async () => {
    const { tuoteId } = await save({}, rivalInvoicer);
    expect(await list(systemAdmin, RIVAL)).toEqual([expect.objectContaining({ tuoteId })]);
    expect(await get(tuoteId, systemAdmin)).toMatchObject({ laskuttajaAsiakasId: RIVAL });
    expect(await save({ tuoteId, hinta: '120' }, systemAdmin)).toMatchObject({ laskuttajaAsiakasId: RIVAL });
    expect(await saveKey(tuoteId, 'NV-9', 1, RIVAL, systemAdmin)).toMatchObject({
      foreignKeys: [{ asiakasId: RIVAL, foreignKey: 'NV-9' }],
    });
    const made = await save({ laskuttajaAsiakasId: RIVAL }, systemAdmin);
    expect(made).toMatchObject({ laskuttajaAsiakasId: RIVAL, orderNum: 20 });
    await expect(save({ tuoteId, laskuttajaAsiakasId: OWN }, systemAdmin)).rejects.toMatchObject({
      code: 'AUTH.FOREIGN_TENANT',
    });
    expect(await remove(tuoteId, systemAdmin)).toEqual({ tuoteId });
    expect(await list(systemAdmin)).toEqual([]);
    const history = await invoicing.dataSource.query(
      `select owner_asiakas_id, person_id from change_history where field_name = 'hinta' and entity_id = $1`,
      [tuoteId],
    );
    expect(history).toEqual([{ owner_asiakas_id: RIVAL, person_id: systemAdmin.personId }]);
    expect(await changes()).toContainEqual({ tuoteId, laskuttajaAsiakasId: RIVAL });
  });

  it('are for company, invoicing and system admins', async () => {
    for (const actor of [invoicer, companyAdmin, systemAdmin]) expect(await list(actor)).toEqual([]);
    for (const actor of [handler, driver]) {
      await expect(list(actor)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
      await expect(save({}, actor)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    }
  });
});
