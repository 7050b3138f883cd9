import { businessRules, limutusConfig } from './limutus-config.js';
import {
  isLimutusOffered,
  limutusRefusal,
  limutusRefusalReason,
  type LimutusCheck,
  type LimutusLine,
} from './limutus-refusal.js';

const line: LimutusLine = { m3: 12, raeKokoId: 1, betoniVahvistettu: null };
const all = { canEditConcrete: true, canCreatePrimer: true };
const refusal = (own: Partial<LimutusLine>, rest: Partial<LimutusCheck> = {}) =>
  limutusRefusal({ line: { ...line, ...own }, hasPrimer: false, permissions: all, ...rest });

const grain = 'Limutus on mahdollista vain 16mm tai 32mm raekokoiselle betonille';
const amount = 'Betonimäärän täytyy olla vähintään 1m³ limutusta varten';
const primer = 'Limubetoni on jo luotu tälle betonille';
const right = 'Ei oikeuksia muokata betonin tietoja';

describe('limutusRefusal', () => {
  it.each([
    [true, 'Limutus ei ole mahdollista vahvistetulle betonille'],
    [false, undefined],
    [null, undefined],
  ])('of a line whose confirmation is %s: %s [O-174]', (betoniVahvistettu, text) => {
    expect(refusal({ betoniVahvistettu })).toBe(text);
  });

  it.each([
    [1, undefined],
    [3, undefined],
    [4, grain],
    [2, grain],
    [0, grain],
    [null, grain],
  ])('of grain size %s: %s [O-175]', (raeKokoId, text) => {
    expect(refusal({ raeKokoId })).toBe(text);
  });

  it.each([
    [0.9, amount],
    [0.99, amount],
    [1, undefined],
    [100.1, undefined],
  ])('of %d m3: %s [O-176]', (m3, text) => {
    expect(refusal({ m3 })).toBe(text);
  });

  it('of an order that has a primer [O-177]', () => {
    expect(refusal({}, { hasPrimer: true })).toBe(primer);
  });

  it('of a person who may not edit concrete or make primers [O-178]', () => {
    expect(refusal({}, { permissions: { ...all, canEditConcrete: false } })).toBe(right);
    expect(refusal({}, { permissions: { ...all, canCreatePrimer: false } })).toBe(right);
  });

  it('is the first in the printed order', () => {
    const wrong: LimutusCheck = {
      line: { m3: 0.5, raeKokoId: 4, betoniVahvistettu: true },
      hasPrimer: true,
      permissions: { canEditConcrete: false, canCreatePrimer: false },
    };
    const fixes: ((check: LimutusCheck) => LimutusCheck)[] = [
      (check) => ({ ...check, line: { ...check.line, betoniVahvistettu: false } }),
      (check) => ({ ...check, line: { ...check.line, raeKokoId: 3 } }),
      (check) => ({ ...check, line: { ...check.line, m3: 1 } }),
      (check) => ({ ...check, hasPrimer: false }),
      (check) => ({ ...check, permissions: all }),
    ];
    const checks = fixes.reduce((done, fix) => [...done, fix(done.at(-1) ?? wrong)], [wrong]);
    expect(checks.map(limutusRefusalReason)).toEqual([
      ...['confirmed', 'raeKoko', 'm3', 'primer', 'permission'],
      undefined,
    ]);
  });

  it('follows other rules and another configuration', () => {
    const rules = { ...businessRules, allowsConfirmed: true, isOnePrimerPerOrder: false };
    expect(refusal({ betoniVahvistettu: true }, { hasPrimer: true, rules })).toBeUndefined();
    const config = { ...limutusConfig, sourceRaeKokoIds: [2], sourceMinM3: 20 };
    expect(refusal({}, { config })).toBe(grain);
    expect(refusal({ raeKokoId: 2 }, { config })).toBe(amount);
  });
});

describe('isLimutusOffered', () => {
  it.each([
    [2, 1, true],
    [2, 2, true],
    [2, 3, true],
    [1.9, 1, false],
    [1.99, 1, false],
    [2, null, false],
    [2, 0, false],
    [2, 4, false],
  ])('for %d m3 of grain size %s: %s [O-179]', (m3, raeKokoId, expected) => {
    expect(isLimutusOffered({ m3, raeKokoId })).toBe(expected);
  });

  it('not without a line [O-179]', () => {
    expect(isLimutusOffered(undefined)).toBe(false);
  });
});
