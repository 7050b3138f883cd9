import { suositukset } from './suositus.js';

const rajat = [
  { luokka: 'X0', lujuusId: 1, ilma: false },
  { luokka: 'XC3', lujuusId: 6, ilma: false },
  { luokka: 'XC4', lujuusId: 6, ilma: false },
  { luokka: 'XD1', lujuusId: 6, ilma: false },
  { luokka: 'XS3', lujuusId: 8, ilma: false },
  { luokka: 'XF2', lujuusId: 4, ilma: true },
];
const names = ['', 'C12/15', 'C16/20', 'C20/25', 'C25/30', 'C28/35', 'C30/37', 'C32/40', 'C35/45'];

describe('what the standard advises against', () => {
  const of = (lujuusId: number | null, rasitusluokat: string, hasAir = false): string[] =>
    suositukset({ lujuusId, rasitusluokat, hasAir }, rajat, (id) => names[id]);

  it.each<[string, number | null, string, string[]]>([
    ['the least strength', 6, 'XC3,XC4', []],
    ['one under it', 5, 'XC3', ['XC3: standardi suosittelee vähintään lujuutta C30/37.']],
    [
      'two classes that want it',
      5,
      'XC3,XC4',
      ['XC3, XC4: standardi suosittelee vähintään lujuutta C30/37.'],
    ],
    ['the class that wants most', 6, 'XC3,XS3', ['XS3: standardi suosittelee vähintään lujuutta C35/45.']],
    ['no class', 1, '', []],
    ['no strength yet', null, 'XS3', []],
    ['frost without air', 6, 'XF2', ['XF2: standardi suosittelee huokostusta (ilmaa vähintään 4 %).']],
    ['two kinds of chloride', 8, 'XD1,XS3', ['XD ja XS yhdessä ovat epätavalliset.']],
    ['a list that is none', 1, 'roskaa', []],
  ])('is said: %s', (_, lujuusId, rasitusluokat, said) => {
    expect(of(lujuusId, rasitusluokat)).toEqual(said);
  });

  it('is not said of air that is there', () => {
    expect(of(6, 'XF2', true)).toEqual([]);
  });
});
