import {
  at,
  DAY,
  dayVehicle,
  gridDay,
  gridKeikka,
  gridPalkki,
  keikkaData,
  maskedKeikka,
} from '@keikka/builders';
import type { DayVehicle, GridItem } from '@keikka/contracts';
import { reasonText, warningText } from './choice-texts.js';
import { searched, vehicleChoices, type VehicleChoice } from './vehicle-choices.js';
import { needOf, type OrderNeed } from './vehicle-need.js';

const [BETONIAUTO, PUMPPU] = [1, 3];
const HEIKKINEN = { personFirstName: 'Jari', personLastName: 'Heikkinen' };

const needFrom = (from: string, to: string, changes: Parameters<typeof keikkaData>[0] = {}): OrderNeed =>
  needOf(
    keikkaData({
      keikkaId: 4711,
      vehicleTypeId: PUMPPU,
      pumppuPuomi: 32,
      optimalPumppuPuomi: null,
      timeStart: from,
      timeEnd: to,
      ...changes,
    }),
  );
const need = needFrom(at('10:00'), at('13:30'));

const order = (from: string, to: string, changes: Parameters<typeof gridKeikka>[0] = {}) =>
  gridKeikka({
    keikkaId: 9001,
    asiakasNimi: 'Nordlattia Oy',
    timeStart: at(from),
    timeEnd: at(to),
    ...changes,
  });

/** The one choice of a vehicle with these items. */
function choice(
  items: readonly GridItem[],
  { of = need, ...vehicle }: Partial<DayVehicle> & { of?: OrderNeed } = {},
): VehicleChoice {
  const row = dayVehicle({ ...vehicle, keikkaGroup: [...items] });
  const { fitting, others } = vehicleChoices(of, [row], gridDay({ ajoneuvot: [row] }));
  const [only] = [...fitting, ...others];
  if (!only) throw new Error('no choice');
  expect(fitting.length).toBe(only.obstacles.length === 0 ? 1 : 0);
  return only;
}
const reason = (...of: Parameters<typeof choice>): string =>
  reasonText(choice(...of)).replaceAll('\u00a0', ' ');
const warning = (...of: Parameters<typeof choice>) => warningText(choice(...of))?.replaceAll('\u00a0', ' ');

describe('the boom that an order needs', () => {
  it.each([
    [32, null, 32],
    [32, 0, 32],
    [32, 36.5, 36.5],
    [32, 28, 28],
    [null, null, null],
  ])('of %j m and wished %j m is %j m (R-46)', (pumppuPuomi, optimalPumppuPuomi, puomi) => {
    expect(needOf(keikkaData({ pumppuPuomi, optimalPumppuPuomi })).puomi).toBe(puomi);
  });
});

describe('a vehicle that fits', () => {
  it.each([
    ['nothing', [], '36 m · vapaa koko päivän'],
    [
      'an order before and one after',
      [order('8:00', '9:00'), order('14:30', '16:00')],
      '36 m · vapaa 9:00–14:30 · edellinen ajo alle 1 km päässä',
    ],
    [
      'an order that ends when it begins',
      [order('8:00', '10:00')],
      '36 m · vapaa 10:00 alkaen · edellinen ajo alle 1 km päässä',
    ],
    ['an order that begins when it ends', [order('13:30', '15:00')], '36 m · vapaa 13:30 asti'],
    [
      'the nearest of several',
      [order('6:00', '7:00'), order('8:00', '9:15')],
      '36 m · vapaa 9:15 alkaen · edellinen ajo alle 1 km päässä',
    ],
    ['itself', [order('10:00', '13:30', { keikkaId: 4711 })], '36 m · vapaa koko päivän'],
    ['a cancelled order', [order('10:00', '13:30', { keikkaTilaId: 8 })], '36 m · vapaa koko päivän'],
    ['an order without a length', [order('11:00', '11:00')], '36 m · vapaa koko päivän'],
    [
      'a remark beside it',
      [gridPalkki({ timeStart: at('10:00'), timeEnd: at('11:00'), vehicleAvailable: true })],
      '36 m · vapaa koko päivän',
    ],
  ])('with %s says so', (_what, items, text) => {
    expect(reason(items)).toBe(text);
    expect(warning(items)).toBeUndefined();
  });

  it('is told with a comma in its metres', () => {
    expect(reason([], { vehiclePuomi: 36.5 })).toBe('36,5 m · vapaa koko päivän');
  });

  it('has the least boom that is enough first', () => {
    const vehicles = [42, 32, 36].map((vehiclePuomi, at) => dayVehicle({ vehicleId: at + 1, vehiclePuomi }));
    const { fitting } = vehicleChoices(need, vehicles, gridDay({ ajoneuvot: vehicles }));
    expect(fitting.map(({ vehicle }) => vehicle.vehiclePuomi)).toEqual([32, 36, 42]);
  });

  it('tells no free time where the board may not be seen, or the order has no time', () => {
    const [vehicle] = [dayVehicle()];
    const text = (of: OrderNeed) => vehicleChoices(of, [vehicle], null).fitting.map(reasonText);
    expect(text(need)).toEqual(['36\u00a0m']);
    expect(text(needFrom('', '', { pumppuAika: '' }))).toEqual(['36\u00a0m']);
  });
});

describe('the way from what a vehicle did before', () => {
  /** 22 minutes and 14 km north of the order. */
  const far = { tyomaaLat: 60.35 };
  it.each([
    ['far away', [order('8:00', '9:00', far)], '36 m · vapaa 9:00 alkaen · edellinen ajo 14 km päässä'],
    [
      'at the same site',
      [order('8:00', '9:00')],
      '36 m · vapaa 9:00 alkaen · edellinen ajo alle 1 km päässä',
    ],
    [
      'the last of several',
      [order('8:00', '9:00'), order('6:00', '7:00', far)],
      '36 m · vapaa 9:00 alkaen · edellinen ajo alle 1 km päässä',
    ],
    ['unknown', [order('8:00', '9:00', { tyomaaLat: null, tyomaaLng: null })], '36 m · vapaa 9:00 alkaen'],
    [
      'not to be read',
      [maskedKeikka({ keikkaId: 77, timeStart: at('8:00'), timeEnd: at('9:00') })],
      '36 m · vapaa 9:00 alkaen',
    ],
    ['of a cancelled order', [order('8:00', '9:00', { keikkaTilaId: 8 })], '36 m · vapaa koko päivän'],
    ['only afterwards', [order('14:30', '16:00', far)], '36 m · vapaa 14:30 asti'],
  ])('is told: %s', (_what, items, text) => {
    expect(reason(items)).toBe(text);
    expect(warning(items)).toBeUndefined();
  });

  it.each([
    ['before', order('8:00', '9:39', far), '36 m · vapaa 9:39 alkaen · ajo 22 min, väli 21 min'],
    ['afterwards', order('13:51', '15:00', far), '36 m · vapaa 13:51 asti · ajo 22 min, väli 21 min'],
  ])('is warned of where there is too little time %s', (_what, other, text) => {
    expect(reason([other])).toBe(text);
    expect(warning([other])).toBe('Siirtymä 22 min, väliä 21 min (arvio)');
  });

  it('has the nearest vehicle first, then those that did nothing before, and the late one last', () => {
    const rows = [
      [order('8:00', '9:50', far)],
      [],
      [order('8:00', '9:00', far)],
      [order('8:00', '9:00', { tyomaaLat: 60.3 })],
    ].map((keikkaGroup, index) => dayVehicle({ vehicleId: index + 1, keikkaGroup }));
    const { fitting } = vehicleChoices(need, rows, gridDay({ ajoneuvot: rows }));
    expect(fitting.map(({ vehicle }) => vehicle.vehicleId)).toEqual([4, 3, 2, 1]);
  });
});

describe('a vehicle that does not fit', () => {
  const masked = maskedKeikka({ keikkaId: 77, timeStart: at('9:30'), timeEnd: at('12:00') });
  const service = gridPalkki({
    timeStart: at('7:00'),
    timeEnd: at('10:01'),
    vehicleAvailable: false,
    grid_palkkiTypeId: 5,
  });
  it.each([
    ['an order', [order('9:30', '12:00')], {}, 'varattu 9:30–12:00 Nordlattia Oy'],
    ['a minute of an order', [order('8:00', '10:01')], {}, 'varattu 8:00–10:01 Nordlattia Oy'],
    ['the last minute of it', [order('13:29', '15:00')], {}, 'varattu 13:29–15:00 Nordlattia Oy'],
    ['an order that may not be read', [masked], {}, 'varattu 9:30–12:00'],
    ['a service', [service], {}, 'huollossa 7:00–10:01'],
    ['another block', [{ ...service, grid_palkkiTypeId: 2 }], {}, 'poissa ajosta 7:00–10:01'],
    ['the driver away', [], { dayDriver: driver(true) }, 'kuljettaja poissa'],
    [
      'both',
      [order('9:30', '12:00')],
      { vehiclePuomi: 28 },
      'puomi 28 < 32 m · varattu 9:30–12:00 Nordlattia Oy',
    ],
    ['a short boom', [], { vehiclePuomi: 31.5 }, 'puomi 31,5 < 32 m'],
    ['no boom', [], { vehiclePuomi: null }, 'ei puomia, tarve 32 m'],
    ['no pump', [], { vehicleTypeId: BETONIAUTO, vehiclePuomi: null }, 'betoniauto, ei pumppua'],
    ['no service yet', [], { firstDate: '20261121' }, 'ei käytössä'],
    ['no service any more', [], { lastDate: '20261119' }, 'ei käytössä'],
  ])('because of %s says so', (_what, items, vehicle, text) => {
    expect(reason(items, vehicle)).toBe(text);
  });

  it.each([
    [{ vehiclePuomi: 28 }, 'Puomi 28 m, tilattu 32 m'],
    [{ vehiclePuomi: null }, 'Ei puomia, tilattu 32 m'],
    [
      { vehicleTypeId: PUMPPU, of: needFrom(at('10:00'), at('11:00'), { vehicleTypeId: BETONIAUTO }) },
      'Pumppu, tilattu Betoniauto',
    ],
  ])('is warned of as on the board', (vehicle, text) => {
    expect(warning([], vehicle)).toBe(text);
  });

  it('is refused where it is out of service, on the last day of a night too', () => {
    const night = needFrom(at('22:00'), at('2:00', '20261121'));
    expect(choice([], { lastDate: DAY }).isRefused).toBe(false);
    expect(choice([], { lastDate: DAY, of: night }).isRefused).toBe(true);
    expect(choice([order('9:30', '12:00')], { vehiclePuomi: 28 }).isRefused).toBe(false);
  });

  it('comes with the fewest obstacles first, and what is refused last', () => {
    const rows = [
      dayVehicle({ vehicleId: 1, lastDate: '20261119' }),
      dayVehicle({ vehicleId: 2, vehiclePuomi: 20, keikkaGroup: [order('10:00', '11:00')] }),
      dayVehicle({ vehicleId: 3, vehiclePuomi: 20 }),
    ];
    const { others } = vehicleChoices(need, rows, gridDay({ ajoneuvot: rows }));
    expect(others.map(({ vehicle }) => vehicle.vehicleId)).toEqual([3, 2, 1]);
  });
});

describe('days of other lengths', () => {
  it.each([
    ['23 hours', '20260329'],
    ['25 hours', '20261025'],
  ])('of %s are free from their first minute to their last', (_what, day) => {
    const of = needFrom(at('0:00', day), at('1:00', day));
    const busy = order('0:00', '0:00', { timeStart: at('23:00', day), timeEnd: at('24:00', day) });
    expect(reason([], { of })).toBe('36 m · vapaa koko päivän');
    expect(reason([busy], { of })).toBe('36 m · vapaa 23:00 asti');
  });

  it('have two hours at three, of which one may be taken', () => {
    const of = needFrom('2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z');
    const summer = { timeStart: '2026-10-25T00:00:00.000Z', timeEnd: '2026-10-25T01:00:00.000Z' };
    expect(reason([order('0:00', '0:00', summer)], { of })).toMatch(
      /^36 m · vapaa 3:00 talviaikaa alkaen · /,
    );
    const oneOver = { ...summer, timeEnd: '2026-10-25T01:01:00.000Z' };
    expect(reason([order('0:00', '0:00', oneOver)], { of })).toMatch(/^varattu 3:00 kesäaikaa/);
  });
});

describe('the driver of a vehicle', () => {
  it('is that of its orders, or else of its day, and is searched for', () => {
    const vehicle = { vehicleId: 12, dayDriver: driver(false) };
    expect(choice([], vehicle).driver).toBe('J. Heikkinen');
    expect(choice([]).driver).toBe('');
    const kuskit = [{ ...driver(false), personId: 8, personLastName: 'Laine' }];
    expect(choice([order('6:00', '7:00', { kuskit })], vehicle).driver).toBe('J. Laine');
    const found = (search: string): number => searched([choice([], vehicle)], search).length;
    expect(['p12', ' HEIKK p1', 'abc-12', 'laine', 'p13', ''].map(found)).toEqual([1, 1, 1, 0, 0, 1]);
  });
});

function driver(pois: boolean): NonNullable<DayVehicle['dayDriver']> {
  return { personId: 7, ...HEIKKINEN, personPhone: '', pois, isExplicitAssignment: false };
}
