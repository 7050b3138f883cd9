import type { ErrorClass } from './error-class.js';
import { doublingWaits, MOST_RECOVERY_ATTEMPTS, recoveryOf } from './recovery-policy.js';
import { recoveryText } from './recovery-texts.js';

const classes: ErrorClass[] = [
  ...(['NETWORK', 'VALIDATION', 'PERMISSION', 'TRANSACTION', 'DATA_CONSISTENCY', 'BUSINESS_LOGIC'] as const),
];
const failed = (message = '', waitedMs: number[] = []) => ({ message, waitedMs });

it('doubles waits from one second on', () => {
  expect(doublingWaits()).toEqual([1000, 2000, 4000]);
  expect(doublingWaits(2, 500)).toEqual([500, 1000]);
  expect(doublingWaits(0)).toEqual([]);
  expect(MOST_RECOVERY_ATTEMPTS).toBe(3);
});

it.each<[ErrorClass, number[], boolean, boolean]>([
  ['NETWORK', [1000, 2000, 4000], false, false],
  ['VALIDATION', [], false, false],
  ['PERMISSION', [], false, false],
  ['TRANSACTION', [], false, true],
  ['DATA_CONSISTENCY', [0], true, false],
  ['BUSINESS_LOGIC', [], false, false],
])('of class %s: waits %j, refresh %s, rollback %s', (errorClass, waitsMs, refreshFirst, rollBack) => {
  expect(recoveryOf(errorClass)).toMatchObject({ waitsMs, refreshFirst, rollBack });
  expect(recoveryOf(errorClass, { rollsBackAlways: true }).rollBack).toBe(true);
});

it('tries a refusal of the business again only when the line is known [O-310]', () => {
  expect(recoveryOf('BUSINESS_LOGIC', { knowsBetoni: true }).waitsMs).toEqual([0]);
  expect(recoveryOf('BUSINESS_LOGIC', { knowsBetoni: false }).waitsMs).toEqual([]);
  expect(recoveryOf('VALIDATION', { knowsBetoni: true }).waitsMs).toEqual([]);
});

it('takes the waits of the network class from a configuration', () => {
  expect(recoveryOf('NETWORK', { waitsMs: [10] }).waitsMs).toEqual([10]);
});

it('suggests to check amount, grain size and confirmation [O-309]', () => {
  expect(recoveryOf('VALIDATION').suggestions).toEqual([
    'Tarkista määrä',
    'Tarkista raekoko',
    'Tarkista vahvistus',
  ]);
});

it('names user and missing role and suggests to sign in again [O-311]', () => {
  const context = { userName: 'Yrjö Uusitalo', missingRole: 'ajojärjestelijä' };
  expect(recoveryText('PERMISSION', context, failed('forbidden'))).toBe(
    'Käyttäjältä Yrjö Uusitalo puuttuu rooli ajojärjestelijä.',
  );
  expect(recoveryOf('PERMISSION', context).suggestions).toEqual([
    'Kirjaudu uudelleen sisään',
    'Pyydä pääkäyttäjältä rooli ajojärjestelijä',
  ]);
  expect(recoveryText('PERMISSION', {}, failed())).toBe('Käyttäjältä puuttuu tarvittava rooli.');
  expect(recoveryOf('PERMISSION').suggestions).toContain('Pyydä rooli pääkäyttäjältä');
});

it('suggests to load the page again when data have changed meanwhile [O-312]', () => {
  expect(recoveryOf('DATA_CONSISTENCY').suggestions).toEqual(['Lataa sivu uudelleen']);
});

it('names the waits that did not help a network error', () => {
  const lost = 'Verkkoyhteysvirhe: palvelin ei vastannut.';
  expect(recoveryText('NETWORK', {}, failed('Failed to fetch'))).toBe(lost);
  expect(recoveryText('NETWORK', {}, failed('', [1000]))).toBe(
    `${lost} Yritettiin uudelleen 1 sekunnin kuluttua.`,
  );
  expect(recoveryText('NETWORK', {}, failed('', [1000, 2000, 4000]))).toBe(
    `${lost} Yritettiin uudelleen 1, 2 ja 4 sekunnin kuluttua.`,
  );
});

it.each<[ErrorClass, string, string]>([
  ['VALIDATION', 'Määrä puuttuu', 'Tiedot eivät kelpaa: Määrä puuttuu.'],
  ['VALIDATION', '', 'Tiedot eivät kelpaa.'],
  ['TRANSACTION', 'rollback', 'Tallennus keskeytyi: rollback.'],
  ['DATA_CONSISTENCY', 'conflict', 'Tiedot eivät ole ajan tasalla.'],
  ['BUSINESS_LOGIC', 'M3 tallentaminen epäonnistui', 'M3 tallentaminen epäonnistui.'],
  ['BUSINESS_LOGIC', 'Limutus valmis!', 'Limutus valmis!'],
  ['BUSINESS_LOGIC', '', 'Toiminto epäonnistui.'],
])('of class %s and message %j says %s [O-315]', (errorClass, message, text) => {
  expect(recoveryText(errorClass, {}, failed(message))).toBe(text);
});

it('has Finnish text and advice for each class [O-315]', () => {
  for (const errorClass of classes) {
    expect(recoveryText(errorClass, {}, failed())).toMatch(/^[A-ZÄÖ].*\.$/);
    expect(recoveryOf(errorClass).suggestions.length).toBeGreaterThan(0);
  }
});
