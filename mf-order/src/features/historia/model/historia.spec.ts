import { ApiError } from '@keikka/sdk';
import { entityIdOf, failureText, hasOlder, rangeText } from './historia.js';

it.each([
  ['12/3', 12],
  ['12', 12],
  [12, 12],
])('reads of the id %s the part before the stroke: %i [O-274]', (id, entityId) => {
  expect(entityIdOf(id)).toBe(entityId);
});

const failure = (status: number, message: string): ApiError =>
  new ApiError({ status, message, errorCode: 'INTERNAL', correlationId: 'x' });

it.each([
  [failure(500, 'x'), 'Virhe muutoshistorian lataamisessa: Failed to fetch change history (500): x'],
  [
    failure(403, 'Ei oikeuksia'),
    'Virhe muutoshistorian lataamisessa: Failed to fetch change history (403): Ei oikeuksia',
  ],
  [failure(0, 'Ei yhteyttä'), 'Virhe muutoshistorian lataamisessa: Ei yhteyttä'],
])('tells what was answered with its status, and says of no answer why (%s) [O-275]', (error, text) => {
  expect(failureText(error)).toBe(text);
});

it('has a next page after a full one, and counts places from the newest', () => {
  expect([hasOlder(50), hasOlder(49)]).toEqual([true, false]);
  expect([rangeText(1, 50), rangeText(2, 13)]).toEqual(['1–50', '51–63']);
});
