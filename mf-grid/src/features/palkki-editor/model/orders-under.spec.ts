import { keikkaTila } from '@keikka/domain';
import { at, gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { ordersUnder, underText } from './orders-under.js';

const order = (start: string, end: string, rest: object = {}) =>
  keikka(start, end, { asiakasNimi: `Saari ${start}`, ...rest });
const day = gridDay([
  vehicle(12, [
    order('12:00', '13:00'),
    order('08:00', '10:00'),
    order('14:00', '15:00', { keikkaTilaId: keikkaTila.peruttu }),
    palkki('08:00', '16:00'),
  ]),
  vehicle(15, [order('08:00', '16:00')]),
]);
const under = (start: string, end: string, vehicleId: number | null = 12) =>
  underText(ordersUnder(day, { vehicleId, timeStart: at(start), timeEnd: at(end) }));

describe('the orders under a palkki', () => {
  it.each([
    ['one that it begins in', '09:59', '11:00', 'Ajoneuvolla on silloin tilaus: 8:00–10:00 Saari 08:00.'],
    ['none that ends when it begins', '10:00', '12:00', undefined],
    [
      'several in order of time, nothing cancelled, no palkki and none of another vehicle',
      '07:00',
      '16:00',
      'Ajoneuvolla on silloin 2 tilausta: 8:00–10:00 Saari 08:00; 12:00–13:00 Saari 12:00.',
    ],
  ])('are %s', (_what, start, end, text) => {
    expect(under(start, end)).toBe(text);
  });

  it('are none without a vehicle', () => {
    expect(under('07:00', '16:00', null)).toBeUndefined();
  });

  it('are three by name, and the others by number', () => {
    const hours = ['08', '09', '10', '11', '12'];
    const text = underText(hours.map((hour) => order(`${hour}:00`, `${hour}:30`)));
    expect(text).toMatch(/^Ajoneuvolla on silloin 5 tilausta: .* Saari 10:00 ja 2 muuta\.$/);
  });
});
