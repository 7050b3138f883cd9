import { businessRules } from './limutus-config.js';
import {
  limutusErrorText,
  validateLimutus,
  type LimutusRequest,
  type LimutusState,
} from './limutus-validation.js';

const request = { keikkaBetoniId: 31, keikkaId: 4711, userToken: 'token', m3: 12, raeKokoId: 1 };
const state: LimutusState = {
  keikkaTilaId: 3,
  toimitettuM3: null,
  hasPrimer: false,
  permissions: { canOverrideValidation: false },
};
const admin = { permissions: { canOverrideValidation: true } };
const judge = (own: LimutusRequest, standing: Partial<LimutusState> = {}) =>
  validateLimutus({ ...request, ...own }, { ...state, ...standing });
const errorsOf = (own: LimutusRequest, standing: Partial<LimutusState> = {}) => judge(own, standing).errors;

it('allows a whole request, with decimal texts too', () => {
  const fine = { errors: [], warnings: [], errorText: undefined, warningText: undefined, isAllowed: true };
  expect(judge({})).toEqual(fine);
  expect(judge({ keikkaBetoniId: '31', m3: '12.50', raeKokoId: '3' })).toEqual(fine);
});

it.each([
  ['keikkaBetoniId', 'Betonirivin tunnus puuttuu'],
  ['keikkaId', 'Tilauksen tunnus puuttuu'],
  ['userToken', 'Kirjautuminen puuttuu'],
  ['m3', 'Määrä puuttuu'],
  ['raeKokoId', 'Raekoko puuttuu'],
])('needs %s: %s [O-180]', (field, text) => {
  for (const absent of [undefined, null, '', ' ']) {
    const { errorText, isAllowed } = judge({ [field]: absent });
    expect({ errorText, isAllowed }).toEqual({
      errorText: `Validointi epäonnistui: ${text}`,
      isAllowed: false,
    });
  }
});

it('takes grain size 0, which is none, for a missing one', () => {
  expect(errorsOf({ raeKokoId: 0 })).toEqual(['Raekoko puuttuu']);
});

it.each([
  [0, ['Määrän on oltava suurempi kuin nolla']],
  [-1, ['Määrän on oltava suurempi kuin nolla']],
  ['x', ['Määrä ei ole luku']],
  ['1e3', ['Määrä ei ole luku']],
  ['12,5', ['Määrä ei ole luku']],
  [Number.NaN, ['Määrä ei ole luku']],
  [Number.POSITIVE_INFINITY, ['Määrä ei ole luku']],
  ['9'.repeat(400), ['Määrä ei ole luku']],
  [[12], ['Määrä ei ole luku']],
])('refuses the amount %p: %j [O-181]', (m3, errors) => {
  expect(errorsOf({ m3 })).toEqual(errors);
});

it.each([
  ['keikkaBetoniId', 'Betonirivin tunnus ei ole luku'],
  ['keikkaId', 'Tilauksen tunnus ei ole luku'],
  ['raeKokoId', 'Raekoko ei ole luku'],
])('refuses %s that is no number: %s [O-181]', (field, text) => {
  expect(errorsOf({ [field]: 'x' })).toEqual([text]);
});

it.each([
  [100, []],
  [100.01, ['Määrä saa olla enintään 100\u00a0m³']],
  [100.1, ['Määrä saa olla enintään 100\u00a0m³']],
  [1, []],
  [0.9, ['Limun määrä 1\u00a0m³ ylittää rivin määrän 0,9\u00a0m³']],
])('judges %d m3 by the most allowed and by the primer: %j [O-182]', (m3, errors) => {
  expect(errorsOf({ m3 }, admin)).toEqual(errors);
});

it('knows a primer of another size and another most [O-182]', () => {
  expect(errorsOf({ m3: 2 }, { primerM3: 2.1 })).toHaveLength(1);
  expect(errorsOf({ m3: 100.1 }, { rules: { ...businessRules, maxM3: 101 } })).toEqual([]);
});

it.each([
  [1.49, 0.49, 1],
  [1.5, 0.5, 0],
  [1, 0, 1],
  [1.1, 0.1, 1],
  [12, 11, 0],
])('of %d m3 leaves %d: warnings %d [O-183]', (m3, _left, count) => {
  const plain = judge({ m3 });
  expect([plain.errors.length, plain.warnings.length, plain.isAllowed]).toEqual([0, count, count === 0]);
  expect(judge({ m3 }, admin).isAllowed).toBe(true);
});

it('counts warnings and says that they need the right to override them [O-183]', () => {
  expect(judge({ m3: 1 }).warningText).toBe(
    '1 varoitus: Jäljelle jää 0\u00a0m³ (suositus vähintään 0,5\u00a0m³). ' +
      'Jatkaminen vaatii pääkäyttäjän oikeuden ohittaa varoitukset',
  );
  expect(judge({ m3: 1 }, admin).warningText).toBe(
    '1 varoitus: Jäljelle jää 0\u00a0m³ (suositus vähintään 0,5\u00a0m³)',
  );
  expect(judge({ m3: 0.4 }, { ...admin, primerM3: 0.2 }).warningText).toBe(
    '2 varoitusta: Määrä on 0,4\u00a0m³ (suositus vähintään 0,5\u00a0m³), ' +
      'Jäljelle jää 0,2\u00a0m³ (suositus vähintään 0,5\u00a0m³)',
  );
});

it.each([
  [0.49, 1],
  [0.5, 0],
])('warns of an amount under the recommended one: %d gives %d [O-183]', (m3, count) => {
  const { warnings } = judge({ m3 });
  expect(warnings.filter((text) => text.startsWith('Määrä'))).toHaveLength(count);
});

it.each<[Partial<LimutusState>, string[]]>([
  [{ toimitettuM3: 0.1 }, ['Betonirivi on jo toimitettu']],
  [{ toimitettuM3: 0 }, []],
  [{ keikkaTilaId: 8 }, ['Tilaus on peruttu']],
  [{ keikkaTilaId: 10 }, ['Tilaus on poistettu']],
  [{ keikkaTilaId: 9 }, []],
])('of what stands as %j says %j [O-184]', (standing, errors) => {
  expect(errorsOf({}, { ...admin, ...standing })).toEqual(errors);
});

it('refuses a second primer of an order, where there may be one only [O-177]', () => {
  expect(errorsOf({}, { hasPrimer: true })).toEqual(['Limubetoni on jo luotu tälle betonille']);
  const rules = { ...businessRules, isOnePrimerPerOrder: false };
  expect(errorsOf({}, { hasPrimer: true, rules })).toEqual([]);
});

it('joins errors, which nobody overrides, and has a text for an unknown failure [O-185]', () => {
  const { errorText, isAllowed } = judge({ m3: 100.1, keikkaId: undefined }, { ...admin, keikkaTilaId: 8 });
  expect(errorText).toBe(
    'Validointi epäonnistui: Tilauksen tunnus puuttuu, Määrä saa olla enintään 100\u00a0m³, Tilaus on peruttu',
  );
  expect(isAllowed).toBe(false);
  expect(limutusErrorText([])).toBe('Validointivirhe');
});
