import { keikkaFormCalls, orderMessages, type KeikkaSave, type RecordedChange } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actor } from '@keikka/builders';
import { settingType } from '@keikka/domain';
import { actors, company, keikka, startOrder } from './order-company.js';

describe('the changes of an order', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startOrder({ keikat: [keikka(1), keikka(2)] });
  });
  afterAll(() => service.stop());

  /** Plans and sees prices. */
  const invoicer = actor({
    personId: 14,
    asiakasId: company.own,
    settingTypes: [settingType.keikkaHandler, settingType.laskuAdmin],
  });
  const save = (of: KeikkaSave) => service.ask(orderMessages.keikkaSave, of, actors.handler);
  const list = (
    entityId: number,
    { actor = actors.handler, ownerAsiakasId = 0, page = 1 } = {},
  ): Promise<RecordedChange[]> =>
    service.ask(keikkaFormCalls.listChanges, { entityId, ownerAsiakasId, page }, actor);

  it('are listed the newest first, with who and when and the token that they left [O-274]', async () => {
    await save({ keikkaId: 1, varmenne: 1, keikkaComment: 'Portti B' });
    await save({ keikkaId: 1, varmenne: 2, keikkaComment: 'Portti C', keikkaAjoOhje: 'Oikealle' });
    const changes = await list(1, { ownerAsiakasId: company.own });
    expect(changes.map(({ fieldName, newValue, varmenne }) => [fieldName, newValue, varmenne])).toEqual([
      expect.arrayContaining([3]),
      expect.arrayContaining([3]),
      ['keikkaComment', 'Portti B', 2],
    ]);
    expect(changes[0]).toMatchObject({ personId: actors.handler.personId, changeType: 'UPDATE' });
    expect(Date.parse(changes[0]!.timestamp)).toBeGreaterThan(Date.parse(changes[2]!.timestamp));
  });

  it('come in pages of 50 [O-274]', async () => {
    await service.dataSource.query(
      `insert into change_history (entity_type, entity_id, owner_asiakas_id, change_type, field_name, old_value,
        new_value, varmenne, person_id, author_asiakas_id, correlation_id, timestamp)
      select 'keikka', 2, $1, 'UPDATE', case when n = 51 then 'betonit/1/hinta_value' else 'keikkaComment' end, '"a"',
        '"b"', n, 5, $1, 'x', now() from generate_series(1, 51) n`,
      [company.own],
    );
    const [first, second] = [await list(2, { actor: invoicer }), await list(2, { page: 2 })];
    expect([first.length, second.length]).toEqual([50, 1]);
    expect(second[0]).toMatchObject({ varmenne: 1 });
  });

  it('hold no price for who may not see prices', async () => {
    const fields = async (actor: typeof actors.handler) =>
      (await list(2, { actor })).map(({ fieldName }) => fieldName);
    expect(await fields(invoicer)).toContain('betonit/1/hinta_value');
    expect(await fields(actors.handler)).not.toContain('betonit/1/hinta_value');
  });

  it('are not for who may not edit the order, nor of an order that is not of the named owner', async () => {
    const refused = { code: 'KEIKKA.NO_ACCESS' };
    await expect(list(1, { actor: actors.competitor })).rejects.toMatchObject(refused);
    await expect(list(1, { actor: actors.sourceStaff })).rejects.toMatchObject(refused);
    await expect(list(1, { ownerAsiakasId: company.competitor })).rejects.toMatchObject(refused);
    await expect(list(999)).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
  });
});
