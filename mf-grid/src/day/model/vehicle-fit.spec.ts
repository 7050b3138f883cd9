import { keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { lackText } from './item-text.js';
import { keikkaFacts } from './keikka-facts.js';
import { lackOf } from './vehicle-fit.js';

const [BETONIAUTO, PUMI, PUMPPU, OTHER] = [1, 2, 3, 4];

const order = (vehicleTypeId: number | null, pumppuPuomi: number | null = null) =>
  keikka('8:00', '9:00', { vehicleTypeId, pumppuPuomi });
const of = (vehicleTypeId: number, vehiclePuomi: number | null = null) =>
  vehicle(12, [], { vehicleTypeId, vehiclePuomi });

describe('what a vehicle lacks for an order', () => {
  it.each([
    [BETONIAUTO, BETONIAUTO, null],
    [BETONIAUTO, PUMI, null],
    [BETONIAUTO, PUMPPU, 'Pumppu, tilattu Betoniauto'],
    [BETONIAUTO, OTHER, null],
    [PUMI, BETONIAUTO, 'Betoniauto, tilattu Pumi'],
    [PUMI, PUMI, null],
    [PUMI, PUMPPU, null],
    [PUMI, OTHER, null],
    [PUMPPU, BETONIAUTO, 'Betoniauto, tilattu Pumppu'],
    [PUMPPU, PUMI, null],
    [PUMPPU, PUMPPU, null],
    [PUMPPU, OTHER, null],
    [OTHER, BETONIAUTO, null],
    [OTHER, PUMI, null],
    [OTHER, PUMPPU, null],
    [OTHER, OTHER, null],
    [null, BETONIAUTO, null],
    [null, PUMI, null],
    [null, PUMPPU, null],
    [null, OTHER, null],
  ])('of type %j, on a vehicle of type %i, is %j', (ordered, own, told) => {
    const lack = lackOf(of(own), order(ordered));
    expect(lack && lackText(lack)).toBe(told);
  });

  it.each([
    [PUMPPU, PUMPPU, 32, null],
    [PUMPPU, PUMPPU, 31.5, 'Puomi 31,5 m, tilattu 32 m'],
    [PUMPPU, PUMI, 32, null],
    [PUMPPU, PUMI, 31, 'Puomi 31 m, tilattu 32 m'],
    [PUMI, PUMPPU, 31, 'Puomi 31 m, tilattu 32 m'],
    [PUMI, PUMI, null, 'Ei puomia, tilattu 32 m'],
    [OTHER, PUMPPU, 31, 'Puomi 31 m, tilattu 32 m'],
    [null, OTHER, 31, 'Puomi 31 m, tilattu 32 m'],
    [null, BETONIAUTO, 36, 'Ei puomia, tilattu 32 m'],
    [PUMPPU, BETONIAUTO, 36, 'Ei puomia, tilattu 32 m'],
    [BETONIAUTO, BETONIAUTO, null, null],
    [BETONIAUTO, PUMI, 20, null],
    [BETONIAUTO, PUMPPU, 36, 'Pumppu, tilattu Betoniauto'],
  ])(
    'of type %j with a boom of 32 m, on a vehicle of type %i with %j m, is %j',
    (ordered, own, puomi, told) => {
      const lack = lackOf(of(own, puomi), order(ordered, 32));
      expect(lack && lackText(lack)).toBe(told);
    },
  );

  it.each([
    ['a palkki', palkki('8:00', '9:00')],
    ['an order that may not be read', maskedKeikka('8:00', '9:00')],
  ])('is nothing for %s', (_, item) => {
    expect(lackOf(of(BETONIAUTO), item)).toBeNull();
  });
});

describe('a lack', () => {
  it.each([
    [BETONIAUTO, PUMPPU, 'P12 · 36 m, tilattu Betoniauto'],
    [PUMPPU, BETONIAUTO, 'P12 · 36 m, tilattu Pumppu'],
    [BETONIAUTO, PUMI, undefined],
  ])('of type %i on type %i is a warning among the facts of its bar: %j', (ordered, own, warning) => {
    const facts = keikkaFacts(order(ordered), of(own, 36));
    expect(facts.find(({ label }) => label === 'Pumppu')?.warning).toBe(warning);
  });
});
