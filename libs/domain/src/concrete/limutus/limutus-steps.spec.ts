import { limutusConfig } from './limutus-config.js';
import {
  limutusFailureText,
  limutusProgress,
  limutusResult,
  AFTER_LIMUTUS_STEPS,
  limutusStepFailureText,
  limutusSteps,
  limutusUndo,
} from './limutus-steps.js';

it('tells of the steps in their order and of the end [O-143]', () => {
  expect(limutusProgress).toEqual([
    'Kopioidaan betonia...',
    'Asetetaan limun määrä...',
    'Asetetaan limun hinta...',
    'Muutetaan raekoko...',
    'Vähennetään alkuperäinen määrä...',
    'Limutus valmis!',
  ]);
});

it('makes 4 m3 and a primer of 1 m3 out of 5 m3 [O-141]', () => {
  expect(limutusSteps.map(({ id }) => id)).toEqual([
    'copy',
    'copyM3',
    'copyPrice',
    'copyRaeKoko',
    'sourceM3',
  ]);
  expect(limutusResult({ m3: 5 })).toEqual({
    source: { m3: 4 },
    copy: { m3: 1, raeKokoId: 4, hinta_value: null, hinta_muistiinpanot: 'Limu' },
  });
});

it('keeps the sum of an order exact, and leaves 0 m3 of 1 m3', () => {
  expect(limutusResult({ m3: 1.1 }).source.m3).toBe(0.1);
  expect(limutusResult({ m3: 1 }).source.m3).toBe(0);
  const config = { ...limutusConfig, primerM3: 0.7, targetRaeKokoId: 2 };
  expect(limutusResult({ m3: 8 }, config)).toMatchObject({
    source: { m3: 7.3 },
    copy: { m3: 0.7, raeKokoId: 2 },
  });
});

it('undoes in the reverse order of the steps, the copy last [O-142]', () => {
  expect(limutusUndo()).toEqual([
    {
      of: 'sourceM3',
      text: 'Palautetaan alkuperäinen määrä',
      doneText: 'Palautettu alkuperäinen määrä',
    },
    { of: 'copyPrice', text: 'Palautetaan hinta', doneText: 'Palautettu hinta' },
    { of: 'copy', text: 'Poistetaan kopio', doneText: 'Poistettu kopio' },
  ]);
});

it.each([
  [0, []],
  [1, ['copy']],
  [2, ['copy']],
  [3, ['copyPrice', 'copy']],
  [4, ['copyPrice', 'copy']],
  [5, ['sourceM3', 'copyPrice', 'copy']],
])('undoes after step %d: %j [O-142]', (begun, expected) => {
  expect(limutusUndo(begun).map(({ of }) => of)).toEqual(expected);
});

it('joins the errors of the undoing to the failure [O-142]', () => {
  expect(limutusFailureText('M3 tallentaminen epäonnistui', ['Concrete deletion failed'])).toBe(
    'M3 tallentaminen epäonnistui; Concrete deletion failed',
  );
});

it.each([undefined, '', ' '])('has a text for the unexplained failure %j [O-295]', (message) => {
  expect(limutusFailureText(message)).toBe('Limutus epäonnistui tuntemattomasta syystä');
});

it('tells at which step it failed [O-142]', () => {
  expect(limutusStepFailureText(4)).toBe(
    'Limutus epäonnistui tuntemattomasta syystä vaiheessa 4/5: Muutetaan raekoko',
  );
  expect(limutusStepFailureText(AFTER_LIMUTUS_STEPS)).toBe(
    'Limutus epäonnistui tuntemattomasta syystä vaiheiden jälkeen: Tallennetaan tilaus',
  );
});
