import { anonymousActor, gridMessages } from '@keikka/contracts';
import { projectionMigrations } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import {
  day,
  handler,
  OWN,
  palkki,
  PARTNER,
  partnerHandler,
  serviceActor,
  startGrid,
} from '../test/grid-company.js';
import { migrations } from './migrations/index.js';
import { Palkki } from './palkki/palkki.entity.js';
import { stateFields } from './palkki/palkki.rules.js';
import { PalkkiType } from './palkki-type/palkki-type.entity.js';

describe('the grid service', () => {
  let grid: StartedService;

  beforeAll(async () => {
    grid = await startGrid();
  });
  afterAll(() => grid.stop());

  it('has tables that are what its entities say', async () => {
    expect(await grid.drift()).toEqual([]);
  });

  it('has a column for every declared field of a palkki', () => {
    expect(grid.fieldFaults({ entity: Palkki, fields: stateFields })).toEqual([]);
  });

  it('lists the system palkki types without a sign-in, by sortNo [G-108 G-110 G-218]', async () => {
    const types = await grid.ask(gridMessages.palkkiTypeList, { asiakasId: OWN }, anonymousActor);
    expect(types.map((type) => type.grid_palkkiTypeId)).toEqual([4, 2, 5, 12, 14, 13, 15, 16, 8, 9, 11]);
    expect(types[0]).toEqual({
      grid_palkkiTypeId: 4,
      grid_palkkiType: 'kommentti',
      grid_palkkiTypeDescription: 'Vapaa kommentti ajoneuvon päivään',
      ownerAsiakasId: 0,
      vehicleAvailable: true,
      showInReport: true,
      showReportKlo: true,
      reportStyle: '',
      readOnly: false,
      sortNo: 10,
    });
  });

  it("adds a company's own palkki types for that company only [G-108]", async () => {
    const type = { grid_palkkiType: 'pesu', ownerAsiakasId: OWN, sortNo: 15 };
    const { identifiers } = await grid.dataSource.manager.insert(PalkkiType, type);
    const grid_palkkiTypeId = identifiers[0]!.grid_palkkiTypeId as number;
    const idsFor = async (asiakasId: number) =>
      (await grid.ask(gridMessages.palkkiTypeList, { asiakasId }, anonymousActor)).map(
        (row) => row.grid_palkkiTypeId,
      );
    expect((await idsFor(OWN))[1]).toBe(grid_palkkiTypeId);
    expect(await idsFor(PARTNER)).not.toContain(grid_palkkiTypeId);
    const byPartner = palkki({ vehicleId: 2, grid_palkkiTypeId });
    await expect(grid.ask(gridMessages.palkkiSave, byPartner, partnerHandler)).rejects.toMatchObject({
      code: 'PALKKI.UNKNOWN_TYPE',
    });
    expect(await grid.ask(gridMessages.palkkiSave, byPartner, handler)).toMatchObject({
      grid_palkkiType: 'pesu',
    });
  });

  it('takes demo palkit in with their ids and goes on counting after them', async () => {
    const { timeStart, timeEnd } = palkki();
    const demo = {
      vehicleId: 1,
      ownerAsiakasId: OWN,
      grid_palkkiTypeId: 5,
      timeStart,
      timeEnd,
      keikkaComment: '',
    };
    const palkit = [{ ...demo, palkkiId: 5_000, visibleTo: [PARTNER] }];
    expect(await grid.ask(gridMessages.demoLoad, { palkit }, serviceActor)).toEqual({ loaded: 1 });
    const seen = await grid.ask(gridMessages.palkkiList, { ...day, sourceAsiakasId: 0 }, partnerHandler);
    expect(seen.map(({ palkkiId }) => palkkiId)).toEqual([5_000]);
    expect((await grid.ask(gridMessages.palkkiSave, palkki(), handler)).palkkiId).toBe(5_001);
    await expect(grid.ask(gridMessages.demoLoad, {}, handler)).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
  });

  it('can go back to the schema before each migration', async () => {
    for (const _ of [...projectionMigrations, ...migrations]) await grid.dataSource.undoLastMigration();
    await grid.dataSource.runMigrations();
    expect(await grid.drift()).toEqual([]);
  });
});
