import { personProjection } from '@keikka/builders';
import { orderMessages, kuskiCalls, type PersonProjection } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { eventually } from '@keikka/testing';
import { actors, company, day, keikka, person, startOrder, vehicle } from './order-company.js';

const removed = (personId: number, asiakasId: number): PersonProjection =>
  personProjection({ personId, asiakasId, personPhone: '', personEmail: '', removed: true, rev: 2 });

describe('a person whom staff has removed', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [keikka(1), keikka(2, { vehicleId: vehicle.competitors, ownerAsiakasId: company.competitor })],
      auths: [{ kind: 'keikka', id: 2, personId: person.stranger, level: 'read' }],
    });
  });
  afterAll(() => service.stop());

  const load = (keikkaId: number, actor = actors.handler) =>
    service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actor);

  it('is given no orders to drive, while the old ones keep the name and nothing else [G-144]', async () => {
    const drop = { vehicleId: vehicle.p1, personId: person.driver, yyyymmdd: day.yyyymmdd };
    await service.emit('staff.person.saved.v1', removed(person.driver, company.own));
    await eventually(() =>
      expect(service.ask(kuskiCalls.setForVehicle, drop, actors.handler)).rejects.toMatchObject({
        code: 'PERSON.NOT_FOUND',
      }),
    );
    const { keikkaData } = await load(1);
    expect(keikkaData.kuskit).toMatchObject([
      { personId: person.driver, personLastName: 'Saarinen', personPhone: '' },
    ]);
  });

  it('has no access by a record of before [O-139]', async () => {
    expect((await load(2, actors.stranger)).access.read).toBe(true);
    await service.emit('staff.person.saved.v1', {
      ...removed(person.stranger, company.stranger),
      personEmail: 'jää@keikka.example',
    });
    await eventually(() =>
      expect(load(2, actors.stranger)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' }),
    );
  });
});
