import { erot, type Pala } from './erot.js';

/** The different piece stands in brackets. */
const marked = (palat: readonly Pala[]): string =>
  palat.map(({ text, isEri }) => (isEri ? `[${text}]` : text)).join('');

describe('what tells two texts apart', () => {
  it.each([
    ['Kivitie 5', 'Kivitie 5 portti 2', 'Kivitie 5', 'Kivitie 5[ portti 2]'],
    ['logistiikkakeskus', 'logistiikka keskus', 'logistiikkakeskus', 'logistiikka[ ]keskus'],
    ['Kirkkonummen', 'Kirkkommen', 'Kirkko[nu]mmen', 'Kirkkommen'],
    ['As Oy Lohjan Kielo', 'Kielon työmaa', '[As Oy Lohjan Kielo]', '[Kielon työmaa]'],
    ['Vihti', '03100 Vihti', '[Vihti]', '[03100 Vihti]'],
    ['sama', 'sama', 'sama', 'sama'],
    ['', 'jotain', '', '[jotain]'],
    ['', '', '', ''],
    ['aa', 'aaa', 'aa', 'aa[a]'],
  ])('%j and %j', (one, other, first, second) => {
    const [palat, others] = erot(one, other);
    expect([marked(palat), marked(others)]).toEqual([first, second]);
  });
});
