import { hasLimu, isLimu, remainingM3 } from './limu.js';

it.each([
  ['Limu', true],
  [' limu ', true],
  ['LIMU', true],
  ['Limutus', false],
  ['ei limu', false],
  ['', false],
  [null, false],
  [undefined, false],
])('takes the price note %j for a primer: %s', (note, expected) => {
  expect(isLimu(note)).toBe(expected);
});

it('finds a primer among the lines of an order, of which some may show no note', () => {
  expect(hasLimu([{ hinta_muistiinpanot: 'alennus' }, { hinta_muistiinpanot: 'limu' }])).toBe(true);
  expect(hasLimu([{ hinta_muistiinpanot: 'alennus' }, {}])).toBe(false);
  expect(hasLimu([])).toBe(false);
});

it('calculates amounts exactly', () => {
  expect(remainingM3(1.1, 1)).toBe(0.1);
  expect(remainingM3(8.2, 1)).toBe(7.2);
  expect(remainingM3(1.15, 0.35)).toBe(0.8);
  expect(remainingM3(1, 1)).toBe(0);
  for (let hundredths = 100; hundredths <= 20_000; hundredths += 1) {
    expect(String(remainingM3(hundredths / 100, 1))).toBe(String((hundredths - 100) / 100));
  }
});
