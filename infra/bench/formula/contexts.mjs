import { defineSchema } from '@keikka/domain/formula';

/** @typedef {Record<string, number | string>} Context */

const numbers = [
  'm3',
  'kesto',
  'vehiclePuomi',
  'betoniMatkaKm',
  'viikonpaiva',
  'tunti',
  'pumppuLinja',
  'weatherTemp',
];
const texts = ['kaupunki', 'asiakasNimi', 'tyomaaNimi', 'keikkaOtsikko'];
/** The formulas name a dozen; the others are there as in an order. */
const others = Array.from({ length: 48 }, (_, index) => `luku${index}`);

export const names = [...numbers, ...texts, ...others];

/**
 * Distinct contexts of one shape: 60 plain fields, out of JSON as an order is.
 * @param {number} count
 * @returns {Context[]}
 */
export function makeContexts(count) {
  return Array.from({ length: count }, (_, index) => {
    /** @type {Context} */
    const context = {};
    // Measured amounts have three decimals, and hardly two of them are equal.
    numbers.forEach((name, nth) => (context[name] = (((index + 1) * (nth + 3) * 7919) % 97_003) / 1000));
    context.viikonpaiva = (index % 7) + 1;
    context.kaupunki = ['Espoo', 'Vantaa', 'Helsinki'][index % 3] ?? '';
    context.asiakasNimi = `${['Rakennus', 'Betoni', 'Infra Vuori'][index % 3] ?? ''} Oy ${index % 50}`;
    context.tyomaaNimi = `As Oy Kielo ${index % 20}`;
    context.keikkaOtsikko = `Valu ${index % 9}`;
    others.forEach((name, nth) => (context[name] = index + nth));
    return /** @type {Context} */ (JSON.parse(JSON.stringify(context)));
  });
}

/**
 * Reads a field by its name written out, as every variable of the product is read. Only here is it made of text: sixty
 * such functions by hand would say no more.
 * @param {string} name
 * @returns {(context: Context) => unknown}
 */
const reader = (name) => /** @type {never} */ (new Function('context', `return context.${name}`));

export const schema = defineSchema(
  names.map((name) => ({
    name,
    type: texts.includes(name) ? 'string' : 'number',
    label: name,
    group: 'Koe',
    read: reader(name),
  })),
);
