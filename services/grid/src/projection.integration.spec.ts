import { gridMessages, staffMessages, type StaffSnapshot } from '@keikka/contracts';
import { encodeReply } from '@keikka/server';
import { StartedService } from '@keikka/server/testing';
import { eventually } from '@keikka/testing';
import { bar, handler, own, partner, vehicle } from '../test/grid-company.js';
import { GridModule } from './grid.module.js';
import { gridPersistence } from './grid.persistence.js';

describe("the grid's projection of staff", () => {
  let grid: StartedService;

  beforeAll(async () => {
    grid = await StartedService.start({
      name: 'grid',
      persistence: gridPersistence,
      from: (env) => GridModule.from(env),
    });
  });
  afterAll(() => grid.stop());

  const saveOn = (vehicleId: number) => grid.ask(gridMessages.palkkiSave, bar({ vehicleId }), handler);

  it('is loaded as soon as staff answers, however late', async () => {
    await expect(saveOn(1)).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
    const snapshot: StaffSnapshot = { asiakkaat: [], persons: [], vehicles: [vehicle(1, own)] };
    grid.nats.subscribe(staffMessages.snapshot.subject, {
      callback: (_, request) => void request.respond(encodeReply(snapshot)),
    });
    await eventually(() => saveOn(1));
  });

  it('follows what staff saves later', async () => {
    await expect(saveOn(2)).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
    await grid.emit('staff.vehicle.saved.v1', vehicle(2, partner, [own]));
    await eventually(() => saveOn(2));
  });
});
