import type { SavedBetonit } from '@keikka/contracts';
import { LimutusOrders, refusal } from './limutus-orders.js';
import { actors } from './order-company.js';

const confirmed = ['LIMUTUS.CONFIRMED', 'Limutus ei ole mahdollista vahvistetulle betonille'];
const raeKoko = ['LIMUTUS.RAE_KOKO', 'Limutus on mahdollista vain 16mm tai 32mm raekokoiselle betonille'];
const tooLittle = ['LIMUTUS.TOO_LITTLE', 'Betonimäärän täytyy olla vähintään 1m³ limutusta varten'];
const hasPrimer = ['LIMUTUS.HAS_PRIMER', 'Limubetoni on jo luotu tälle betonille'];
const forbidden = ['LIMUTUS.FORBIDDEN', 'Ei oikeuksia muokata betonin tietoja'];
const noAccess = ['KEIKKA.NO_ACCESS', 'Ei pääsyä tilaukselle.'];
const invalid = (...errors: string[]) => ['LIMUTUS.INVALID', `Validointi epäonnistui: ${errors.join(', ')}`];
const needsAdmin = '. Jatkaminen vaatii pääkäyttäjän oikeuden ohittaa varoitukset';
const warning = (left: string, needs = needsAdmin) => [
  'LIMUTUS.WARNINGS',
  `1 varoitus: Jäljelle jää ${left}\u00a0m³ (suositus vähintään 0,5\u00a0m³)${needs}`,
];

describe('the limutus of a line', () => {
  let orders: LimutusOrders;

  beforeAll(async () => {
    orders = await LimutusOrders.start(60);
  });
  afterAll(() => orders.stop());

  it('splits a primer of 1 m3 and 8 mm off it, in one change, and keeps the sum [O-141]', async () => {
    const line = await orders.next(`m3 = 5, hinta_value = 128.4, hinta_muistiinpanot = 'Sovittu'`);
    const before = await orders.order();
    const answer = await orders.make(line, { varmenne: before.varmenne });
    expect(answer).toMatchObject({ m3: before.m3, varmenne: before.varmenne + 1 });
    expect(await orders.amounts()).toEqual([4, 1, 7]);
    expect(answer.betoni).toMatchObject({ m3: 1, raeKokoId: 4, betoniString: 'C30/37 #8 S3 XC3, XC4' });
    const [source, primer] = await orders.lines(actors.invoicer);
    expect(source).toMatchObject({ m3: 4, hinta_value: '128.4', hinta_muistiinpanot: 'Sovittu' });
    expect(primer).toMatchObject({
      ...{ keikkaBetoniId: answer.keikkaBetoniId, m3: 1, raeKokoId: 4, laatuId: line.laatuId },
      ...{ hinta_value: null, hinta_muistiinpanot: 'Limu', betoniVahvistettu: null },
    });
    const history = await orders.sql(
      `select field_name as name, varmenne from change_history where entity_id = $1 order by field_name`,
      [orders.keikkaId],
    );
    expect(history).toEqual([
      { name: `betonit/${line.keikkaBetoniId}/m3`, varmenne: answer.varmenne },
      { name: `betonit/${answer.keikkaBetoniId}`, varmenne: answer.varmenne },
    ]);
    const events = await orders.service.events('order.keikka.changed.v1');
    expect(events.filter(({ keikkaId }) => keikkaId === orders.keikkaId)).toHaveLength(1);
  });

  it('tells no price to who may not see it, but which line is the primer (R-89)', async () => {
    const line = await orders.next(`hinta_value = 128.4`);
    const answer = await orders.make(line);
    expect(JSON.stringify(answer)).not.toMatch(/hinta_value|128/);
    expect(answer.betoni?.hinta_muistiinpanot).toBe('Limu');
  });

  it.each<[string, string, unknown]>([
    ['confirmed', 'betoni_vahvistettu = true', confirmed],
    ['refused by the factory', 'betoni_vahvistettu = false', 'none'],
    ['of 16 mm', 'rae_koko_id = 1', 'none'],
    ['of 32 mm', 'rae_koko_id = 3', 'none'],
    ['of 12 mm', 'rae_koko_id = 2', raeKoko],
    ['of 8 mm', 'rae_koko_id = 4', raeKoko],
    ['of no grain size', 'rae_koko_id = null', raeKoko],
    ['of 0.99 m3', 'm3 = 0.99', tooLittle],
    ['of 0 m3', 'm3 = 0', tooLittle],
    ['of 1 m3', 'm3 = 1', warning('0')],
    ['of 1.49 m3', 'm3 = 1.49', warning('0,49')],
    ['of 1.5 m3', 'm3 = 1.5', 'none'],
    ['of 100 m3', 'm3 = 100', 'none'],
    ['of 100.01 m3', 'm3 = 100.01', invalid('Määrä saa olla enintään 100\u00a0m³')],
    ['delivered', 'toimitettu_m3 = 0.01', invalid('Betonirivi on jo toimitettu')],
    ['delivered as 0', 'toimitettu_m3 = 0', 'none'],
  ])(
    'of a line that is %s (%s): %j [O-174] [O-175] [O-176] [O-182] [O-183] [O-184]',
    async (_, columns, expected) => {
      const line = await orders.next(columns);
      const before = await orders.written();
      expect(await refusal(orders.make(line))).toEqual(expected);
      if (expected !== 'none') expect(await orders.written()).toEqual(before);
    },
  );

  it.each<[string, unknown]>([
    ['keikka_tila_id = 8', invalid('Tilaus on peruttu')],
    ['keikka_tila_id = 10', invalid('Tilaus on poistettu')],
    ['keikka_tila_id = 9', 'none'],
    ['is_locked = true', forbidden],
  ])('of an order with %s: %j [O-184] [O-178]', async (columns, expected) => {
    const line = await orders.next();
    await orders.setOrder(columns);
    expect(await refusal(orders.make(line))).toEqual(expected);
  });

  it('tells of everything that is wrong at once [O-185]', async () => {
    const line = await orders.next('m3 = 100.01, toimitettu_m3 = 5');
    await orders.setOrder('keikka_tila_id = 8');
    const texts = ['Määrä saa olla enintään 100\u00a0m³', 'Betonirivi on jo toimitettu', 'Tilaus on peruttu'];
    expect(await refusal(orders.make(line, { override: true }, actors.keikkaAdmin))).toEqual(
      invalid(...texts),
    );
  });

  it.each(['Limu', ' limu '])('of an order that has a primer noted %j: refused [O-177]', async (note) => {
    const line = await orders.next();
    const [, other] = await orders.lines();
    await orders.set(other?.keikkaBetoniId ?? 0, `hinta_muistiinpanot = '${note}'`);
    expect(await refusal(orders.make(line))).toEqual(hasPrimer);
  });

  it('refuses for the first reason in the printed order, a missing right last [O-178]', async () => {
    const { keikkaBetoniId, ...line } = await orders.next(
      `betoni_vahvistettu = true, rae_koko_id = 4, m3 = 0.5, hinta_muistiinpanot = 'Limu'`,
    );
    const driver = () => refusal(orders.make({ ...line, keikkaBetoniId }, {}, actors.driver));
    const reasons: unknown[] = [await driver()];
    for (const fixed of [
      'betoni_vahvistettu = null',
      'rae_koko_id = 3',
      'm3 = 8',
      `hinta_muistiinpanot = ''`,
    ]) {
      await orders.set(keikkaBetoniId, fixed);
      reasons.push(await driver());
    }
    expect(reasons).toEqual([confirmed, raeKoko, tooLittle, hasPrimer, forbidden]);
  });

  it('is only for who may edit the order, and tells other companies nothing of its lines', async () => {
    const line = await orders.next('betoni_vahvistettu = true');
    for (const actor of [actors.competitor, actors.sourceStaff, actors.stranger, actors.customerContact])
      expect(await refusal(orders.make(line, {}, actor))).toEqual(noAccess);
    const refused = await refusal(orders.make(line, {}, actors.portal));
    expect(refused[0]).toBe('AUTH.FORBIDDEN');
    const elsewhere = orders.make(line, { keikkaId: 1 });
    expect((await refusal(elsewhere))[0]).toBe('BETONI.NOT_FOUND');
    const nowhere = orders.make(line, { keikkaId: 999_999 });
    expect((await refusal(nowhere))[0]).toBe('KEIKKA.NOT_FOUND');
  });

  it('goes on despite warnings for an admin who says so, and for nobody else [O-183]', async () => {
    const line = await orders.next('m3 = 1');
    expect(await refusal(orders.make(line, { override: true }))).toEqual(warning('0'));
    await expect(orders.make(line, {}, actors.keikkaAdmin)).rejects.toMatchObject({
      code: 'LIMUTUS.WARNINGS',
      details: { count: 1, canOverride: true, text: warning('0', '')[1] },
    });
    await orders.make(line, { override: true }, actors.keikkaAdmin);
    expect(await orders.amounts()).toEqual([0, 1, 7]);
  });

  it('of an amount with decimals leaves no noise of binary numbers', async () => {
    const line = await orders.next('m3 = 8.2');
    const { m3 } = await orders.make(line);
    expect([m3, ...(await orders.amounts())]).toEqual([15.2, 7.2, 1, 7]);
  });

  it('upon an older version is refused when the amount is another by now', async () => {
    const line = await orders.next();
    const { varmenne } = await orders.order();
    const change = (column: string, value: unknown) =>
      orders.sql(
        `with k as (update keikka set varmenne = varmenne + 1 where keikka_id = $1 returning varmenne)
         insert into change_history (entity_type, entity_id, owner_asiakas_id, varmenne, change_type, field_name,
           old_value, new_value, correlation_id, timestamp)
         select 'keikka', $1, 1, varmenne, 'UPDATE', $2, '1', $3::jsonb, 'test', now() from k`,
        [orders.keikkaId, `betonit/${line.keikkaBetoniId}/${column}`, JSON.stringify(value)],
      );
    await change('m3', 12);
    expect((await refusal(orders.make(line, { varmenne })))[0]).toBe('CHANGE.OUTDATED');
    await change('betoniComment', 'Hissikuilu');
    expect(await refusal(orders.make(line, { varmenne: varmenne + 1 }))).toBe('none');
  });

  it('is made once, however many ask for it at once [O-177]', async () => {
    const line = await orders.next();
    const [, other] = await orders.lines();
    const ended = await Promise.all([line, other ?? line, line].map((one) => refusal(orders.make(one))));
    expect(ended.filter((one) => one === 'none')).toHaveLength(1);
    expect(ended.filter((one) => one !== 'none')).toEqual([hasPrimer, hasPrimer]);
    expect(await orders.lines()).toHaveLength(3);
  });

  it('is made once for one key, and answers the same again [O-144]', async () => {
    const line = await orders.next();
    const ask = (): Promise<SavedBetonit> => orders.make(line, {}, actors.handler, 'limutus-1');
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(await ask()).toEqual(first);
    expect(await orders.amounts()).toEqual([11, 1, 7]);
  });
});
