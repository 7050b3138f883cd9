import { loadPhases, phaseStates, type LoadProgress } from './load-phases.js';

const states = (known: Partial<LoadProgress>): string =>
  Object.values(phaseStates({ asked: false, answered: false, hasSettings: false, ...known })).join(' ');

describe('the phases of opening an order', () => {
  it('are seven, in the printed order [O-111]', () => {
    expect(loadPhases).toEqual(['start', 'init', 'auth', 'betonit', 'finalize', 'settings', 'pumpparit']);
  });

  it.each([
    ['before it is asked for', {}, 'running waiting waiting waiting waiting waiting waiting'],
    ['while it is asked for', { asked: true }, 'done running waiting waiting waiting waiting waiting'],
    ['once it is answered', { answered: true }, 'done done done done done running waiting'],
    [
      'when the choices come first',
      { asked: true, hasSettings: true },
      'done running waiting waiting waiting waiting waiting',
    ],
    ['when all of it is there', { answered: true, hasSettings: true }, 'done done done done done done done'],
  ])('%s [O-111]', (_when, known, expected) => {
    expect(states(known)).toBe(expected);
  });
});
