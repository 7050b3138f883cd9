import { orderMessages } from '@keikka/contracts';
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
