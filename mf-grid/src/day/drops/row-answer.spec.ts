import type { DayVehicle, GridKeikka } from '@keikka/contracts';
import { at, DAY, driver, gridDay, keikka, palkki, vehicle } from '../../../test/day.builder.js';
import { answerTo, rowAnswer, type RowAnswer } from './row-answer.js';

const order = keikka('10:10', '13:40');

describe('rowAnswer', () => {
  const span = { startMs: Date.parse(at('10:15')), endMs: Date.parse(at('13:45')) };
  const answer = (target: ReturnType<typeof vehicle>) => rowAnswer(target, DAY, order, span);
  const other = (from: string, to: string) => keikka(from, to, { keikkaId: 1, tyomaaLat: 60.365 });

  it.each([
    ['a free vehicle', vehicle(15), 'free', 'vapaa, puomi sopii'],
    ['a boom too short', vehicle(15, [], { vehiclePuomi: 32 }), 'ban', 'puomi 32 < 36'],
    ['half a metre too little', vehicle(15, [], { vehiclePuomi: 35.5 }), 'ban', 'puomi 35,5 < 36'],
    ['a concrete truck', vehicle(15, [], { vehicleTypeId: 1 }), 'ban', 'ei pumppu'],
    ['a taken time', vehicle(15, [other('10:30', '16:00')]), 'ban', 'varattu 10:30–16'],
    [
      'a cancelled order there',
      vehicle(15, [{ ...other('10:30', '16:00'), keikkaTilaId: 8 }]),
      'free',
      'vapaa, puomi sopii',
    ],
    ['maintenance', vehicle(15, [palkki('0:00', '24:00', { grid_palkkiTypeId: 5 })]), 'ban', 'huollossa'],
    [
      'other work of the vehicle',
      vehicle(15, [palkki('0:00', '24:00', { grid_palkkiTypeId: 12 })]),
      'ban',
      'poissa ajosta',
    ],
    ['a remark', vehicle(15, [palkki('0:00', '24:00')]), 'free', 'vapaa, puomi sopii'],
    ['too little time to drive', vehicle(15, [other('13:55', '15:00')]), 'tight', 'ajo 25 min, väli 10'],
    ['just enough time to drive', vehicle(15, [other('14:10', '15:00')]), 'free', 'vapaa, puomi sopii'],
    [
      'a vehicle whose driver is away',
      vehicle(15, [], { dayDriver: driver(7, { pois: true }) }),
      'ban',
      'kuljettaja poissa',
    ],
    ['a vehicle out of service', vehicle(15, [], { lastDate: '20261119' }), 'ban', 'ei käytössä'],
    ['a vehicle of others', vehicle(15, [], { plannable: false }), 'ban', 'muiden auto'],
    [
      'the vehicle of others that it stands on',
      vehicle(12, [], { plannable: false }),
      'free',
      'vapaa, puomi sopii',
    ],
  ])('of %s', (_, target, kind, text) => {
    expect(answer(target)).toMatchObject({ kind, text });
  });

  it.each([
    ['what is free', vehicle(15), 'vapaa'],
    ['a boom too short', vehicle(15, [], { vehiclePuomi: 32 }), '32 < 36 m'],
    ['a taken time', vehicle(15, [other('10:30', '16:00')]), '10:30–16'],
    ['too little time to drive', vehicle(15, [other('13:55', '15:00')]), 'väli 10 min'],
  ])('says %s in few words where there is no room', (_, target, short) => {
    expect(answer(target).short).toBe(short);
  });

  it.each([
    ['a mixer on a pump', 1, null, 3, 'ban', 'ei betoniauto'],
    ['a mixer on a pumi', 1, null, 2, 'free', 'vapaa'],
    ['a mixer with a needless boom on a pumi', 1, 40, 2, 'free', 'vapaa'],
    ['a pump without an ordered boom on a mixer', 3, null, 1, 'ban', 'ei pumppu'],
    ['a pumi on a mixer', 2, 32, 1, 'ban', 'ei pumppu'],
    ['a pump on a pumi with a boom too short', 3, 40, 2, 'ban', 'puomi 36 < 40'],
  ])('to an order of %s', (_, ordered, pumppuPuomi, vehicleTypeId, kind, text) => {
    const item = { ...order, vehicleTypeId: ordered, pumppuPuomi };
    expect(rowAnswer(vehicle(15, [], { vehicleTypeId }), DAY, item, span)).toMatchObject({ kind, text });
  });

  it('says both why the vehicle does not fit and what it does at that time', () => {
    const target = vehicle(15, [other('10:30', '16:00')], { vehiclePuomi: 32 });
    expect(answer(target)).toEqual({
      kind: 'ban',
      text: 'puomi 32 < 36, varattu 10:30–16',
      short: '32 < 36 m',
    });
  });

  it('does not count the item itself as taken', () => {
    expect(answer(gridDay([vehicle(12, [order])]).ajoneuvot[0]!)).toMatchObject({
      kind: 'free',
      text: 'vapaa, puomi sopii',
    });
  });
});

describe('answerTo a driver', () => {
  const drives = (personId: number, from: string, to: string, vehicleId: number): GridKeikka =>
    keikka(from, to, {
      keikkaId: personId,
      vehicleId,
      kuskit: [{ ...driver(personId), isExplicitAssignment: true }],
    });
  const answer = (target: DayVehicle): RowAnswer =>
    answerTo(target, DAY, {
      kind: 'driver',
      driver: driver(5),
      jobs: [drives(5, '7:00', '9:00', 3)],
      vehicleId: null,
      fromVehicleId: null,
      isOff: false,
      result: { rejected: 'DRIVER.NO_TARGET' },
      pointer: { x: 0, y: 0 },
    });

  it.each([
    ['without a driver', vehicle(12, [keikka('9:00', '11:00')]), 'free', 'vapaa'],
    ['that is driven by another', vehicle(12, [drives(8, '9:00', '11:00', 12)]), 'tight', 'nyt J. Saarinen'],
    [
      'whose orders overlap those of the driver',
      vehicle(12, [keikka('8:45', '11:00')]),
      'ban',
      'varattu 7–9',
    ],
    ['that the driver drives', vehicle(3, [drives(5, '7:00', '9:00', 3)]), 'free', 'ajaa jo'],
    ['out of service', vehicle(12, [], { lastDate: '20261119' }), 'ban', 'ei käytössä'],
    ['of others', vehicle(12, [], { plannable: false }), 'ban', 'muiden auto'],
  ])('of a vehicle %s', (_, target, kind, text) => {
    expect(answer(target)).toMatchObject({ kind, text });
  });
});
