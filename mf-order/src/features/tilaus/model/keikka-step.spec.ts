import { firstStep, placeOfStep, requestedStep } from './keikka-step.js';

describe('the steps of editing an order', () => {
  it.each([
    ['0', 'maara', 'betoni'],
    ['1', 'osoite', 'toimitus'],
    ['2', 'pumppu', 'pumppaus'],
    ['3', 'aika', 'aika'],
    ['4', 'betoni', 'betoni'],
    ['6', 'yhteenveto', null],
    ['7', 'process', 'tila'],
    ['8', 'toimittajaSelector', 'toimittajat'],
    ['9', 'betoniM3', 'betoni'],
    ['10', 'betoniJaM3', 'betoni'],
  ] as const)('%s is %s [O-026]', (number, step, place) => {
    expect(requestedStep(number)).toBe(step);
    expect(placeOfStep(step)).toBe(place);
  });

  it.each([null, '', '5', '11', '-1', '01', 'osoite'])('%j is none [O-026]', (number) => {
    expect(requestedStep(number)).toBeNull();
  });
});

describe('the step that an order is opened at', () => {
  const known = { tyomaaOsoite1: 'Tie 1', pumppuAsiakasId: 1, betoniAsiakasId: 12 };

  it.each([
    ['an address of five letters and both suppliers', {}, 'yhteenveto'],
    ['an address of four', { tyomaaOsoite1: 'Tie1' }, 'toimittajaSelector'],
    ['blanks around four', { tyomaaOsoite1: ' Tie1 ' }, 'toimittajaSelector'],
    ['no pump supplier', { pumppuAsiakasId: null }, 'toimittajaSelector'],
    ['no concrete maker', { betoniAsiakasId: null }, 'toimittajaSelector'],
  ])('with %s [O-027]', (_with, changed, expected) => {
    expect(firstStep({ ...known, ...changed })).toBe(expected);
  });
});
