import {
  betoniAttrCalls,
  keikkaBetoniCalls,
  keikkaCalls,
  keikkaFormCalls,
  orderMessages,
  type Betoni,
  type KeikkaSave,
  type KeikkaMuutos,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actor } from '@keikka/builders';
import { keikkaTila, settingType } from '@keikka/domain';
import { actors, company, keikka, startOrder, vehicle } from './order-company.js';

describe('the changes of an order', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startOrder({ keikat: [keikka(1), keikka(2), keikka(3), keikka(4)] });
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
  ): Promise<KeikkaMuutos[]> =>
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

  it('are change records: one of the whole order when it is made, and one of each value [O-097]', async () => {
    const { keikkaId } = await service.ask(keikkaCalls.copy, { keikkaId: 1 }, actors.handler);
    const kari = { ...actors.handler, personName: 'Kari Salminen' };
    for (const keikkaComment of ['Portti D', 'Portti E'])
      await service.ask(orderMessages.keikkaSave, { keikkaId, keikkaComment }, kari);
    const [edited, , made] = await list(keikkaId);
    const { personId } = kari;
    expect(edited).toEqual({
      changeId: expect.any(Number),
      changeType: 'UPDATE',
      fieldName: 'keikkaComment',
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
      description: 'Portti D → Portti E',
      oldValue: 'Portti D',
      newValue: 'Portti E',
      personFullName: 'Kari Salminen',
      personId,
      varmenne: 3,
      metadata: {
        laji: 'UPDATE',
        kentta: 'Kommentti',
        tila: 'Luonnos',
        rivit: [{ kentta: 'Kommentti', ennen: 'Portti D', jalkeen: 'Portti E' }],
      },
    });
    expect(made).toMatchObject({
      changeType: 'CREATE',
      fieldName: 'ENTITY_CREATED',
      oldValue: null,
      newValue: { copiedFrom: 1 },
      personId,
    });
  });

  it('come in pages of 50 [O-274]', async () => {
    await service.dataSource.query(
      `insert into change_history (entity_type, entity_id, owner_asiakas_id, change_type, field_name, old_value,
        new_value, varmenne, person_id, author_asiakas_id, correlation_id, timestamp)
      select 'keikka', 2, $1, 'UPDATE', case when n = 51 then 'betonit/1/hinta_value' else 'keikkaComment' end, '"a"',
        '"b"', n, 5, $1, 'x', now() from generate_series(1, 51) n`,
      [company.own],
    );
    const [first, second] = [await list(2, { actor: invoicer }), await list(2, { actor: invoicer, page: 2 })];
    expect([first.length, second.length]).toEqual([50, 1]);
    expect(second[0]).toMatchObject({ varmenne: 1 });
  });

  it('hold no price for who may not see prices', async () => {
    const fields = async (actor: typeof actors.handler) =>
      (await list(2, { actor })).map(({ fieldName }) => fieldName);
    expect(await fields(invoicer)).toContain('betonit/1/hinta_value');
    const seen = await fields(actors.handler);
    expect(seen).not.toContain('betonit/1/hinta_value');
    // What is left out leaves no gap in the page.
    expect(seen).toHaveLength(50);
  });

  it('are told in words, with the names of things, and the status they were made in [O-068]', async () => {
    const toVehicle = { keikkaId: 3, vehicleId: vehicle.p2, personIds: [] };
    await service.ask(orderMessages.keikkaMove, toVehicle, actors.handler);
    await service.ask(
      keikkaCalls.saveTila,
      { keikkaId: 3, keikkaTilaId: keikkaTila.luonnos },
      actors.handler,
    );
    await save({ keikkaId: 3, keikkaComment: 'Portti B', ehdotaAikaa: true });
    const told = (await list(3)).map(({ description, metadata: { kentta, tila } }) => [
      kentta,
      description,
      tila,
    ]);
    const comment = 'Kolme\nriviä\tja "lainaus" → Portti B';
    expect(told).toEqual([
      ['Kommentti', comment, 'Luonnos'],
      ['Ehdota aikaa', 'Ei → Kyllä', 'Luonnos'],
      ['Tila', 'Käsittelyssä → Luonnos', 'Käsittelyssä'],
      ['Kuljettajat', 'Juha Saarinen → Tyhjä', 'Käsittelyssä'],
      ['Ajoneuvo', 'P01 · 36 m → P02 · 36 m', 'Käsittelyssä'],
    ]);
  });

  it('tell what became of lines, of their extras and of the site [O-068]', async () => {
    const keikkaId = 4;
    const { betonit } = await service.ask(keikkaBetoniCalls.list, { keikkaId }, actors.handler);
    const [{ keikkaBetoniId }] = betonit as [Betoni];
    const extra = { keikkaId, ownerAsiakasId: 0, keikkaBetoniId, attrId: 1 };
    await service.ask(keikkaBetoniCalls.setM3, { keikkaBetoniId, m3: 40 }, actors.handler);
    await service.ask(betoniAttrCalls.make, extra, actors.handler);
    await service.ask(keikkaBetoniCalls.copy, { keikkaBetoniId }, actors.handler);
    await service.ask(keikkaBetoniCalls.delete, { keikkaBetoniId }, actors.handler);
    await save({ keikkaId, tyomaaId: null });
    const told = (await list(keikkaId)).map(({ description, metadata: { laji, kentta } }) => [
      laji,
      kentta,
      description.replaceAll('\u00a0', ' '),
    ]);
    const removed = 'Betoni, poistettu rivi';
    expect(told).toEqual(
      expect.arrayContaining([
        ['UPDATE', 'Toimitusosoite', 'As Oy Lohjan Kielo → Tyhjä'],
        ['UPDATE', 'Osoite', 'Kauppakatu 12 → Tyhjä'],
        ['CREATE', `${removed}, Lisä`, 'Hidastin'],
        ['UPDATE', `${removed}, Määrä`, '33,5 m³ → 40 m³'],
        ['DELETE', removed, expect.stringMatching(/Määrä 40 m³, .*Lujuus C30\/37/)],
        ['CREATE', 'Betoni, rivi 1', expect.stringMatching(/Määrä 40 m³/)],
      ]),
    );
  });

  it('are for the admins and handlers of the owner, and for nobody else [O-018]', async () => {
    const refused = { code: 'KEIKKA.NO_ACCESS' };
    for (const reader of [actors.handler, actors.keikkaAdmin, actors.invoicer])
      expect((await list(1, { actor: reader })).length).toBeGreaterThan(0);
    for (const reader of [actors.competitor, actors.sourceStaff])
      await expect(list(1, { actor: reader })).rejects.toMatchObject(refused);
    for (const reader of [actors.driver, actors.customerContact, actors.portal])
      await expect(list(1, { actor: reader })).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(list(1, { ownerAsiakasId: company.competitor })).rejects.toMatchObject(refused);
    await expect(list(999)).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
  });
});
