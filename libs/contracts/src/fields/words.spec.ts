import {
  day,
  decimal,
  flag,
  id,
  ids,
  instant,
  latitude,
  lines,
  nullable,
  number,
  reference,
  text,
  whole,
  type Field,
} from './field.js';
import { faultInWords, inWords, lineInWords } from './words.js';

const hinta = decimal({ from: -1000, to: 1_000_000, scale: 4, prints: 2, unit: '€' }, 'Hinta');
const alv = decimal({ from: 0, to: 100, scale: 4, unit: '%' }, 'ALV');
const kuorma = nullable(
  flag('', { words: { yes: 'Tyhjänä työmaalle', no: 'Kuorma kyytiin', none: 'Ajoneuvon mukaan' } }),
);
const betonit = lines({ lujuus: text(20) }, { most: 20 });
const nameOf = (to: string, id: number) => (to === 'vehicle' && id === 7 ? 'P07' : undefined);

/** Finnish numbers have spaces that do not break and a minus of their own; the tables are written with plain ones. */
const plain = (words: string): string => words.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-');

describe('a value in words', () => {
  it.each<[string, Field, unknown, string]>([
    ['an amount of money', hinta, '1234.5', '1 234,50 €'],
    ['a negative one', hinta, '-1', '-1,00 €'],
    ['one of more decimals', hinta, '0.1255', '0,1255 €'],
    ['a share', alv, '25.5', '25,5 %'],
    ['an amount without unit', decimal({ from: 0, to: 9, scale: 1 }), '5.0', '5'],
    ['a whole number', whole(0, 9999, '', { unit: 'min' }), 1500, '1 500 min'],
    ['zero', whole(0, 9), 0, '0'],
    ['yes', flag(), true, 'Kyllä'],
    ['no', flag(), false, 'Ei'],
    ['not known yet', nullable(flag()), null, 'Tyhjä'],
    ['yes in words of its own', kuorma, true, 'Tyhjänä työmaalle'],
    ['no in words of its own', kuorma, false, 'Kuorma kyytiin'],
    ['not known yet in words of its own', kuorma, null, 'Ajoneuvon mukaan'],
    ['degrees', latitude(), 60.1695213, '60,1695213 °'],
    ['metres', number({ from: 0, to: 99, scale: 1, unit: 'm' }), 36.5, '36,5 m'],
    ['what was typed and is no number', number({ from: 0, to: 9, scale: 1, unit: 'm' }), 'noin 5', 'noin 5'],
    ['ids whose names are known', ids(9, { to: 'vehicle' }), [7, 8], 'P07, 8'],
    ['no ids', ids(9), [], 'Tyhjä'],
    ['an instant, in Helsinki', instant(), '2026-11-20T05:30:00.000Z', 'pe 20.11.2026 7:30'],
    ['an instant after midnight in Helsinki', instant(), '2026-11-20T22:05:00.000Z', 'la 21.11.2026 0:05'],
    ['a day', day(), '20261120', 'pe 20.11.2026'],
    ['a reference whose name is known', reference('vehicle'), 7, 'P07'],
    ['a reference whose name is not known', reference('vehicle'), 8, '8'],
    ['a reference to nothing', reference('vehicle'), 0, 'Tyhjä'],
    ['lines', betonit, [{}, {}], '2 riviä'],
    ['no lines', betonit, [], 'Tyhjä'],
    ['a text', text(20), 'Laatta', 'Laatta'],
    ['an empty text', text(20), '', 'Tyhjä'],
    ['none', nullable(hinta), null, 'Tyhjä'],
    ['nothing', hinta, undefined, 'Tyhjä'],
  ])('%s', (_, field, value, words) => {
    expect(plain(inWords(field, value, nameOf))).toBe(words);
  });
});

describe('a line in words', () => {
  const betoni = {
    betoniId: id(),
    m3: decimal({ from: 0, to: 999, scale: 1, unit: 'm³' }, 'Määrä'),
    hinta: nullable(hinta),
    vehicleId: reference('vehicle', 'Ajoneuvo'),
  };

  it.each([
    [
      'its labelled values',
      { betoniId: 17, m3: '12', hinta: '7', vehicleId: 7 },
      'Määrä 12 m³, Hinta 7,00 €, Ajoneuvo P07',
    ],
    ['without those that are none', { betoniId: 17, m3: '12', hinta: null }, 'Määrä 12 m³'],
    ['that is gone', null, 'Poistettu'],
  ])('%s', (_, line, words) => {
    expect(plain(lineInWords(betoni, line, nameOf))).toBe(words);
  });
});

describe('a fault in words', () => {
  it.each([
    ['a missing text', text(20, 'Nimike'), 'missing', 'Anna nimike.'],
    ['a missing amount', alv, 'missing', 'Anna prosentti väliltä 0–100.'],
    ['no whole number', whole(0, 9), 'no number', 'Anna kokonaisluku.'],
    ['no number', hinta, 'no number', 'Anna luku, esim. 12,50.'],
    ['out of range', hinta, 'out of range', 'Anna luku väliltä -1 000–1 000 000.'],
    ['a share out of range', alv, 'out of range', 'Anna prosentti väliltä 0–100.'],
    ['degrees out of range', latitude(), 'out of range', 'Anna luku väliltä -90–90.'],
    ['degrees in words', latitude(), 'no number', 'Anna luku, esim. 12,50.'],
    ['a day of another century', day(), 'out of range', 'Anna päivä vuosilta 2000–2099.'],
    ['a text too long', text(20), 'too long', 'Enintään 20 merkkiä.'],
    ['too many lines', betonit, 'too many', 'Enintään 20 riviä.'],
  ] as const)('%s', (_, field, fault, words) => {
    expect(plain(faultInWords(field, fault))).toBe(words);
  });
});
