import { actor } from '@keikka/builders';
import {
  keikkaBetoniCalls,
  keikkaCalls,
  orderMessages,
  type Actor,
  type KeikkaMove,
  type KeikkaSave,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder, vehicle } from './order-company.js';

const atPortal = (personId: number, asiakasId: number, keikkaIds?: number[]): Actor =>
  actor({ kind: 'embed', personId, asiakasId, settingTypes: [], keikkaIds });

/** The customer's contact, who may write for the customer: signed in, and before the customer's own portal. */
const writer = actors.customerContact;
const portal = atPortal(person.customerContact, company.customer);

describe('a draft of who may write it and not plan it', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        ...[1, 2, 3].map((id) => keikka(id, { keikkaTilaId: 1 })),
        keikka(4, { keikkaTilaId: 2 }),
        keikka(5, { keikkaTilaId: 1 }),
        keikka(6, { keikkaTilaId: 1, asiakasId: company.stranger }),
      ],
      auths: [{ kind: 'asiakas', id: company.customer, personId: person.customerContact, level: 'write' }],
    });
    await service.dataSource.query('update keikka set is_locked = true where keikka_id = 5');
  });
  afterAll(() => service.stop());

  const move = (of: KeikkaMove, by: Actor) => service.ask(orderMessages.keikkaMove, of, by);
  const save = (of: KeikkaSave, by: Actor) => service.ask(orderMessages.keikkaSave, of, by);
  const refused = { code: 'KEIKKA.NO_ACCESS' };
  const later = '2025-11-20T09:00:00.000Z';

  it.each([
    ['signed in', 1, writer],
    ['before a portal', 2, portal],
  ])('is timed, written and sent by a writer %s (R-85, R-86) [O-139] [O-241]', async (_, keikkaId, by) => {
    expect(await move({ keikkaId, pumppuAika: later, pumppuKesto: 90 }, by)).toMatchObject({
      pumppuAika: later,
      pumppuKesto: 90,
    });
    const { keikkaData } = await save({ keikkaId, keikkaComment: 'Portti B' }, by);
    expect(keikkaData.keikkaComment).toBe('Portti B');
    const line = await service.ask(keikkaBetoniCalls.make, { keikkaId, m3: 12 }, by);
    expect(line.betonit).toHaveLength(3);
    expect(await service.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId: 2 }, by)).toMatchObject({
      keikkaTilaId: 2,
    });
    // Sent is sent.
    await expect(save({ keikkaId, keikkaComment: 'Portti C' }, by)).rejects.toMatchObject(refused);
    await expect(move({ keikkaId, pumppuAika: later }, by)).rejects.toMatchObject(refused);
  });

  it('keeps its place on the board: vehicle and drivers are the planners’', async () => {
    for (const by of [writer, portal]) {
      for (const change of [{ vehicleId: vehicle.p2 }, { personIds: [] }])
        await expect(move({ keikkaId: 3, pumppuAika: later, ...change }, by)).rejects.toMatchObject(refused);
    }
  });

  it.each([
    ['sent', 4],
    ['locked', 5],
    ['another customer’s', 6],
  ])('is shut when it is %s', async (_, keikkaId) => {
    for (const by of [writer, portal]) {
      await expect(move({ keikkaId, pumppuAika: later }, by)).rejects.toMatchObject(refused);
      await expect(save({ keikkaId, keikkaComment: 'Portti B' }, by)).rejects.toMatchObject(refused);
    }
  });

  it('is shut to a portal whose token names other orders, or says of nobody', async () => {
    for (const by of [
      atPortal(person.customerContact, company.customer, [1, 2]),
      atPortal(0, company.customer, [3]),
      atPortal(0, company.customer),
    ])
      await expect(save({ keikkaId: 3, keikkaComment: 'Portti B' }, by)).rejects.toMatchObject({
        code: expect.stringMatching(/^(AUTH\.FORBIDDEN|KEIKKA\.NO_ACCESS)$/) as string,
      });
  });

  it('names the portal’s person in its history', async () => {
    await save({ keikkaId: 3, keikkaComment: 'Portti D' }, { ...portal, personName: 'Minna Koskinen' });
    const rows = await service.dataSource.query<{ name: string }[]>(
      `select person_name as name from change_history where entity_type = 'keikka' and entity_id = 3`,
    );
    expect(rows).toEqual([{ name: 'Minna Koskinen' }]);
  });

  it('of which the suppliers and who is invoiced stay as agreed with its owner', async () => {
    for (const change of [
      { betoniAsiakasId: company.customer },
      { pumppuAsiakasId: company.customer },
      { isPumppuSuoraLaskutus: true },
    ])
      for (const by of [writer, portal])
        await expect(save({ keikkaId: 3, ...change }, by)).rejects.toMatchObject(refused);
  });
});
