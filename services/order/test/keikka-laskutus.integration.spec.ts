import { orderMessages, type Actor, type EventMap } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { eventually } from '@keikka/testing';
import { actors, company, keikka, person, startOrder } from './order-company.js';

describe('an order whose invoice gets another status', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({ keikat: [keikka(1), keikka(2)] });
  });
  afterAll(() => service.stop());

  const read = async (keikkaId: number) =>
    (await service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actors.handler)).keikkaData;
  const messages = (keikkaIds: number[]) =>
    service.ask(orderMessages.stepLogListByKeikkas, { keikkaIds }, actors.handler);
  const changed = (keikkaId: number, tila?: { nimi: string; personId: number }) =>
    service.emit('invoicing.lasku.changed.v1', {
      keikkaLaskuId: 7,
      keikkaId,
      laskuttajaAsiakasId: company.own,
      ...(tila && { tila }),
    });

  it('says so in its step log and has its invoicing set, with the token it had [I-054]', async () => {
    const before = await read(1);
    // Other changes of an invoice, and invoices of orders that are gone, leave nothing.
    await changed(2);
    await changed(999_999, { nimi: 'Valmis', personId: person.handler });
    await changed(1, { nimi: 'Valmis', personId: person.handler });
    await eventually(async () => expect((await read(1)).isLaskutusSet).toBe(true));
    expect(before.isLaskutusSet).toBe(false);
    expect((await read(1)).varmenne).toBe(before.varmenne);
    expect(await messages([1, 2])).toMatchObject([
      {
        keikkaId: 1,
        stepLogTypeId: 30,
        message: 'Laskutustila muutettu: Valmis',
        entryByPersonId: person.handler,
      },
    ]);
    expect((await read(2)).isLaskutusSet).toBe(false);
  });
});

describe('an order with invoices', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [1, 2, 3, 4, 5].map((keikkaId) => keikka(keikkaId)),
      laskut: [
        { keikkaLaskuId: 90, keikkaId: 5, laskuttajaAsiakasId: company.own, statusName: 'Odottaa' },
        { keikkaLaskuId: 91, keikkaId: 4, laskuttajaAsiakasId: company.own, statusName: 'Laskutettu' },
      ],
    });
  });
  afterAll(() => service.stop());

  const roleManager: Actor = { ...actors.handler, settingTypes: [settingType.roleManager] };
  const read = async (keikkaId: number, actor = roleManager) =>
    (await service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actor)).keikkaData;
  const changed = (
    keikkaId: number,
    changes: Partial<EventMap['invoicing.lasku.changed.v1']> = {},
  ): Promise<void> =>
    service.emit('invoicing.lasku.changed.v1', {
      keikkaLaskuId: 7,
      keikkaId,
      laskuttajaAsiakasId: company.own,
      statusName: 'Odottaa',
      varmenne: 1,
      ...changes,
    });
  /** Events are handled in their order: once the marker's order has its invoice, those before it are done. */
  const handled = async (keikkaLaskuId: number): Promise<void> => {
    await changed(3, { keikkaLaskuId });
    await eventually(async () =>
      expect((await read(3)).laskut).toContainEqual({ keikkaLaskuId, statusName: 'Odottaa' }),
    );
  };

  it('names them in the order they were made, with the status each has now [O-021]', async () => {
    await changed(1, { keikkaLaskuId: 8 });
    await changed(1);
    await changed(1, { statusName: 'Valmis', varmenne: 3 });
    // What comes late or again changes nothing, nor does an event of a release that told no status.
    await changed(1, { statusName: 'Odottaa', varmenne: 2 });
    await changed(1, { statusName: 'Valmis', varmenne: 3 });
    await service.emit('invoicing.lasku.changed.v1', {
      keikkaLaskuId: 9,
      keikkaId: 1,
      laskuttajaAsiakasId: company.own,
    });
    await handled(100);
    expect((await read(1)).laskut).toEqual([
      { keikkaLaskuId: 7, statusName: 'Valmis' },
      { keikkaLaskuId: 8, statusName: 'Odottaa' },
    ]);
  });

  it('does not name one that was deleted, though an older event comes after', async () => {
    await changed(2, { keikkaLaskuId: 20, varmenne: 1 });
    await changed(2, { keikkaLaskuId: 20, varmenne: 3, isDeleted: true });
    await changed(2, { keikkaLaskuId: 20, varmenne: 2, statusName: 'Valmis' });
    await handled(101);
    expect((await read(2)).laskut).toEqual([]);
  });

  it('tells those who look at it once for each change, and not of rows alone', async () => {
    const told = async () =>
      (await service.events('order.keikka.changed.v1')).filter(({ keikkaId }) => keikkaId === 4).length;
    const before = await told();
    await changed(4, { keikkaLaskuId: 40 });
    await changed(4, { keikkaLaskuId: 40 });
    await changed(4, { keikkaLaskuId: 40, varmenne: 2, statusName: 'Valmis' });
    await handled(102);
    expect((await told()) - before).toBe(2);
    // The board marks it, as its invoicing is set.
    const rows = await service.events('order.keikka.changed.v1');
    expect(rows.findLast(({ keikkaId }) => keikkaId === 4)?.row?.isLaskutusSet).toBe(true);
  });

  it('names them to invoicers and role managers of the company that sends them, and to nobody else [O-021]', async () => {
    const laskut = [{ keikkaLaskuId: 90, statusName: 'Odottaa' }];
    expect((await read(5)).laskut).toEqual(laskut);
    expect((await read(5, actors.invoicer)).laskut).toEqual(laskut);
    const source = { ...actors.sourceStaff, settingTypes: [settingType.laskuAdmin, settingType.roleManager] };
    for (const actor of [actors.handler, actors.keikkaAdmin, actors.driver, actors.portal, source])
      expect((await read(5, actor)).laskut).toEqual([]);
  });

  it('of the demo has its invoicing set once an invoice of it left the first status', async () => {
    expect([(await read(4)).isLaskutusSet, (await read(5)).isLaskutusSet]).toEqual([true, false]);
  });
});
