import { actor } from '@keikka/builders';
import {
  betoniAttrCalls,
  betoniAttrTypeCalls,
  keikkaBetoniCalls,
  type Actor,
  type BetoniAttrType,
  type InputOf,
} from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, betoni, company, keikka, startOrder } from './order-company.js';

const adminOf = (asiakasId: number, personId: number): Actor =>
  actor({ personId, asiakasId, settingTypes: [settingType.asiakasAdmin] });

const admin = adminOf(company.own, 11);
const competitor = adminOf(company.competitor, 30);

describe('the extras of a company’s own', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({ keikat: [keikka(1, { betonit: [betoni(10)] })] });
    // 101 is a supplier's.
    await service.dataSource
      .query(`insert into betoni_attr (attr_id, asiakas_id, attr_nimike, attr_short_cuts)
      values (101, ${company.source}, 'Öljy', 'öljy')`);
  });
  afterAll(() => service.stop());
  afterEach(async () => {
    await service.dataSource.query(`delete from keikka_betoni_attr`);
    await service.dataSource.query(`delete from betoni_attr where asiakas_id in ($1, $2)`, [
      company.own,
      company.competitor,
    ]);
  });

  type Input<Name extends keyof typeof betoniAttrTypeCalls> = InputOf<(typeof betoniAttrTypeCalls)[Name]>;

  const list = (by = admin, betoniAsiakasId = 0) =>
    service.ask(betoniAttrTypeCalls.list, { betoniAsiakasId }, by);
  const save = (of: Partial<Input<'save'>>, by = admin, idempotencyKey?: string): Promise<BetoniAttrType> =>
    service.ask(betoniAttrTypeCalls.save, { attrId: 0, ...of }, by, idempotencyKey);
  const remove = (attrId: number, by = admin, idempotencyKey?: string, varmenne?: number) =>
    service.ask(betoniAttrTypeCalls.delete, { attrId, varmenne }, by, idempotencyKey);
  const restore = (attrId: number, by = admin, varmenne?: number) =>
    service.ask(betoniAttrTypeCalls.restore, { attrId, varmenne }, by);
  const offered = async (by: Actor = actors.handler, ownerAsiakasId = 0): Promise<string[]> => {
    const found = await service.ask(betoniAttrCalls.list, { betoniAsiakasId: 0, ownerAsiakasId }, by);
    return found.map(({ attrNimike }) => attrNimike);
  };
  const history = (attrId: number) =>
    service.dataSource.query<Record<string, unknown>[]>(
      `select change_type, field_name, old_value, new_value, person_id, owner_asiakas_id from change_history
       where entity_type = 'betoniAttr' and entity_id = $1 order by change_id`,
      [attrId],
    );

  it('are made, and offered to the company’s people at once [O-044] [O-087]', async () => {
    const made = await save({
      attrNimike: '  Lasikuitu   12 mm ',
      attrSelite: ' Annostus kommenttiin ',
      attrShortCuts: ' Las, LASIKUITU ,las',
      showInDropDown: 0,
    });
    expect(made).toEqual({
      attrId: made.attrId,
      asiakasId: company.own,
      varmenne: 1,
      attrNimike: 'Lasikuitu 12 mm',
      attrSelite: 'Annostus kommenttiin',
      attrShortCuts: 'las,lasikuitu',
      showInDropDown: 0,
    });
    expect(await offered()).toContain('Lasikuitu 12 mm');
    expect(await offered(actors.handler, company.own)).toContain('Lasikuitu 12 mm');
    expect(await offered(actors.competitor)).not.toContain('Lasikuitu 12 mm');
    expect(await history(made.attrId)).toMatchObject([
      {
        change_type: 'CREATE',
        new_value: { attrNimike: 'Lasikuitu 12 mm' },
        person_id: admin.personId,
        owner_asiakas_id: company.own,
      },
    ]);
  });

  it('are offered in the add row unless they say otherwise', async () => {
    expect((await save({ attrNimike: 'Lasikuitu' })).showInDropDown).toBe(1);
  });

  it('are changed field by field; what is not named stays [O-087]', async () => {
    const { attrId } = await save({ attrNimike: 'Lasikuitu', attrShortCuts: 'las' });
    const saved = await save({ attrId, attrNimike: 'lasikuitu', showInDropDown: 0 });
    expect(saved).toMatchObject({ attrNimike: 'lasikuitu', attrShortCuts: 'las', showInDropDown: 0 });
    expect((await history(attrId)).slice(1)).toMatchObject([
      { change_type: 'UPDATE', field_name: 'attrNimike', old_value: 'Lasikuitu', new_value: 'lasikuitu' },
      { change_type: 'UPDATE', field_name: 'showInDropDown', old_value: 1, new_value: 0 },
    ]);
    await save({ attrId, attrShortCuts: '' });
    expect((await list()).find((one) => one.attrId === attrId)?.attrShortCuts).toBe('');
  });

  it('are listed by name among those of everybody and of the supplier [O-044]', async () => {
    await save({ attrNimike: 'Älykäs lisä' });
    await save({ attrNimike: 'Kilpailijan lisä' }, competitor);
    const found = await list(admin, company.source);
    const owners = Object.fromEntries(found.map(({ attrNimike, asiakasId }) => [attrNimike, asiakasId]));
    expect(owners).toMatchObject({ Hidastin: 0, Öljy: company.source, 'Älykäs lisä': company.own });
    expect(found.map(({ attrNimike }) => attrNimike).slice(-2)).toEqual(['Älykäs lisä', 'Öljy']);
    expect(Object.keys(owners)).not.toContain('Kilpailijan lisä');
    expect((await list()).map(({ attrNimike }) => attrNimike)).not.toContain('Öljy');
  });

  it('are no longer offered once deleted, but stay on the lines that have them [O-087]', async () => {
    const { attrId } = await save({ attrNimike: 'Lasikuitu' });
    const lines = () => service.ask(keikkaBetoniCalls.list, { keikkaId: 1 }, actors.handler);
    const keikkaBetoniId = (await lines()).betonit[0]?.keikkaBetoniId ?? 0;
    const onLine = { keikkaId: 1, ownerAsiakasId: 0, keikkaBetoniId, attrId };
    await service.ask(betoniAttrCalls.make, onLine, actors.handler);
    expect(await remove(attrId)).toEqual({ attrId, varmenne: 2 });
    expect(await offered()).not.toContain('Lasikuitu');
    expect((await list()).map((one) => one.attrId)).not.toContain(attrId);
    expect((await lines()).betonit[0]?.attrs).toMatchObject([{ attrNimike: 'Lasikuitu' }]);
    await expect(remove(attrId)).rejects.toMatchObject({ code: 'BETONI.ATTR_NOT_FOUND' });
    await expect(save({ attrId, attrNimike: 'Muu' })).rejects.toMatchObject({
      code: 'BETONI.ATTR_NOT_FOUND',
    });
    expect((await history(attrId)).map(({ change_type }) => change_type)).toEqual(['CREATE', 'DELETE']);
  });

  it('come back as they were, once or more often', async () => {
    const made = await save({ attrNimike: 'Lasikuitu', attrShortCuts: 'las' });
    await remove(made.attrId);
    expect(await restore(made.attrId)).toEqual({ ...made, varmenne: 3 });
    expect(await restore(made.attrId)).toEqual({ ...made, varmenne: 3 });
    expect(await offered()).toContain('Lasikuitu');
    expect((await history(made.attrId)).map(({ change_type }) => change_type)).toEqual([
      ...['CREATE', 'DELETE', 'CREATE'],
    ]);
  });

  it('do not come back under a name or word that another one got meanwhile', async () => {
    const { attrId } = await save({ attrNimike: 'Lasikuitu', attrShortCuts: 'las' });
    await remove(attrId);
    const { attrId: other } = await save({ attrNimike: 'LASIKUITU' });
    await expect(restore(attrId)).rejects.toMatchObject({ code: 'BETONI.ATTR_NAME_TAKEN' });
    await save({ attrId: other, attrNimike: 'Lasi', attrShortCuts: 'las' });
    await expect(restore(attrId)).rejects.toMatchObject({ code: 'BETONI.ATTR_WORD_TAKEN' });
  });

  it('are kept by the company’s admins alone', async () => {
    const { attrId } = await save({ attrNimike: 'Lasikuitu' });
    for (const by of [actors.handler, actors.keikkaAdmin, actors.driver, actors.invoicer, actors.portal]) {
      const refused = { code: 'AUTH.FORBIDDEN' };
      await expect(list(by)).rejects.toMatchObject(refused);
      await expect(save({ attrNimike: 'Muu' }, by)).rejects.toMatchObject(refused);
      await expect(remove(attrId, by)).rejects.toMatchObject(refused);
      await expect(restore(attrId, by)).rejects.toMatchObject(refused);
    }
  });

  it('are not there for another company’s admins', async () => {
    const { attrId } = await save({ attrNimike: 'Lasikuitu' });
    const gone = { code: 'BETONI.ATTR_NOT_FOUND' };
    for (const foreign of [attrId, 101, 999_999]) {
      await expect(save({ attrId: foreign, attrNimike: 'Muu' }, competitor)).rejects.toMatchObject(gone);
      await expect(remove(foreign, competitor)).rejects.toMatchObject(gone);
      await expect(restore(foreign, competitor)).rejects.toMatchObject(gone);
    }
    expect((await list()).find((one) => one.attrId === attrId)?.attrNimike).toBe('Lasikuitu');
  });

  it('are not those of everybody', async () => {
    const shared = { code: 'BETONI.ATTR_SHARED' };
    await expect(save({ attrId: 1, attrNimike: 'Muu' })).rejects.toMatchObject(shared);
    await expect(remove(1)).rejects.toMatchObject(shared);
    await expect(restore(1)).rejects.toMatchObject(shared);
  });

  it.each([
    ['no name', {}, 'BETONI.ATTR_NO_NAME'],
    ['an empty name', { attrNimike: ' \u200b ' }, 'BETONI.ATTR_NO_NAME'],
    ['a name of everybody’s', { attrNimike: 'kuumavesi' }, 'BETONI.ATTR_NAME_TAKEN'],
    ['a name of its own', { attrNimike: ' OMA  lisä' }, 'BETONI.ATTR_NAME_TAKEN'],
    [
      'a word of two',
      { attrNimike: 'Uusi', attrShortCuts: 'uusi, uusi lisä' },
      'BETONI.ATTR_WORD_NOT_SINGLE',
    ],
    ['a word of everybody’s', { attrNimike: 'Uusi', attrShortCuts: 'HID' }, 'BETONI.ATTR_WORD_TAKEN'],
    ['a word of its own', { attrNimike: 'Uusi', attrShortCuts: 'u,oma' }, 'BETONI.ATTR_WORD_TAKEN'],
    ['a word that names another', { attrNimike: 'Uusi', attrShortCuts: 'omalisä' }, 'BETONI.ATTR_WORD_TAKEN'],
  ])('are refused with %s', async (_, of, code) => {
    await save({ attrNimike: 'Oma lisä', attrShortCuts: 'oma' });
    const { attrId } = await save({ attrNimike: 'Toinen' });
    const before = await list();
    await expect(save(of)).rejects.toMatchObject({ code });
    if (Object.keys(of).length > 0) await expect(save({ ...of, attrId })).rejects.toMatchObject({ code });
    expect(await list()).toEqual(before);
  });

  it('may have the name and words of another company’s', async () => {
    await save({ attrNimike: 'Lasikuitu', attrShortCuts: 'las' }, competitor);
    expect(await save({ attrNimike: 'Lasikuitu', attrShortCuts: 'las' })).toMatchObject({
      attrShortCuts: 'las',
    });
  });

  it('are 200 at most; deleted ones do not count', async () => {
    await service.dataSource.query(`insert into betoni_attr (asiakas_id, attr_nimike)
      select ${company.own}, 'Oma ' || n from generate_series(1, 199) n`);
    const { attrId } = await save({ attrNimike: 'Kahdessadas' });
    const full = { code: 'BETONI.TOO_MANY_ATTR_TYPES' };
    await expect(save({ attrNimike: 'Yksi liikaa' })).rejects.toMatchObject(full);
    await save({ attrId, attrNimike: 'Viimeinen' });
    await remove(attrId);
    await save({ attrNimike: 'Tilalle' });
    await expect(restore(attrId)).rejects.toMatchObject(full);
  });

  it('are made and deleted once, however often the call arrives', async () => {
    const made = await save({ attrNimike: 'Lasikuitu' }, admin, 'make-1');
    expect(await save({ attrNimike: 'Lasikuitu' }, admin, 'make-1')).toEqual(made);
    await expect(save({ attrNimike: 'Muu' }, admin, 'make-1')).rejects.toMatchObject({
      code: 'REQUEST.KEY_REUSED',
    });
    await remove(made.attrId, admin, 'delete-1');
    expect(await remove(made.attrId, admin, 'delete-1')).toEqual({ attrId: made.attrId, varmenne: 2 });
    expect(await history(made.attrId)).toHaveLength(2);
  });

  it('are changed by two admins at once in different fields, and of one field both are told', async () => {
    const { attrId, varmenne } = await save({ attrNimike: 'Lasikuitu' });
    await save({ attrId, attrSelite: '12 mm', varmenne });
    const saved = await save({ attrId, showInDropDown: 0, varmenne });
    expect(saved).toMatchObject({ attrSelite: '12 mm', showInDropDown: 0, varmenne: 3 });
    await expect(save({ attrId, attrSelite: '24 mm', varmenne })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
      details: { conflicts: [{ field: 'attrSelite', base: '', mine: '24 mm', theirs: '12 mm' }] },
    });
    expect(await save({ attrId, attrSelite: '24 mm', varmenne: 3 })).toMatchObject({ attrSelite: '24 mm' });
    await expect(save({ attrId, attrSelite: 'x', varmenne: 9 })).rejects.toMatchObject({
      code: 'CHANGE.OUTDATED',
    });
  });

  it('are not deleted or brought back over what another admin has done meanwhile', async () => {
    const outdated = { code: 'CHANGE.OUTDATED' };
    const { attrId, varmenne } = await save({ attrNimike: 'Lasikuitu' });
    await save({ attrId, attrSelite: '12 mm', varmenne });
    await expect(remove(attrId, admin, undefined, varmenne)).rejects.toMatchObject(outdated);
    expect(await offered()).toContain('Lasikuitu');
    expect(await remove(attrId, admin, undefined, 2)).toEqual({ attrId, varmenne: 3 });
    await restore(attrId, admin, 3);
    await remove(attrId);
    await expect(restore(attrId, admin, 3)).rejects.toMatchObject(outdated);
    expect(await offered()).not.toContain('Lasikuitu');
    expect(await restore(attrId, admin, 5)).toMatchObject({ varmenne: 6 });
  });

  it('of one name are one, when two admins make it at the same time', async () => {
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => save({ attrNimike: 'Lasikuitu' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await list()).filter(({ attrNimike }) => attrNimike === 'Lasikuitu')).toHaveLength(1);
  });
});
