import { actor, at, DAY, palkkiSave, personProjection, vehicleProjection } from '@keikka/builders';
import {
  asiakasCalls,
  noLinkSettings,
  orderMessages,
  serviceActor,
  staffMessages,
  type PalkkiSave,
  type VehicleProjection,
} from '@keikka/contracts';
import {
  applyProjection,
  AsiakasProjectionRow,
  PersonProjectionRow,
  VehicleProjectionRow,
} from '@keikka/server';
import { answerAs, StartedService } from '@keikka/server/testing';
import { GridModule } from '../src/grid.module.js';
import { gridPersistence } from '../src/grid.persistence.js';

/** Company 1 plans its own vehicle 1 and company 2's vehicle 2; vehicle 3 is company 3's. */
export const OWN = 1;
export const PARTNER = 2;
export const RIVAL = 3;

const person = (asiakasId: number, ...settingTypes: number[]) =>
  actor({ personId: 10 * asiakasId, asiakasId, settingTypes });

export const handler = person(OWN, 9, 11);
export const admin = person(OWN, 2, 9);
export const driver = person(OWN, 8, 9);
export const partnerHandler = person(PARTNER, 11);
export const rivalHandler = person(RIVAL, 11);
export { serviceActor };

export const vehicle = (vehicleId: number, asiakasId: number, plannedBy: number[] = []): VehicleProjection =>
  vehicleProjection({ vehicleId, asiakasId, plannedBy });

/** What the other services know: order 7 is open to company 1, order 8 to others; 20 is its source customer. */
export const known = { keikka: 7, closedKeikka: 8, source: 20, stranger: 21 } as const;

/** Company 1's persons besides its handler (10), by who they are on every day, and a driver of the partner. */
export const persons = { driver: 11, other: 12, away: 13, office: 14, left: 15, partners: 21 } as const;

/** The day palkit are made on: 20.11.2026 in Helsinki, two hours ahead of UTC. */
export const day = {
  start: '2026-11-19T22:00:00.000Z',
  end: '2026-11-20T21:59:59.999Z',
  yyyymmdd: DAY,
};

export const palkki = (changes: Partial<PalkkiSave> = {}): PalkkiSave =>
  palkkiSave({
    vehicleId: 1,
    timeStart: at('7:00'),
    timeEnd: at('16:00'),
    keikkaComment: 'Huolto *red',
    ...changes,
  });

export async function startGrid(): Promise<StartedService> {
  const grid = await StartedService.start({
    name: 'grid',
    persistence: gridPersistence,
    from: (env) => GridModule.from(env),
  });
  const { manager } = grid.dataSource;
  await applyProjection(manager, VehicleProjectionRow, [
    vehicle(1, OWN),
    vehicle(2, PARTNER, [OWN]),
    vehicle(3, RIVAL),
  ]);
  await applyProjection(
    manager,
    AsiakasProjectionRow,
    [OWN, PARTNER, RIVAL, known.source].map((asiakasId) => ({
      asiakasId,
      asiakasNimi: `Yritys ${asiakasId} Oy`,
      ytunnus: '',
      colorCode: '',
      email: '',
      phone: '',
      rev: 1,
    })),
  );
  await applyProjection(manager, PersonProjectionRow, [
    personProjection({ personId: 10 }),
    ...Object.values(persons).map((personId) =>
      personProjection({
        personId,
        asiakasId: personId === persons.partners ? PARTNER : OWN,
        personLastName: `Kuski ${personId}`,
        removed: personId === persons.left,
      }),
    ),
  ]);
  answerForOtherServices(grid.nats);
  return grid;
}

/** Order and staff as palkki references ask them. */
function answerForOtherServices(nats: StartedService['nats']): void {
  answerAs(nats, orderMessages.keikkaCheckVisible, ({ keikkaIds: [keikkaId] }) => {
    if (keikkaId === known.closedKeikka) return 'KEIKKA.NO_ACCESS';
    return keikkaId === known.keikka ? { visible: true, ownerAsiakasIds: [OWN] } : 'KEIKKA.NOT_FOUND';
  });
  answerAs(nats, staffMessages.kuskiDrives, ({ personId }) => ({
    drives: personId !== persons.office,
    pois: personId === persons.away,
  }));
  answerAs(nats, asiakasCalls.get, ({ asiakasId }) =>
    asiakasId === PARTNER
      ? { asiakasId, asiakasNimi: 'Kumppani Oy', ytunnus: '', colorCode: '' }
      : 'ASIAKAS.NOT_FOUND',
  );
  answerAs(nats, asiakasCalls.listLinks, ({ asiakasId, typeId }) => [
    {
      asiakasAsiakasLinkId: 1,
      asiakasId,
      linkedAsiakasId: known.source,
      asiakasAsiakasLinkTypeId: typeId,
      linkedAsiakasNimi: 'Lähde Oy',
      linkedAsiakasColorCode: '',
      settings: noLinkSettings,
    },
  ]);
}
