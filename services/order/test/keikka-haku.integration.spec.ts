import { personProjection } from '@keikka/builders';
import { keikkaFormCalls, orderMessages, type Actor, type FoundKeikat } from '@keikka/contracts';
import { PersonProjectionRow } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { eventually } from '@keikka/testing';
import { actors, company, keikka, person, startOrder } from './order-company.js';

const NOW = '2025-11-20T10:00:00.000Z';
const at = (pumppuAika: string | null) => ({ pumppuAika: pumppuAika as string });

/** Orders of the competitor alone. */
const foreign = {
  ownerAsiakasId: company.competitor,
  sourceAsiakasId: company.competitor,
  asiakasId: company.stranger,
  betoniAsiakasId: null,
  pumppuAsiakasId: company.competitor,
  tyomaaId: company.competitor,
  kuskit: [],
};

/** Today's, coming and past ones. */
const EVERY_ONE = [10, 4711, 2, 3, 4, 5, 6, 7];

describe('the search of orders', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        keikka(4711),
        keikka(2, at('2025-11-20T21:59:59.999Z')),
        keikka(3, at('2025-11-20T22:00:00.000Z')),
        keikka(4, at('2026-03-01T08:00:00.000Z')),
        keikka(5, at(null)),
        keikka(6, at('2025-11-19T21:59:59.999Z')),
        keikka(7, at('2024-01-01T08:00:00.000Z')),
        keikka(8, { keikkaTilaId: 10 }),
        keikka(9, foreign),
        keikka(10, { keikkaOtsikko: '100 % _lattia\\', keikkaAjoOhje: 'Alikulku vasemmalla' }),
      ],
      auths: [{ kind: 'keikka', id: 9, personId: person.stranger, level: 'read' }],
    });
    service.standAt(NOW);
  });
  afterAll(() => service.stop());

  const search = (text: string, actor: Actor = actors.handler): Promise<FoundKeikat> =>
    service.ask(keikkaFormCalls.search, { ownerAsiakasId: 0, text }, actor);
  const ids = async (text: string, actor?: Actor): Promise<number[]> => {
    const { today, coming, past } = await search(text, actor);
    return [today, coming, past].flatMap(({ keikat }) => keikat.map(({ keikkaId }) => keikkaId));
  };
  const save = (of: { keikkaId: number; [field: string]: unknown }): Promise<unknown> =>
    service.ask(orderMessages.keikkaSave, of, actors.handler);

  it.each([
    ['number', '4711', [4711]],
    ['customer', 'CUSTOMER oy', EVERY_ONE],
    ['site', 'lohjan kielo', EVERY_ONE],
    ['address, in any order', '12 kauppak lohja', EVERY_ONE],
    ["contact's name", 'tero koski', EVERY_ONE],
    ["contact's phone", '0401234567', EVERY_ONE],
    ["contact's phone with spaces", '040 123 4567', EVERY_ONE],
    ["contact's phone with the country", '+358 (0)40 123 4567', EVERY_ONE],
    ['driving instructions', 'alikulku', [10]],
    ['several of them', '4711 kielo koskinen', [4711]],
  ])('finds by %s: today, coming by time, past the latest first [G-294]', async (_, text, found) => {
    expect(await ids(text)).toEqual(found);
  });

  it('tells of each part how many there are, and of an order what its row shows', async () => {
    const { today, coming, past } = await search('kielo');
    expect([today.count, coming.count, past.count]).toEqual([3, 3, 2]);
    expect(today.keikat[1]).toEqual({
      keikkaId: 4711,
      keikkaTilaId: 3,
      keikkaTilaSelite: 'Käsittelyssä',
      pumppuAika: '2025-11-20T08:00:00.000Z',
      timeEnd: '2025-11-20T10:00:00.000Z',
      asiakasNimi: 'customer Oy',
      sourceAsiakasColorCode: expect.any(String) as string,
      tyomaaNimi: 'As Oy Lohjan Kielo',
      tyomaaOsoite1: 'Kauppakatu 12',
      tyomaaOsoite2: '',
      tyomaaOsoite3: '08100',
      tyomaaOsoite4: 'Lohja',
      m3: 45.5,
      vehicleNo: 'P01',
      vehiclePuomi: expect.anything() as unknown,
      kuskit: [expect.any(String)],
      elsewhere: [
        { kind: 'contact', texts: ['Tero Koskinen', '040 123 4567'] },
        { kind: 'driving', texts: ['Ajo tontille Laurinkadun puolelta.'] },
        { kind: 'driving', texts: ['Portti C'] },
        { kind: 'heading', texts: ['Laatta'] },
        { kind: 'siteNumber', texts: ['7'] },
      ],
    });
  });

  it.each([
    ['%', []],
    ['100 % _l', [10]],
    ['_lattia', [10]],
    ['lattia\\', [10]],
    ["' or 1=1 --", []],
    ['', []],
    ['xyzzy '.repeat(33), []],
  ])('takes %j as it is typed', async (text, found) => {
    expect(await ids(text)).toEqual(found);
  });

  it('tells nothing of what its reader may not see [G-294]', async () => {
    expect(await ids('kielo', actors.competitor)).toEqual([9]);
    expect(await ids('4711', actors.competitor)).toEqual([]);
    expect(await ids('kielo', actors.stranger)).toEqual([9]);
    expect((await ids('kielo', actors.sourceStaff)).length).toBe(8);
    await expect(search('kielo', actors.driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('follows what is saved, in the same transaction', async () => {
    await save({ keikkaId: 2, keikkaAjoOhje: 'Ratatieltä', keikkaOtsikko: 'Soita 050 765 4321' });
    expect(await ids('ratatie')).toEqual([2]);
    expect(await ids('+358507654321')).toEqual([2]);
    await save({ keikkaId: 2, keikkaAjoOhje: '' });
    expect(await ids('ratatie')).toEqual([]);
    const made = await service.ask(
      keikkaFormCalls.create,
      {
        ownerAsiakasId: company.own,
        sourceAsiakasId: company.own,
        isKeikka: true,
        pumppuAika: NOW,
        pumppuKesto: 60,
      },
      actors.handler,
    );
    expect(await ids(String(made.keikkaId))).toEqual([made.keikkaId]);
  });

  it('finds by a person of the order', async () => {
    const { personFirstName, personLastName, personPhone } = await service.dataSource.manager.findOneByOrFail(
      PersonProjectionRow,
      { personId: person.customerContact },
    );
    await service.dataSource.query('update keikka set keikka_contact_person_id = $1 where keikka_id = 3', [
      person.customerContact,
    ]);
    await save({ keikkaId: 3, keikkaComment: 'x' });
    expect(await ids(`3 ${personFirstName} ${personLastName} ${personPhone}`)).toContain(3);
  });

  it('finds by the new phone of a person, whether he was changed or made after his order', async () => {
    const newcomer = 990_001;
    await service.dataSource.query('update keikka set keikka_contact_person_id = $1 where keikka_id = 4', [
      newcomer,
    ]);
    const tell = (personPhone: string, rev: number): Promise<unknown> =>
      service.emit(
        'staff.person.saved.v1',
        personProjection({ personId: newcomer, asiakasId: null, personPhone, rev }),
      );
    await tell('044 100 2000', 1);
    await eventually(async () => expect(await ids('0441002000')).toEqual([4]));
    await tell('044 100 3000', 2);
    await eventually(async () => expect(await ids('+358441003000')).toEqual([4]));
    expect(await ids('0441002000')).toEqual([]);
  });
});
