import { keikkaKuski } from '@keikka/builders';
import { gridDay, keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { boardRows } from './board-rows.js';
import { filterHits, filterWords } from './day-filter.js';

describe('the search of the day', () => {
  it.each([
    [' a ', []],
    ['ab', ['ab']],
    ['  Koskinen  Lohja ', ['koskinen', 'lohja']],
    ['ÄÖ', ['äö']],
  ])('takes %j as %j: two letters at least, after trimming [G-197]', (text, words) => {
    expect(filterWords(text)).toEqual(words);
  });

  const koskinen = keikka('10:00', '12:00', { keikkaId: 4711 });
  const vuori = keikka('7:00', '9:00', { keikkaId: 4712, asiakasNimi: 'Infra Vuori Oy' });
  const day = gridDay([
    vehicle(12, [koskinen, vuori]),
    vehicle(15, [
      maskedKeikka('8:00', '9:00', { keikkaId: 9 }),
      palkki('9:00', '10:00', { kuskit: [keikkaKuski()] }),
    ]),
  ]);
  const hits = (text: string) => filterHits(boardRows(day, 1), filterWords(text));

  it.each([
    ['the customer', 'vuori', ['k4712']],
    ['the worksite and town', 'kielo lohja', ['k4712', 'k4711']],
    ['the number of the order', '4711', ['k4711']],
    ['the concrete', 'c30/37 vuori', ['k4712']],
    ['the vehicle', 'P15', ['k9', 'p900']],
    ['the text of a palkki', 'pesu', ['p900']],
    ['the driver of a palkki', 'saarinen juha', ['p900']],
    ['the contact', '040 123', ['k4712', 'k4711']],
    ['the contact in another form', '+358 (0)40-1234567', ['k4712', 'k4711']],
    ['a copied name', '\u202aVuo\u200bri\u202c', ['k4712']],
    ['nothing when a word is nowhere', 'vuori tampere', []],
    ['nothing without words', 'v', []],
  ])('finds by %s', (_, text, keys) => {
    expect(hits(text).sort()).toEqual([...keys].sort());
  });

  it("finds what stands under a '+n' too, from morning to evening", () => {
    const crowd = [5, 4, 3, 2, 1].map((keikkaId) => keikka('7:00', '9:00', { keikkaId }));
    const rows = boardRows(gridDay([vehicle(12, crowd)]), 1);
    expect(filterHits(rows, ['koskinen']).sort()).toEqual(['k1', 'k2', 'k3', 'k4', 'k5']);
  });

  it('tells nothing of an order the viewer may not read', () => {
    expect(hits('koskinen')).toEqual(['k4712', 'k4711']);
  });
});
