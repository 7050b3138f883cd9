import { actor } from '@keikka/builders';
import { betoniShortCutCalls, type Actor, type InputOf, type OmaKomento } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, startOrder } from './order-company.js';

const adminOf = (asiakasId: number, personId: number): Actor =>
  actor({ personId, asiakasId, settingTypes: [settingType.asiakasAdmin] });

const admin = adminOf(company.own, 11);
const competitor = adminOf(company.competitor, 30);

const sokkeli = {
  ...{ betoniShortCutNimi: 'Sokkeli', betoniShortCut: 'sok' },
  betoniShortCutCommands: 'c30 #16 s3',
};

describe('the own commands that a company keeps', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({});
  });
  afterAll(() => service.stop());
  afterEach(() => service.dataSource.query(`delete from betoni_short_cut`));

  type Input<Name extends keyof typeof betoniShortCutCalls> = InputOf<(typeof betoniShortCutCalls)[Name]>;

  const list = (by: Actor = actors.handler) =>
    service.ask(betoniShortCutCalls.list, { ownerAsiakasId: 0 }, by);
  const save = (of: Partial<Input<'save'>>, by = admin, idempotencyKey?: string): Promise<OmaKomento> =>
    service.ask(betoniShortCutCalls.save, { betoniShortCutId: 0, ...of }, by, idempotencyKey);
  const remove = (betoniShortCutId: number, by = admin, varmenne?: number) =>
    service.ask(betoniShortCutCalls.delete, { betoniShortCutId, varmenne }, by);
  const restore = (betoniShortCutId: number, by = admin, varmenne?: number) =>
    service.ask(betoniShortCutCalls.restore, { betoniShortCutId, varmenne }, by);
  const history = (id: number) =>
    service.dataSource.query<Record<string, unknown>[]>(
      `select change_type, field_name, old_value, new_value, person_id, owner_asiakas_id from change_history
       where entity_type = 'betoniShortCut' and entity_id = $1 order by change_id`,
      [id],
    );

  it('are made, and read by the company’s command boxes at once [O-088]', async () => {
    const made = await save({ ...sokkeli, betoniShortCut: ' Sok, SOKKELI', betoniShortCutNimi: ' Sokkeli ' });
    expect(made).toEqual({
      ...{ betoniShortCutId: made.betoniShortCutId, varmenne: 1 },
      ...{ ...sokkeli, betoniShortCut: 'sok,sokkeli' },
    });
    expect(await list()).toEqual([made]);
    expect(await list(actors.competitor)).toEqual([]);
    expect(await history(made.betoniShortCutId)).toMatchObject([
      {
        ...{ change_type: 'CREATE', new_value: { betoniShortCutNimi: 'Sokkeli' } },
        ...{ person_id: admin.personId, owner_asiakas_id: company.own },
      },
    ]);
  });

  it('are changed field by field; what is not named stays [O-088]', async () => {
    const { betoniShortCutId: id } = await save(sokkeli);
    const saved = await save({ betoniShortCutId: id, betoniShortCutCommands: 'c35' });
    expect(saved).toEqual({ ...sokkeli, betoniShortCutId: id, varmenne: 2, betoniShortCutCommands: 'c35' });
    expect((await history(id)).slice(1)).toMatchObject([
      { field_name: 'betoniShortCutCommands', old_value: 'c30 #16 s3', new_value: 'c35' },
    ]);
  });

  it('are no longer read once deleted, and come back as they were, once or more often', async () => {
    const made = await save(sokkeli);
    const { betoniShortCutId: id } = made;
    expect(await remove(id)).toEqual({ betoniShortCutId: id, varmenne: 2 });
    expect(await list()).toEqual([]);
    const gone = { code: 'BETONI.OMA_NOT_FOUND' };
    await expect(remove(id)).rejects.toMatchObject(gone);
    await expect(save({ betoniShortCutId: id, betoniShortCutNimi: 'Muu' })).rejects.toMatchObject(gone);
    expect(await restore(id)).toEqual({ ...made, varmenne: 3 });
    expect(await restore(id)).toEqual({ ...made, varmenne: 3 });
    expect(await list()).toHaveLength(1);
    const kinds = (await history(id)).map(({ change_type }) => change_type);
    expect(kinds).toEqual(['CREATE', 'DELETE', 'CREATE']);
  });

  it('do not come back where another has the word meanwhile, or as a circle', async () => {
    const { betoniShortCutId: id } = await save({ ...sokkeli, betoniShortCutCommands: 'pohja' });
    await remove(id);
    const { betoniShortCutId: other } = await save({ ...sokkeli, betoniShortCutNimi: 'Muu' });
    await expect(restore(id)).rejects.toMatchObject({ code: 'BETONI.OMA_WORD_TAKEN' });
    await save({ betoniShortCutId: other, betoniShortCut: 'pohja', betoniShortCutCommands: 'sokkeli' });
    await expect(restore(id)).rejects.toMatchObject({
      code: 'BETONI.OMA_CIRCLE',
      details: { ketju: 'Sokkeli → Muu → Sokkeli' },
    });
  });

  it.each([
    ['nothing', {}, 'OMA_NO_NAME'],
    ['a name alone', { betoniShortCutNimi: 'Uusi' }, 'OMA_NO_WORD'],
    ['no commands', { betoniShortCutNimi: 'Uusi', betoniShortCut: 'uusi' }, 'OMA_NO_COMMANDS'],
    ['a strength as keyword', { ...sokkeli, betoniShortCut: 'c30/37' }, 'OMA_WORD_RESERVED'],
    ['a quality as keyword', { ...sokkeli, betoniShortCut: 'RAK' }, 'OMA_WORD_RESERVED'],
    ['an extra as keyword', { ...sokkeli, betoniShortCut: 'hid' }, 'OMA_WORD_RESERVED'],
    ['itself in it', { ...sokkeli, betoniShortCutCommands: 'sok' }, 'OMA_CIRCLE'],
    ['a word of another', { ...sokkeli, betoniShortCut: 'oma' }, 'OMA_WORD_TAKEN'],
    ['the name of another', { ...sokkeli, betoniShortCutNimi: 'OMA komento' }, 'OMA_NAME_TAKEN'],
  ])('are refused with %s', async (_, of, code) => {
    await save({ betoniShortCutNimi: 'Oma komento', betoniShortCut: 'oma', betoniShortCutCommands: 'c25' });
    const before = await list();
    await expect(save(of)).rejects.toMatchObject({ code: `BETONI.${code}` });
    expect(await list()).toEqual(before);
  });

  it('are kept by the company’s admins alone', async () => {
    const { betoniShortCutId: id } = await save(sokkeli);
    const refused = { code: 'AUTH.FORBIDDEN' };
    for (const by of [actors.handler, actors.keikkaAdmin, actors.driver, actors.invoicer, actors.portal]) {
      await expect(save({ ...sokkeli, betoniShortCut: 'muu' }, by)).rejects.toMatchObject(refused);
      await expect(remove(id, by)).rejects.toMatchObject(refused);
      await expect(restore(id, by)).rejects.toMatchObject(refused);
    }
    expect(await list()).toHaveLength(1);
  });

  it('are not there for another company’s admins, who may have the same words', async () => {
    const made = await save(sokkeli);
    const gone = { code: 'BETONI.OMA_NOT_FOUND' };
    for (const foreign of [made.betoniShortCutId, 999_999]) {
      const muu = { betoniShortCutId: foreign, betoniShortCutNimi: 'Muu' };
      await expect(save(muu, competitor)).rejects.toMatchObject(gone);
      await expect(remove(foreign, competitor)).rejects.toMatchObject(gone);
      await expect(restore(foreign, competitor)).rejects.toMatchObject(gone);
    }
    expect(await save(sokkeli, competitor)).toMatchObject({ betoniShortCut: 'sok' });
    expect(await list()).toEqual([made]);
  });

  it('are merged per field, and of one field, or of a deletion, both admins are told', async () => {
    const { betoniShortCutId, varmenne } = await save(sokkeli);
    await save({ betoniShortCutId, betoniShortCutCommands: 'c35', varmenne });
    const saved = await save({ betoniShortCutId, betoniShortCutNimi: 'Sokkeli 2', varmenne });
    expect(saved).toMatchObject({ betoniShortCutCommands: 'c35', varmenne: 3 });
    await expect(save({ betoniShortCutId, betoniShortCutCommands: 'c40', varmenne })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
      details: { conflicts: [{ field: 'betoniShortCutCommands', mine: 'c40', theirs: 'c35' }] },
    });
    const outdated = { code: 'CHANGE.OUTDATED' };
    const ahead = { betoniShortCutId, betoniShortCutNimi: 'x', varmenne: 9 };
    await expect(save(ahead)).rejects.toMatchObject(outdated);
    await expect(remove(betoniShortCutId, admin, varmenne)).rejects.toMatchObject(outdated);
    await remove(betoniShortCutId, admin, 3);
    await expect(restore(betoniShortCutId, admin, 3)).rejects.toMatchObject(outdated);
    expect(await restore(betoniShortCutId, admin, 4)).toMatchObject({ varmenne: 5 });
  });

  it('are made once, however often the call arrives or how many make it at once', async () => {
    const made = await save(sokkeli, admin, 'make-1');
    expect(await save(sokkeli, admin, 'make-1')).toEqual(made);
    const muu = { ...sokkeli, betoniShortCutNimi: 'Muu', betoniShortCut: 'muu' };
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => save(muu)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(2);
  });

  it('do not become a circle when two admins change two of them at once', async () => {
    const one = await save({ ...sokkeli, betoniShortCutNimi: 'Yksi', betoniShortCut: 'yksi' });
    const other = await save({ ...sokkeli, betoniShortCutNimi: 'Kaksi', betoniShortCut: 'kaksi' });
    const results = await Promise.allSettled([
      save({ betoniShortCutId: one.betoniShortCutId, betoniShortCutCommands: 'kaksi' }),
      save({ betoniShortCutId: other.betoniShortCutId, betoniShortCutCommands: 'yksi' }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are 100 at most; deleted ones do not count', async () => {
    await service.dataSource.query(`insert into betoni_short_cut
      (asiakas_id, betoni_short_cut, betoni_short_cut_nimi, betoni_short_cut_commands)
      select ${company.own}, 'sana' || n || 'x', 'Oma ' || n, 'c30' from generate_series(1, 99) n`);
    const { betoniShortCutId } = await save(sokkeli);
    const full = { code: 'BETONI.TOO_MANY_OMA' };
    await expect(save({ ...sokkeli, betoniShortCut: 'x' })).rejects.toMatchObject(full);
    await remove(betoniShortCutId);
    await save({ ...sokkeli, betoniShortCutNimi: 'Tilalle' });
    await expect(restore(betoniShortCutId)).rejects.toMatchObject(full);
  });
});
