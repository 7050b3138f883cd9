import { keikkaKuski } from '@keikka/builders';
import type { GridDay, GridItem } from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';
import { at, driver, gridDay, keikka, palkki, vehicle } from '../../../test/day.builder.js';
import { spanOf } from '../model/grid-day.js';
import { spanOnDay } from '../model/placed-item.js';
import { planMoves, planSummary, type Goal } from './move-plan.js';
import { dropBoard } from './resolve-drop.js';

const FRIDAY = '20261120';
const MONDAY = '20261123';
const OWN = 1;

const risto = { personId: 7, personFirstName: 'Risto', personLastName: 'Lehtonen' };
const monday = (from: string, to: string, overrides: object = {}): GridItem =>
  keikka(from, to, { timeStart: at(from, MONDAY), timeEnd: at(to, MONDAY), ...overrides });

const order = keikka('9:00', '11:00', { keikkaId: 4711, pumppuPuomi: 32, vehicleId: 12 });
const second = keikka('10:00', '12:00', { keikkaId: 4712, asiakasNimi: 'Toinen Oy', vehicleId: 12 });

/** The items on Monday, at their own time and on their own vehicle. */
const sameOnMonday = (item: GridItem, goal: Partial<Goal> = {}): Goal => ({
  item,
  vehicleId: item.vehicleId,
  ...spanOnDay(spanOf(item), FRIDAY, MONDAY),
  ...goal,
});

const answersOf = (day: GridDay, ...goals: Goal[]) => planMoves(day, dropBoard(day, OWN), goals);
const onMonday = (...vehicles: Parameters<typeof gridDay>) =>
  gridDay(vehicles[0], { yyyymmdd: MONDAY, ...vehicles[1] });

describe('what another day says to an order that goes there', () => {
  it('is nothing where its vehicle is free, and names the place', () => {
    const [answer] = answersOf(onMonday([vehicle(12)]), sameOnMonday(order));
    expect(answer).toMatchObject({ tone: 'free', reasons: [] });
    expect(answer?.result).toEqual({
      move: { key: 'k4711', vehicleId: 12, timeStart: at('9:00', MONDAY), timeEnd: at('11:00', MONDAY) },
    });
  });

  it.each<[string, GridDay, string, string[]]>([
    [
      'an order at the time',
      onMonday([vehicle(12, [monday('10:00', '12:30', { keikkaId: 1, asiakasNimi: 'Nordlattia Oy' })])]),
      'error',
      ['Päällekkäin 10:00–11:00 Nordlattia Oy'],
    ],
    [
      'a boom that is too short',
      onMonday([vehicle(12, [], { vehiclePuomi: 28 })]),
      'warning',
      ['Puomi 28 m, tilattu 32 m'],
    ],
    [
      'the workshop',
      onMonday([
        vehicle(12, [
          palkki('9:00', '10:00', {
            timeStart: at('8:00', MONDAY),
            timeEnd: at('10:00', MONDAY),
            grid_palkkiTypeId: 5,
            grid_palkkiType: 'huolto',
            vehicleAvailable: false,
            keikkaComment: '',
          }),
        ]),
      ]),
      'warning',
      ['Huollossa 8:00–10:00'],
    ],
    [
      'a vehicle out of service',
      onMonday([vehicle(12, [], { lastDate: '20261122' })]),
      'error',
      ['Ajoneuvo ei ole käytössä kyseisenä päivänä.'],
    ],
  ])('tells of %s', (_, day, tone, reasons) => {
    expect(answersOf(day, sameOnMonday(order))).toMatchObject([{ tone, reasons }]);
  });

  it('tells of its driver who is away or elsewhere that day', () => {
    const driven = { ...order, kuskit: [keikkaKuski(risto)] };
    const away = driver(7, { ...risto, pois: true, statusName: 'Loma', vehicleId: null });
    expect(answersOf(onMonday([vehicle(12)], { kuskit: [away] }), sameOnMonday(driven))).toMatchObject([
      { tone: 'warning', reasons: ['Lehtonen Risto, loma 23.11.'] },
    ]);
    const elsewhere = monday('10:30', '12:00', {
      keikkaId: 2,
      asiakasNimi: 'Infra Oy',
      kuskit: [keikkaKuski(risto)],
    });
    const busy = onMonday([vehicle(12), vehicle(15, [elsewhere])]);
    expect(answersOf(busy, sameOnMonday(driven))).toMatchObject([
      { tone: 'error', reasons: ['Kuljettaja Lehtonen Risto päällekkäin 10:30–11:00 Infra Oy'] },
    ]);
    const other = sameOnMonday(driven, { kuskit: [keikkaKuski({ ...risto, personId: 8 })] });
    expect(answersOf(busy, other)).toMatchObject([{ tone: 'free' }]);
  });

  it('tells of a journey without time, from either of its orders', () => {
    const far = { keikkaId: 1, tyomaaLat: 60.35 };
    for (const [from, to] of [
      ['11:10', '12:00'],
      ['8:00', '8:50'],
    ] as const)
      expect(answersOf(onMonday([vehicle(12, [monday(from, to, far)])]), sameOnMonday(order))).toMatchObject([
        { tone: 'warning', reasons: ['siirtymä 22 min, väliä 10 min (arvio)'] },
      ]);
  });

  it('counts what goes there together: two upon each other overlap, one that makes room does not', () => {
    const day = onMonday([vehicle(12), vehicle(15)]);
    expect(answersOf(day, sameOnMonday(order), sameOnMonday(second))).toMatchObject([
      { tone: 'error', reasons: ['Päällekkäin 10:00–11:00 Toinen Oy'] },
      { tone: 'error', reasons: ['Päällekkäin 10:00–11:00 Rakennus Koskinen Oy'] },
    ]);
    const apart = sameOnMonday(second, { vehicleId: 15 });
    expect(answersOf(day, sameOnMonday(order), apart)).toMatchObject([{ tone: 'free' }, { tone: 'free' }]);
  });

  it('says what would help first, and counts the answers', () => {
    const driven = { ...order, kuskit: [keikkaKuski(risto)] };
    const away = driver(7, { ...risto, pois: true, statusName: 'Loma', vehicleId: null });
    const taken = monday('9:30', '10:30', { keikkaId: 3, vehicleId: 15 });
    const day = onMonday([vehicle(12), vehicle(15, [taken]), vehicle(18)], { kuskit: [away] });
    const free = { ...second, keikkaId: 4713 };
    const answers = answersOf(
      day,
      sameOnMonday(driven),
      sameOnMonday(second, { vehicleId: 15 }),
      sameOnMonday(free, { vehicleId: 18 }),
    );
    expect(answers.map(({ cure }) => cure)).toEqual(['driver', 'vehicle', null]);
    expect(planSummary(answers)).toBe('1 vapaa · 1 varoitus · 1 päällekkäin');
    expect(planSummary([])).toBe('');
  });

  it('is no move while no vehicle is chosen', () => {
    const answers = answersOf(onMonday([vehicle(12)]), sameOnMonday(order, { vehicleId: null }));
    expect(answers).toMatchObject([{ tone: 'error', result: { rejected: 'DROP.NO_TARGET' } }]);
  });
});

describe('a time on another day', () => {
  it.each([
    ['keeps its clock over the end of summer time', '20261024', '20261026', '05:00', '2026-10-26T06:00'],
    ['keeps its clock over the start of summer time', '20260327', '20260330', '06:00', '2026-03-30T05:00'],
    [
      'takes the first of the hour that the night of 25 hours shows twice',
      '20261026',
      '20261025',
      '01:30',
      '2026-10-25T00:30',
    ],
    ['stays on the same day', '20261120', '20261120', '06:00', '2026-11-20T06:00'],
  ])('%s, and its length', (_, from, to, utc, expected) => {
    const day = `${from.slice(0, 4)}-${from.slice(4, 6)}-${from.slice(6)}`;
    const startMs = Date.parse(`${day}T${utc}:00Z`);
    const endMs = startMs + 210 * MINUTE_MS;
    const moved = spanOnDay({ startMs, endMs }, from, to);
    expect(new Date(moved.startMs).toISOString()).toBe(`${expected}:00.000Z`);
    expect(moved.endMs - moved.startMs).toBe(endMs - startMs);
  });

  it('of one that began the evening before stays in the evening before', () => {
    const span = { startMs: Date.parse('2026-11-19T20:00Z'), endMs: Date.parse('2026-11-20T02:00Z') };
    const moved = spanOnDay(span, FRIDAY, MONDAY);
    expect(new Date(moved.startMs).toISOString()).toBe('2026-11-22T20:00:00.000Z');
  });
});
