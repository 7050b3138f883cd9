import { personProjection } from '@keikka/builders';
import { gridMessages, staffMessages, type StaffSnapshot } from '@keikka/contracts';
import {
  applyProjection,
  AsiakasProjectionRow,
  encodeReply,
  PersonProjectionRow,
  VehicleProjectionRow,
} from '@keikka/server';
import { StartedService } from '@keikka/server/testing';
import { eventually } from '@keikka/testing';
import { handler, OWN, palkki, PARTNER, RIVAL, vehicle } from '../test/grid-company.js';
import { GridModule } from './grid.module.js';
import { gridPersistence } from './grid.persistence.js';

const person = (personId: number, asiakasId: number | null) => personProjection({ personId, asiakasId });

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

  const saveOn = (vehicleId: number) => grid.ask(gridMessages.palkkiSave, palkki({ vehicleId }), handler);

  it('is loaded as soon as staff answers, however late, and forgets what staff does not know', async () => {
    await applyProjection(grid.dataSource.manager, VehicleProjectionRow, [vehicle(9, OWN)]);
    await expect(saveOn(1)).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
    const snapshot: StaffSnapshot = { asiakkaat: [], persons: [], vehicles: [vehicle(1, OWN)] };
    grid.nats.subscribe(staffMessages.snapshot.subject, {
      callback: (_, request) => void request.respond(encodeReply(snapshot)),
    });
    await eventually(() => saveOn(1));
    await expect(saveOn(9)).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
  });

  it('follows what staff saves later', async () => {
    await expect(saveOn(2)).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
    await grid.emit('staff.vehicle.saved.v1', vehicle(2, PARTNER, [OWN]));
    await eventually(() => saveOn(2));
  });

  it('follows the name of a company, and tells that it may be on the board of any company with persons', async () => {
    const named = {
      asiakasId: 11,
      asiakasNimi: 'Uusi nimi Oy',
      ytunnus: '',
      colorCode: '',
      email: '',
      phone: '',
    };
    await applyProjection(grid.dataSource.manager, PersonProjectionRow, [
      person(10, OWN),
      person(11, OWN),
      person(20, PARTNER),
      { ...person(30, RIVAL), removed: true },
      person(40, null),
    ]);
    await grid.emit('staff.asiakas.saved.v1', { ...named, rev: 1 });
    await eventually(async () =>
      expect(await grid.events('projection.followed.v1')).toContainEqual({ asiakasIds: [OWN, PARTNER] }),
    );
    expect(await grid.dataSource.manager.findOneBy(AsiakasProjectionRow, { asiakasId: 11 })).toMatchObject(
      named,
    );
  });

  it('loses the company whose link was revoked, and tells whose boards that concerns', async () => {
    await grid.emit('staff.vehicle.saved.v1', { ...vehicle(2, PARTNER), rev: 2 });
    await eventually(() => expect(saveOn(2)).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' }));
    expect((await grid.events('projection.followed.v1')).at(-1)).toEqual({ asiakasIds: [PARTNER, OWN] });
  });
});
