import { orderMessages, tyomaaCalls } from '@keikka/contracts';
import { MergeCompany } from './merge-company.js';
import { actors, company, person } from './order-company.js';

const NOT_FOUND = { code: 'TYOMAA.NOT_FOUND' };
const FORBIDDEN = { code: 'AUTH.FORBIDDEN' };

describe('two work sites that are merged', () => {
  let own: MergeCompany;
  beforeAll(async () => {
    own = await MergeCompany.start(40);
  });
  afterAll(() => own.service.stop());

  /** Two sites, the second one with these orders. */
  async function two(...keikkaIds: number[]): Promise<[number, number]> {
    const numbers = keikkaIds.join('');
    const jaa = await own.make(`Kohde ${numbers}`, { tyomaaNum: `A${numbers}` });
    const poistuu = await own.make(`Kohde, ${numbers}`, { tyomaaNum: `B${numbers}`, tyomaaOsoite3: '03100' });
    for (const keikkaId of keikkaIds) await own.give(keikkaId, poistuu);
    return [jaa, poistuu];
  }
  const history = (type: string, id: number) =>
    own.sql<{ change_type: string; field_name: string; new_value: unknown }>(
      `select change_type, field_name, new_value from change_history
       where entity_type = $1 and entity_id = $2 order by change_id desc limit 1`,
      [type, id],
    );

  it('are one, with the orders of both: what is said before is what moves, and copies and bills stay', async () => {
    const [jaa, poistuu] = await two(1, 2, 3, 4);
    await own.give(5, jaa);
    await own.setTila(2, 'arkistoitu');
    await own.setTila(3, 'poistettu');
    await own.setTila(4, 'peruttu');
    await own.sql(`update keikka_tyomaa set tyomaa_ajo_ohje = 'Takaportti' where keikka_id = 1`);
    const preview = await own.preview(jaa, poistuu);
    const siirtyvat = { tilauksia: 3, tulossa: 1, toimitettu: 1, omiaVersioita: 1, henkilot: [] };
    expect(preview).toMatchObject({ siirtyvat, tilauksiaJalkeen: 4, jaa: { tyomaaId: jaa, varmenne: 1 } });
    const before = await own.untouched(1, 2, 3, 4, 5);
    const merged = await own.merge(jaa, poistuu, { varmenne: 1, poistuvaVarmenne: 1 });
    expect(merged).toMatchObject({
      tyomaaId: jaa,
      varmenne: 2,
      poistuvaId: poistuu,
      poistuvaVarmenne: 2,
      tilauksia: 3,
    });
    expect(await own.untouched(1, 2, 3, 4, 5)).toBe(before);
    expect(await own.sitesOf(1, 2, 3, 4, 5)).toEqual([jaa, jaa, poistuu, jaa, jaa]);
    expect(await own.get(jaa)).toMatchObject({ keikkaCount: 4, globalTyomaa: { tyomaaOsoite3: '' } });
    await expect(own.get(poistuu)).rejects.toMatchObject(NOT_FOUND);
    expect(await own.found('B1234')).toEqual([jaa]);
    expect(await history('keikka', 1)).toMatchObject([{ field_name: 'tyomaaId', new_value: jaa }]);
    expect(await history('tyomaa', jaa)).toMatchObject([{ field_name: 'yhdistetty', new_value: poistuu }]);
    expect(await history('tyomaa', poistuu)).toMatchObject([{ change_type: 'DELETE' }]);
  });

  it('keep of each field the value that was chosen, and the number of the other one is found', async () => {
    const [jaa, poistuu] = await two(6);
    await own.sql('update tyomaa set asiakas_id = $1 where tyomaa_id = $2', [company.customer, poistuu]);
    const poistuvalta = ['numero', 'postinumero', 'varmenne'].map((kentta) => ({ kentta }));
    await own.merge(jaa, poistuu, { poistuvalta });
    const { globalTyomaa } = await own.get(jaa);
    expect(globalTyomaa).toMatchObject({ tyomaaNimi: 'Kohde 6', tyomaaNum: 'B6', tyomaaOsoite3: '03100' });
    expect(globalTyomaa).toMatchObject({ asiakasId: company.customer, varmenne: 2 });
    expect(await own.found('A6')).toEqual([]);
    expect(await own.found('kohde A6')).toEqual([jaa]);
    const set = { ownerAsiakasId: 0, tyomaaId: jaa, yyyymmdd: '20261127', tyomaaNimi: 'Uusi nimi' };
    await own.service.ask(tyomaaCalls.set, set, actors.handler);
    expect(await own.found('uusi A6')).toEqual([jaa]);
  });

  it('name the persons whom the merge moves, but for those whom both have', async () => {
    const [jaa, poistuu] = await two(15);
    const { handler, driver } = person;
    await own.sql('update person set person_first_name = $2, person_last_name = $3 where person_id = $1', [
      ...[driver, 'Sanna', 'Rinne'],
    ]);
    await own.sql(
      `insert into tyomaa_person (tyomaa_id, person_id, added_at)
       values ($1, $3, now()), ($2, $3, now()), ($2, $4, now())`,
      [jaa, poistuu, handler, driver],
    );
    expect((await own.preview(jaa, poistuu)).siirtyvat.henkilot).toEqual(['Sanna Rinne']);
    expect(await own.merge(jaa, poistuu)).toMatchObject({ henkiloita: 1, tilauksia: 1 });
  });

  it('leave behind who has access by the one that leaves, as is said before', async () => {
    const [jaa, poistuu] = await two(16);
    const { stranger, competitor, sourceStaff, customerContact } = person;
    const give = (tyomaaId: number, personId: number, level: string, owner: number = company.own) =>
      own.sql(
        `insert into auth (owner_asiakas_id, kind, target_id, person_id, level) values ($1, 'tyomaa', $2, $3, $4)`,
        [owner, tyomaaId, personId, level],
      );
    await give(poistuu, stranger, 'read');
    await give(poistuu, competitor, 'write');
    await give(poistuu, sourceStaff, 'none');
    await give(poistuu, customerContact, 'read', company.pumpPartner);
    await give(jaa, customerContact, 'read');
    expect(await own.preview(jaa, poistuu)).toMatchObject({ oikeuksiaJaa: 2 });
    expect(await own.preview(poistuu, jaa)).toMatchObject({ oikeuksiaJaa: 1 });
    const visible = () =>
      own.service.ask(orderMessages.keikkaCheckVisible, { keikkaIds: [16] }, actors.stranger);
    expect(await visible()).toMatchObject({ visible: true });
    const { yhdistysId } = await own.merge(jaa, poistuu);
    await expect(visible()).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await own.unmerge(yhdistysId);
    expect(await visible()).toMatchObject({ visible: true });
  });

  it('come back exactly as they were, once or more often', async () => {
    const [jaa, poistuu] = await two(7, 8);
    const before = [await own.get(jaa), await own.get(poistuu)];
    const untouched = await own.untouched(7, 8);
    const { yhdistysId } = await own.merge(jaa, poistuu, { poistuvalta: [{ kentta: 'postinumero' }] });
    await own.setTila(8, 'poistettu');
    const undone = await own.unmerge(yhdistysId);
    expect(await own.unmerge(yhdistysId)).toEqual(undone);
    const after = [await own.get(jaa), await own.get(poistuu)];
    const withoutToken = ({ globalTyomaa }: (typeof after)[number]) => ({ ...globalTyomaa, varmenne: 0 });
    expect(after.map(withoutToken)).toEqual(before.map(withoutToken));
    expect(await own.sitesOf(7, 8)).toEqual([poistuu, jaa]);
    expect(await own.untouched(7, 8)).toBe(untouched);
    expect(await own.found('B78')).toEqual([poistuu]);
  });

  it('stay one where somebody changed since what the merge had set', async () => {
    const [jaa, poistuu] = await two(9, 10);
    const { yhdistysId } = await own.merge(jaa, poistuu, { poistuvalta: [{ kentta: 'postinumero' }] });
    const set = (of: object) =>
      own.service.ask(
        tyomaaCalls.set,
        { ownerAsiakasId: 0, tyomaaId: jaa, yyyymmdd: '20261127', ...of },
        actors.handler,
      );
    await own.give(10, company.own);
    await expect(own.unmerge(yhdistysId)).rejects.toMatchObject({
      code: 'TYOMAA.MERGE_CHANGED',
      details: { keikkaIds: [10] },
    });
    await own.give(10, jaa);
    await set({ tyomaaOsoite3: '03200' });
    await expect(own.unmerge(yhdistysId)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    expect(await own.sitesOf(9, 10)).toEqual([jaa, jaa]);
  });

  it('keep what somebody changed since beside it', async () => {
    const [jaa, poistuu] = await two(11);
    const { yhdistysId } = await own.merge(jaa, poistuu, { poistuvalta: [{ kentta: 'postinumero' }] });
    const set = { ownerAsiakasId: 0, tyomaaId: jaa, yyyymmdd: '20261127', tyomaaMemo: 'Portti' };
    await own.service.ask(tyomaaCalls.set, set, actors.handler);
    await own.service.ask(orderMessages.keikkaSave, { keikkaId: 11, keikkaComment: 'Uusi' }, actors.handler);
    await own.unmerge(yhdistysId);
    expect((await own.get(jaa)).globalTyomaa).toMatchObject({ tyomaaMemo: 'Portti', tyomaaOsoite3: '' });
    expect(await own.sitesOf(11)).toEqual([poistuu]);
  });

  it('can be two again for ten minutes', async () => {
    const [jaa, poistuu] = await two(12);
    const { yhdistysId, kumottavissaAsti } = await own.merge(jaa, poistuu);
    const [row] = await own.sql<{ at: Date }>('select at from tyomaa_yhdistys where yhdistys_id = $1', [
      yhdistysId,
    ]);
    expect(Date.parse(kumottavissaAsti) - Number(row?.at)).toBe(10 * 60_000);
    await own.sql(`update tyomaa_yhdistys set at = at - interval '11 minutes' where yhdistys_id = $1`, [
      yhdistysId,
    ]);
    await expect(own.unmerge(yhdistysId)).rejects.toMatchObject({ code: 'TYOMAA.MERGE_TOO_OLD' });
  });

  it('are found again by who merged them last, as long as they can be two again', async () => {
    const last = (by = actors.handler) => own.service.ask(tyomaaCalls.lastMerge, {}, by);
    const [first, firstLeft] = await two(17);
    const [jaa, poistuu] = await two(18);
    const earlier = await own.merge(first, firstLeft);
    const done = await own.merge(jaa, poistuu, { poistuvalta: [{ kentta: 'numero' }] });
    expect(await last()).toEqual({
      ...done,
      jaava: { tyomaaNimi: 'Kohde 18', tyomaaNum: 'B18', tyomaaOsoite1: 'Kivitie 5' },
      poistunut: { tyomaaNimi: 'Kohde, 18', tyomaaNum: 'B18', tyomaaOsoite1: 'Kivitie 5' },
      poistuvalta: ['numero'],
    });
    for (const by of [actors.keikkaAdmin, actors.competitor]) expect(await last(by)).toBeNull();
    await expect(last(actors.driver)).rejects.toMatchObject(FORBIDDEN);
    await own.unmerge(done.yhdistysId);
    expect(await last()).toMatchObject({ yhdistysId: earlier.yhdistysId });
    await own.sql(`update tyomaa_yhdistys set at = at - interval '11 minutes'`);
    expect(await last()).toBeNull();
  });

  it('are both the company’s own, two, and as their merger saw them', async () => {
    const [jaa, poistuu] = await two(13);
    for (const [one, other] of [
      [jaa, company.competitor],
      [company.competitor, poistuu],
      [jaa, 999_999],
    ] as const) {
      await expect(own.merge(one, other)).rejects.toMatchObject(NOT_FOUND);
      await expect(own.preview(one, other)).rejects.toMatchObject(NOT_FOUND);
    }
    await expect(own.merge(jaa, jaa)).rejects.toMatchObject({ code: 'TYOMAA.SAME_TWICE' });
    await expect(own.preview(jaa, jaa)).rejects.toMatchObject({ code: 'TYOMAA.SAME_TWICE' });
    const set = { ownerAsiakasId: 0, tyomaaId: poistuu, yyyymmdd: '20261127', tyomaaMemo: 'Portti' };
    await own.service.ask(tyomaaCalls.set, set, actors.handler);
    for (const seen of [{ poistuvaVarmenne: 1 }, { varmenne: 9 }, { poistuvaVarmenne: 9 }])
      await expect(own.merge(jaa, poistuu, seen)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    expect(await own.sitesOf(13)).toEqual([poistuu]);
  });

  it('are merged and parted by those who plan for their company alone', async () => {
    const [jaa, poistuu] = await two(14);
    const { driver, invoicer, customerContact, portal, competitor, stranger } = actors;
    for (const by of [driver, invoicer, customerContact, portal]) {
      await expect(own.merge(jaa, poistuu, {}, by)).rejects.toMatchObject(FORBIDDEN);
      await expect(own.preview(jaa, poistuu, by)).rejects.toMatchObject(FORBIDDEN);
    }
    for (const by of [competitor, stranger])
      await expect(own.merge(jaa, poistuu, {}, by)).rejects.toMatchObject(NOT_FOUND);
    const { yhdistysId } = await own.merge(jaa, poistuu);
    for (const by of [competitor, stranger])
      await expect(own.unmerge(yhdistysId, by)).rejects.toMatchObject({ code: 'TYOMAA.MERGE_NOT_FOUND' });
    await expect(own.unmerge(yhdistysId, driver)).rejects.toMatchObject(FORBIDDEN);
    expect(await own.sitesOf(14)).toEqual([jaa]);
  });
});
