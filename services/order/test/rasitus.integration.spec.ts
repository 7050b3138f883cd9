import { actor } from '@keikka/builders';
import { rasitusCalls, type Actor, type YrityksenRaja } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, startOrder } from './order-company.js';

const adminOf = (asiakasId: number, personId: number): Actor =>
  actor({ personId, asiakasId, settingTypes: [settingType.asiakasAdmin] });

const admin = adminOf(company.own, 11);
const competitor = adminOf(company.competitor, 30);

describe('the limits of exposure classes', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({ keikat: [] });
  });
  afterAll(() => service.stop());
  afterEach(() => service.dataSource.query(`delete from rasitus_raja where asiakas_id <> 0`));

  const list = (by: Actor = actors.handler): Promise<YrityksenRaja[]> =>
    service.ask(rasitusCalls.list, {}, by);
  const save = (luokka: string, lujuusId: number, ilma: boolean, by = admin, varmenne?: number) =>
    service.ask(rasitusCalls.save, { luokka, lujuusId, ilma, varmenne }, by);
  const limit = async (luokka: string, by?: Actor) => (await list(by)).find((one) => one.luokka === luokka);
  const own = () =>
    service.dataSource.query(
      `select asiakas_id, luokka, lujuus_id, ilma from rasitus_raja where asiakas_id <> 0`,
    );
  const standard = { lujuusId: 6, ilma: false };

  it('are those of the standard', async () => {
    const rajat = await list();
    expect(rajat).toHaveLength(18);
    expect(await limit('XC3')).toEqual({ luokka: 'XC3', ...standard, standardi: standard, varmenne: 1 });
    expect(rajat.filter(({ ilma }) => ilma).map(({ luokka }) => luokka)).toEqual(['XF2', 'XF3', 'XF4']);
  });

  it('are changed by a company’s admin for its own people alone', async () => {
    const answer = await save('XC3', 8, true);
    const changed = { luokka: 'XC3', lujuusId: 8, ilma: true, standardi: standard, varmenne: 2 };
    expect(answer.find(({ luokka }) => luokka === 'XC3')).toEqual(changed);
    expect(answer).toHaveLength(18);
    expect(await limit('XC3')).toEqual(changed);
    expect(await limit('XC3', competitor)).toMatchObject(standard);
    await save('XC3', 4, false, competitor);
    expect(await limit('XC3')).toEqual(changed);
  });

  it('are the standard’s again when they are set so, and each change is in their history', async () => {
    await save('XC3', 8, false);
    await save('XC3', 8, false);
    await save('XC3', 6, false);
    expect(await own()).toEqual([]);
    const history = await service.dataSource.query(
      `select field_name, old_value, new_value, person_id, owner_asiakas_id from change_history
       where entity_type = 'rasitusRaja' and entity_id = $1 and field_name = 'XC3/lujuusId' and person_id = 11
       order by change_id desc limit 2`,
      [company.own],
    );
    const of = { field_name: 'XC3/lujuusId', person_id: 11, owner_asiakas_id: company.own };
    expect(history).toEqual([
      { ...of, old_value: 8, new_value: 6 },
      { ...of, old_value: 6, new_value: 8 },
    ]);
  });

  it('are one of their own however many set it at once', async () => {
    await Promise.all([7, 8, 9, 10].map((lujuusId) => save('XF3', lujuusId, true)));
    expect(await own()).toHaveLength(1);
  });

  it('of one class are not set over what another admin has set meanwhile; others may be [R-19]', async () => {
    const other = { ...adminOf(company.own, 12), personName: 'Raili Rivakka' };
    const outdated = { code: 'CHANGE.OUTDATED' };
    const { standardi } = (await limit('XD2')) ?? { standardi: standard };
    await save('XD2', 8, false, other, 1);
    await save('XD3', 9, true, { ...admin, personName: 'Aino Admin' }, 1);
    await expect(save('XD2', 7, false, admin, 1)).rejects.toMatchObject({
      ...outdated,
      details: { by: 'Raili Rivakka' },
    });
    expect(await limit('XD2')).toMatchObject({ lujuusId: 8, varmenne: 2 });
    await expect(save('XD2', 7, false, admin, 9)).rejects.toMatchObject(outdated);
    await save('XD2', standardi.lujuusId, standardi.ilma, admin, 2);
    expect(await limit('XD2')).toMatchObject({ ...standardi, varmenne: 3 });
    await save('XD2', 7, true);
    expect(await limit('XD2')).toMatchObject({ lujuusId: 7, varmenne: 4 });
  });

  it('are set by one of two admins at once, and the other is told', async () => {
    const ended = await Promise.allSettled([7, 8].map((lujuusId) => save('XD1', lujuusId, true, admin, 1)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CHANGE.OUTDATED' },
    });
  });

  it.each<[string, Actor, string, number, string]>([
    ['by a planner', actors.handler, 'XC3', 8, 'AUTH.FORBIDDEN'],
    ['of a class that there is not', admin, 'XC9', 8, 'BETONI.UNKNOWN_CLASS'],
    ['to a strength that there is not', admin, 'XC3', 99, 'BETONI.UNKNOWN_CHOICE'],
  ])('are not changed %s', async (_, by, luokka, lujuusId, code) => {
    await expect(save(luokka, lujuusId, false, by)).rejects.toMatchObject({ code });
    expect(await own()).toEqual([]);
  });
});
