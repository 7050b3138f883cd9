import { at, dayVehicle, gridKeikka, gridPalkki } from '@keikka/builders';
import type { GridItem } from '@keikka/contracts';
import { palkkiTypeId } from '@keikka/domain';
import { vehicleState } from './vehicle-states.js';

const span = (from: string, to: string) => ({ startMs: Date.parse(at(from)), endMs: Date.parse(at(to)) });
const order = (from: string, to: string) =>
  gridKeikka({ keikkaId: 9001, timeStart: at(from), timeEnd: at(to), asiakasNimi: 'Nordlattia Oy' });
const huolto = gridPalkki({
  grid_palkkiTypeId: palkkiTypeId.huolto,
  timeStart: at('13:00'),
  timeEnd: at('15:00'),
});

describe('a vehicle at the time of an order that is not made yet', () => {
  it.each<[string, string, string, GridItem[], string, boolean]>([
    ['with nothing that day', '7:00', '13:00', [], 'vapaa koko päivän', false],
    ['up to the minute of the next', '7:00', '9:30', [order('9:30', '12:00')], 'vapaa 9:30 asti', false],
    [
      'one minute over it',
      '7:00',
      '9:31',
      [order('9:30', '12:00')],
      'varattu 9:30–12:00 Nordlattia Oy',
      true,
    ],
    ['in a gap', '12:00', '13:00', [order('9:30', '12:00'), huolto], 'vapaa 12:00–13:00', false],
    ['in a workshop', '12:00', '14:00', [order('9:30', '12:00'), huolto], 'huollossa 13:00–15:00', true],
    [
      'with two in the way, the first',
      '9:00',
      '14:00',
      [huolto, order('9:30', '12:00')],
      'varattu 9:30–12:00 Nordlattia Oy',
      true,
    ],
  ])('%s', (_, from, to, keikkaGroup, text, isTaken) => {
    const state = vehicleState(span(from, to), dayVehicle({ keikkaGroup }));
    expect({ ...state, text: state.text.replaceAll('\u00a0', ' ') }).toEqual({ text, isTaken });
  });

  it('is free where it has no row that day', () => {
    expect(vehicleState(span('7:00', '13:00'), null).text).toBe('vapaa koko päivän');
  });
});
