import { asiakasProjection, keikkaKuski } from '@keikka/builders';
import { helsinkiDay } from '@keikka/domain';
import { orderMessages, type KeikkaGetAnswer } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, betoni, company, keikka, person, startOrder, vehicle } from './order-company.js';

describe('loading an order', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        keikka(1, { stepLogTypes: [20, 5] }),
        keikka(2, { keikkaTilaId: 4 }),
        keikka(3, { keikkaTilaId: 4 }),
        keikka(5, { keikkaTilaId: 4, pumppuAika: '2999-11-20T08:00:00.000Z' }),
        keikka(6, { vehicleId: null, betonit: [] }),
        keikka(7, { betonit: [betoni(5), betoni(2.5)] }),
        keikka(8, { keikkaTilaId: 1 }),
      ],
      auths: [{ kind: 'tyomaa', id: company.own, personId: person.competitor, level: 'write' }],
    });
    await service.dataSource.query(
      `update keikka set pumppu_aika = now() - interval '10 minutes' where keikka_id = 2`,
    );
  });

  afterAll(() => service.stop());

  const load = (keikkaId: number, actor = actors.handler): Promise<Omit<KeikkaGetAnswer, 'palkit'>> =>
    service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actor);
  const tilaOf = async (keikkaId: number): Promise<number> => (await load(keikkaId)).keikkaData.keikkaTilaId;
  const logOf = async (keikkaId: number) =>
    (await service.ask(orderMessages.stepLogListByKeikkas, { keikkaIds: [keikkaId] }, actors.handler)).map(
      ({ stepLogTypeId, message, entryByPersonId }) => [stepLogTypeId, message, entryByPersonId],
    );

  it('names the orders of its vehicle that day, earliest first, of the companies that have a part in them [O-029]', async () => {
    const { vehicleKeikkaIds } = await load(1);
    expect(vehicleKeikkaIds).toContain(1);
    const read = await Promise.all(vehicleKeikkaIds.map((id) => load(id)));
    const places = read.map(({ keikkaData: { vehicleId, pumppuAika } }) => [
      vehicleId,
      helsinkiDay(new Date(pumppuAika)),
    ]);
    expect(new Set(places.map(String)).size).toBe(1);
    const starts = read.map(({ keikkaData }) => keikkaData.pumppuAika);
    expect(starts).toEqual(starts.toSorted());
    expect((await load(6)).vehicleKeikkaIds).toEqual([]);
    expect((await load(1, actors.portal)).vehicleKeikkaIds).toEqual([1]);
  });

  it('answers the order with its parts [O-001] [O-002] [O-070] [O-073] [O-074] [O-077] [O-078] [O-079] [O-243]', async () => {
    const answer = await load(1);
    expect(answer.keikkaData).toMatchObject({
      keikkaId: 1,
      ownerAsiakasId: company.own,
      sourceAsiakasColorCode: asiakasProjection().colorCode,
      asiakasNimi: 'customer Oy',
      ytunnus: '100-1',
      vehicleId: vehicle.p1,
      vehicleTypeId: 3,
      vehicleRowNum: null,
      keikkaTilaId: 3,
      keikkaTilaSelite: 'Käsittelyssä',
      keikkaTilaCategory: 'valmis',
      pumppuKestoH: 2,
      pumppuEnd: null,
      tyhjänäTyömaalle: null,
      betoniAsiakasNimi: 'source Oy',
      betoniAsiakasEmail: 'source@keikka.example',
      betoniSijaintiNimi: 'Lohja',
      betoniSijaintiLat: 60.25,
      betoniMatkaM: 18_400,
      lattiaMatkaAika: null,
      tyomaaOsoite: 'Kauppakatu 12, 08100 Lohja',
      postinumero: '08100',
      kaupunki: 'Lohja',
      yhteyshenkiloNimi: 'Tero Koskinen',
      tilausvahvistusLahetetty: true,
      betonitiedotLahetetty: true,
      hasBetoni: true,
      hasPumppu: true,
      hasLattia: false,
      laskut: [],
      varmenne: 1,
      m3: 45.5,
    });
    expect(answer.tyomaaData).toMatchObject({ tyomaaId: company.own, tyomaaAjoOhje: 'Portti C' });
    expect(answer.keikkaTyomaaData).toMatchObject({
      tyomaaId: company.own,
      tyomaaNimi: 'As Oy Lohjan Kielo',
    });
    expect(answer.asiakasData?.asiakasNimi).toBe('customer Oy');
    expect(answer.keikkaAsiakasData?.ytunnus).toBe('100-1');
    expect(answer.vehicleData).toMatchObject({ vehicleNo: 'P01', vehiclePuomi: 36 });
    expect(answer.tilaData).toMatchObject({ keikkaTilaId: 3, keikkaTilaSelite: 'Käsittelyssä' });
  });

  it('has every printed field of an order and of its three suppliers [O-069] [O-076]', async () => {
    const ofOrder =
      'keikkaId ownerAsiakasId asiakasId asiakasNimi ytunnus sourceAsiakasId sourceAsiakasColorCode pumppuAsiakasId betoniAsiakasId betoniAsiakasNimi betoniAsiakasEmail betoniAsiakasPhone tyomaaId foreignKey locked isLocked varmenne keikkaComment keikkaOtsikko keikkaAjoOhje isKeikka isPalkki isTemp';
    const ofSuppliers = ['pumppu', 'betoni', 'lattia'].flatMap((part) =>
      ['AsiakasId', 'SijaintiId', 'MatkaAika', 'MatkaM'].map((field) => part + field),
    );
    const { keikkaData } = await load(1);
    expect(Object.keys(keikkaData)).toEqual(expect.arrayContaining([...ofOrder.split(' '), ...ofSuppliers]));
    expect(keikkaData).toMatchObject({ locked: expect.any(String), isLocked: expect.any(Boolean) });
  });

  it('answers the concrete lines with their texts and no price (C-103) [O-084]', async () => {
    const { betonit, ...keikkaData } = (await load(1)).keikkaData;
    expect(keikkaData).not.toHaveProperty('hinta_value');
    expect(betonit[0]).toEqual({
      keikkaBetoniId: expect.any(Number),
      keikkaId: 1,
      orderNo: 1,
      m3: 33.5,
      toimitettuM3: null,
      laatuId: 10,
      laatu: 'Rakennebetoni',
      raeKokoId: 1,
      raeKoko: '16mm',
      lujuusId: 6,
      lujuus: 'C30/37',
      notkeusId: 3,
      notkeus: 'S3',
      kayttoIkaId: 1,
      kayttoIka: '50 v',
      rasitusluokat: 'XC3,XC4',
      isNopea: 0,
      betoniComment: '',
      betoniString: 'C30/37 #16 S3 XC3, XC4',
      betoniVahvistettu: null,
      tehdasLähtöAika: null,
      hinta_muistiinpanot: '',
      attrs: [],
    });
    expect(betonit[1]).toMatchObject({ orderNo: 2, m3: 12, betoniVahvistettu: true });
  });

  it('tells the prices to the owner’s invoicing admin alone (C-103) [O-052] [O-080]', async () => {
    await service.dataSource.query(
      `update keikka_betoni set hinta_value = 121.5, hinta_muistiinpanot = 'Sovittu' where keikka_id = 7 and m3 = 5`,
    );
    const { betonit, hinta_value } = (await load(7, actors.invoicer)).keikkaData;
    expect(betonit).toMatchObject([
      { hinta_value: '121.5', hinta_muistiinpanot: 'Sovittu' },
      { hinta_value: null, hinta_muistiinpanot: '' },
    ]);
    expect(hinta_value).toBe('121.5');
    for (const actor of [actors.handler, actors.sourceStaff]) {
      const answer = await load(7, actor);
      expect(JSON.stringify(answer)).not.toContain('hinta_value');
      // Who checks an order must know a primer by its note.
      expect(answer.keikkaData.betonit[0]?.hinta_muistiinpanot).toBe('Sovittu');
    }
  });

  it('tells of each driver how to reach him and what he does that day [O-078]', async () => {
    const [kuski] = (await load(1)).keikkaData.kuskit;
    expect(kuski).toEqual({
      ...keikkaKuski({ personId: person.driver }),
      personEmail: `henkilo${person.driver}@keikka.example`,
      m3: expect.any(Number),
      keikkaCount: expect.any(Number),
      keikkaMinutes: expect.any(Number),
      isExplicitAssignment: expect.any(Boolean),
    });
    // Orders 1, 3, 7 and 8 are that day's with a vehicle.
    expect(kuski).toMatchObject({ m3: 3 * 45.5 + 7.5, keikkaCount: 4, keikkaMinutes: 480 });
  });

  it('says that its way is an estimate as long as it is known as such (R-01a)', async () => {
    expect((await load(1)).isMatkaArvio).toBe(false);
    await service.dataSource.query(
      `insert into matka (sijainti_id, tyomaa_lat, tyomaa_lng, sijainti_lat, sijainti_lng, matka_m, matka_aika, entry_time,
         is_arvio, lahde)
       select f.betoni_sijainti_id, round(w.tyomaa_lat * 10000), round(w.tyomaa_lng * 10000), 0, 0, f.betoni_matka_m,
         f.betoni_matka_aika, now(), true, 'arvio'
       from keikka_tehdas f join keikka_tyomaa w using (keikka_id) where keikka_id = 1`,
    );
    expect((await load(1)).isMatkaArvio).toBe(true);
    await service.dataSource.query('update matka set is_arvio = false');
    expect((await load(1)).isMatkaArvio).toBe(false);
  });

  it('has every flag of an order [O-075]', async () => {
    const { keikkaData } = await load(1);
    const flags = [
      ...(['isStepLogAccepted', 'isLaskutusSet', 'isToimitusSet', 'isBetoniSuoraLaskutus'] as const),
      ...(['isPumppuSuoraLaskutus', 'hasBetoni', 'hasPumppu', 'hasLattia', 'hasToimitus'] as const),
      ...(['toimitusToimitettu', 'betonitiedotLahetetty', 'tilausvahvistusLahetetty'] as const),
    ];
    for (const flag of flags)
      expect([flag, [true, false, 0, 1]]).toEqual([flag, expect.arrayContaining([keikkaData[flag]])]);
  });

  it('sums the amounts of the lines [O-080]', async () => {
    expect((await load(7)).keikkaData.m3).toBe(7.5);
  });

  it('answers an order without vehicle and concrete', async () => {
    const { keikkaData, vehicleData } = await load(6);
    expect(keikkaData).toMatchObject({ vehicleId: null, m3: 0, betonit: [] });
    expect(vehicleData).toBeNull();
  });

  it('lets a writer of the site edit its drafts and only read what was sent (C-77) [O-138] [O-139]', async () => {
    expect((await load(8, actors.competitor)).access).toMatchObject({ read: true, edit: true });
    expect((await load(1, actors.competitor)).access).toMatchObject({ read: true, edit: false });
  });

  it('leaves a mere reader’s order as it is and moves a planner’s on (A-3) [O-107]', async () => {
    expect((await load(2, actors.sourceStaff)).keikkaData.keikkaTilaId).toBe(4);
    expect(await tilaOf(2)).toBe(5);
    expect(await tilaOf(2)).toBe(5);
    expect(await logOf(2)).toEqual([[30, 'UPDATE TO TOIMITUS MENEILLÄÄN', null]]);
  });

  it('makes one change and one step log however many load at once (C-63, A-3) [O-108]', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => tilaOf(3)));
    expect(new Set(answers)).toEqual(new Set([9]));
    expect(await logOf(3)).toEqual([[21, 'Tilaus toimitettu (woia)', null]]);
    const events = (await service.events('order.keikka.changed.v1')).filter(({ keikkaId }) => keikkaId === 3);
    expect(events.map(({ row }) => row?.keikkaTilaId)).toEqual([9]);
    const history = await service.dataSource.query(
      `select field_name, old_value, new_value, varmenne, person_id from change_history where entity_id = 3`,
    );
    expect(history).toEqual([
      { field_name: 'keikkaTilaId', old_value: 4, new_value: 9, varmenne: 1, person_id: null },
    ]);
    expect((await load(3)).keikkaData.varmenne).toBe(1);
  });

  it('leaves an order that has not begun [O-107]', async () => {
    expect(await tilaOf(5)).toBe(4);
    expect(await logOf(5)).toEqual([]);
  });
});
