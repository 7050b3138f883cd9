import { dayDriver, keikkaKuski } from '@keikka/builders';
import type { DayVehicle, GridKeikka } from '@keikka/contracts';
import { amountShown, barFacts, keikkaSite, keikkaTitle } from './bar-content.js';
import { dayStatistics } from './day-statistics.js';
import { driver, gridDay, keikka, vehicle } from '../../../test/day.builder.js';
import { driverRows } from './drivers.js';
import { itemTimes } from './item-text.js';
import { keikkaFacts } from './keikka-facts.js';
import { driverCell } from './row-texts.js';

describe('statistics of the day', () => {
  it('count orders, amounts and utilisation as printed [G-031]', () => {
    const of = (keikkaId: number, keikkaTilaId = 4) =>
      keikka('7:00', '8:00', { keikkaId, keikkaTilaId, m3: 10.1 });
    const day = gridDay(
      [
        vehicle(1, [of(1), of(2), of(3, 8)], { vehicleTypeId: 2 }),
        vehicle(2, [of(4)]),
        vehicle(3, [of(5, 10)]),
      ],
      { kuskit: [driver(1), driver(2, { pois: true })] },
    );
    expect(dayStatistics(day)).toMatchObject({ keikkaCount: 3, m3: 30.3, utilisationPercent: 33 });
  });

  it('tell no utilisation to whoever may not see the drivers', () => {
    expect(dayStatistics(gridDay([])).utilisationPercent).toBeNull();
  });

  it('share the amounts among the source customers, the largest first', () => {
    const day = gridDay([
      vehicle(1, [
        keikka('7:00', '8:00', { keikkaId: 1, m3: 5 }),
        keikka('8:00', '9:00', {
          keikkaId: 2,
          m3: 9,
          sourceAsiakasId: 12,
          sourceAsiakasNimi: 'Etelä-Betoni',
        }),
      ]),
    ]);
    expect(dayStatistics(day).sources.map(({ nimi }) => nimi)).toEqual([
      'Etelä-Betoni',
      'Lohjan Valmisbetoni Oy',
    ]);
  });
});

describe('drivers of the day', () => {
  it('stand away first, then free, then by vehicle, with what they drive', () => {
    const kuski = { ...driver(3), isExplicitAssignment: true };
    const day = gridDay([vehicle(12, [keikka('7:00', '9:00', { kuskit: [kuski], m3: 20 })])], {
      kuskit: [driver(3, { vehicleId: 12 }), driver(2), driver(1, { pois: true })],
    });
    expect(driverRows(day)).toMatchObject([
      { driver: { personId: 1 }, state: 'away' },
      { driver: { personId: 2 }, state: 'free' },
      { driver: { personId: 3 }, state: 'driving', vehicleNo: 'P12', keikkaCount: 1, m3: 20 },
    ]);
  });

  it.each([
    ['starts that day', { startDate: '20261120' }, 1],
    ['starts the day after', { startDate: '20261121' }, 0],
    ['ends that day', { endDate: '20261120' }, 1],
    ['ended the day before', { endDate: '20261119' }, 0],
    ['is removed', { person_deletedTime: '2026-11-01T00:00:00.000Z' }, 0],
  ])('are listed by their dates: who %s [G-171]', (_, dates, count) => {
    expect(driverRows(gridDay([], { kuskit: [driver(1, dates)] }))).toHaveLength(count);
  });
});

describe('who is named beside a vehicle', () => {
  const kuski = (personId: number) => ({ ...driver(personId), personPhone: `040 ${personId}` });
  const order = (personId: number, keikkaTilaId = 4) =>
    keikka('7:00', '9:00', { keikkaId: personId, keikkaTilaId, kuskit: [kuski(personId)] });
  const named = (...items: Parameters<typeof vehicle>[1] & object) =>
    driverCell(vehicle(12, items, { dayDriver: kuski(9) }));

  it.each([
    ['the driver of the orders', named(order(1)), '040 1', 0],
    ['not that of a cancelled one', named(order(2, 8), order(1)), '040 1', 0],
    ['the first of several', named(order(1), order(2)), '040 1', 1],
    ['the driver of the day without orders', named(), '040 9', 0],
    ['the driver of the day when all is deleted', named(order(1, 10)), '040 9', 0],
    ['nobody who is away', driverCell(vehicle(12, [], { dayDriver: { ...kuski(9), pois: true } })), '', 0],
  ])('is called by the own number: %s', (_, cell, phone, more) => {
    expect(cell).toMatchObject({ phone, more, name: phone ? 'J. Saarinen' : '' });
  });
});

describe('the tooltip of an order', () => {
  const fact = (label: string, order: Partial<GridKeikka>, of: Partial<DayVehicle> = {}) =>
    keikkaFacts(keikka('8:00', '9:30', order), vehicle(21, [], of)).find((each) => each.label === label);

  it('tells the departure from the factory by the rule of orders', () => {
    expect(fact('Tehdas', { betoniMatkaAika: 21 })?.rest).toMatch(/ · 21 min · lähtö 7:35$/);
  });

  it.each([
    ['as long as ordered', 36, 36, { rest: 'P21 · 36 m · linja 12 m' }],
    ['longer than ordered', 36, 32, { rest: 'P21 · 36 m · linja 12 m' }],
    ['a metre too short', 31, 32, { warning: 'P21 · 31 m, tilattu 32 m', rest: 'linja 12 m' }],
    ['no boom, and none ordered', null, null, { rest: 'P21 · linja 12 m' }],
  ])("tells the vehicle's boom: %s", (_, vehiclePuomi, pumppuPuomi, told) => {
    expect(fact('Pumppu', { pumppuPuomi }, { vehiclePuomi })).toEqual({ label: 'Pumppu', ...told });
  });

  const [rantala, salonen] = [
    keikkaKuski({ personId: 1, personFirstName: 'Sanna', personLastName: 'Rantala' }),
    keikkaKuski({ personId: 2, personFirstName: 'Antti', personLastName: 'Salonen' }),
  ];

  it.each([
    ['the same', [rantala], rantala, { rest: 'Rantala Sanna' }],
    ['another', [rantala], salonen, { rest: 'Rantala Sanna', aside: 'P21:llä ajaa Salonen' }],
    ['one of several', [rantala, salonen], salonen, { rest: 'Rantala Sanna, Salonen Antti' }],
    ['another, who is away', [rantala], { ...salonen, pois: true }, { rest: 'Rantala Sanna' }],
    ['the only one', [], salonen, { warning: 'Ei kuljettajaa', rest: '', aside: 'P21:llä ajaa Salonen' }],
    ['nobody', [rantala], null, { rest: 'Rantala Sanna' }],
  ])("tells the vehicle's driver of the day where it is another: %s", (_, kuskit, day, told) => {
    const of = { dayDriver: day && dayDriver(day) };
    expect(fact('Kuljettaja', { kuskit }, of)).toEqual({ label: 'Kuljettaja', ...told });
  });

  it.each([
    ['P21', 'P21:llä'],
    ['M33', 'M33:lla'],
    ['P10', 'P10:llä'],
    ['P100', 'P100:lla'],
    ['P08', 'P08:lla'],
    ['Apu', 'Apu:lla'],
  ])('says on %s as %s', (vehicleNo, onVehicle) => {
    const of = { vehicleNo, dayDriver: dayDriver(salonen) };
    expect(fact('Kuljettaja', {}, of)?.aside).toBe(`${onVehicle} ajaa Salonen`);
  });

  it('tells how long it lasts to the minute', () => {
    expect(fact('Aika', {})?.rest.replaceAll('\u00a0', ' ')).toBe('1 h 30 min · pe 20.11.2026');
  });
});

describe('the times of an item', () => {
  it.each([
    ['10:00', '13:30', '10:00–13:30'],
    ['20:00', '24:00', '20:00–0:00'],
    ['22:00', '26:00', '20.11. 22:00 – 21.11. 2:00'],
    ['-2:00', '2:00', '19.11. 22:00 – 20.11. 2:00'],
  ])('from %s to %s read %s', (from, to, text) => {
    expect(itemTimes(keikka(from, to))).toBe(text);
  });
});

describe('what a bar says', () => {
  it.each([
    [115, 1, { amount: 'none', site: false, reminders: false }],
    [116, 1, { amount: 'bare' }],
    [136, 1, { amount: 'bare' }],
    [137, 1, { amount: 'whole' }],
    [139, 1, { amount: 'whole', site: false, reminders: false }],
    [140, 1, { reminders: true }],
    [220, 1, { site: false }],
    [221, 1, { site: true }],
    [109, 2, { time: 'start', town: false }],
    [110, 2, { time: 'whole', town: true, site: false, reminders: false }],
    [185, 2, { site: true, reminders: true, concrete: false }],
    [331, 2, { concrete: true }],
  ] as const)('at %i px on %i lines', (width, lines, facts) => {
    expect(barFacts(width, lines, '45,5\u00a0m³')).toMatchObject(facts);
  });

  it('keeps a short amount on a narrower bar', () => {
    expect(barFacts(94, 1, '8\u00a0m³').amount).toBe('none');
    expect(barFacts(95, 1, '8\u00a0m³').amount).toBe('bare');
    expect(barFacts(116, 1, '8\u00a0m³').amount).toBe('whole');
    expect(['whole', 'bare', 'none'].map((amount) => amountShown('8\u00a0m³', amount as 'whole'))).toEqual([
      '8\u00a0m³',
      '8',
      undefined,
    ]);
  });

  it('names the customer, the site and its town', () => {
    expect(keikkaTitle(keikka('7:00', '8:00'))).toBe('Rakennus Koskinen Oy');
    expect(keikkaTitle(keikka('7:00', '8:00', { asiakasNimi: '' }))).toBe('Tilaus 4711');
    expect(keikkaSite(keikka('7:00', '8:00'))).toBe('As Oy Lohjan Kielo, Lohja');
  });
});
