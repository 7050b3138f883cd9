import type { LahetysAskel, LahetysTila } from '@keikka/contracts';
import { lahetyksenVaiheet } from './lahetyksen-vaiheet.js';

const at = (second: number) => `2026-11-20T08:00:${String(second).padStart(2, '0')}.000Z`;
const askeleet = (...tilat: LahetysTila[]) =>
  tilat.map((tila, index) => ({ tila, alkoi: at(index * 10) }) as LahetysAskel);

describe('the states of a sending', () => {
  it('are those it went through, with their times, up to the end', () => {
    expect(
      lahetyksenVaiheet({
        tila: 'lähetetty',
        askeleet: askeleet('odottaa', 'lähetyksessä', 'lähetyksessä'),
        paattynyt: at(25),
      }),
    ).toEqual([
      { tila: 'odottaa', alkoi: at(0), loppui: at(10) },
      { tila: 'lähetyksessä', alkoi: at(10), loppui: at(25) },
      { tila: 'lähetetty', alkoi: at(25), loppui: null },
    ]);
  });

  it('end before the last one while it is stopped', () => {
    const tilat = askeleet('odottaa', 'lähetyksessä', 'varmistetaan');
    expect(lahetyksenVaiheet({ tila: 'ristiriita', askeleet: tilat, paattynyt: at(40) })).toEqual([
      { tila: 'odottaa', alkoi: at(0), loppui: at(10) },
      { tila: 'lähetyksessä', alkoi: at(10), loppui: at(20) },
      { tila: 'varmistetaan', alkoi: at(20), loppui: at(40) },
      { tila: 'ristiriita', alkoi: at(40), loppui: null },
      { tila: 'lähetetty', alkoi: null, loppui: null },
    ]);
  });

  it('leave out a stop that was settled', () => {
    const tilat = askeleet('odottaa', 'lähetyksessä', 'ristiriita', 'lähetyksessä');
    expect(
      lahetyksenVaiheet({ tila: 'lähetyksessä', askeleet: tilat, paattynyt: null }).map((one) => one.tila),
    ).toEqual(['odottaa', 'lähetyksessä', 'lähetetty']);
  });

  it('begin with waiting before anything was done', () => {
    expect(lahetyksenVaiheet({ tila: 'odottaa', askeleet: askeleet('odottaa'), paattynyt: null })).toEqual([
      { tila: 'odottaa', alkoi: at(0), loppui: null },
      { tila: 'lähetetty', alkoi: null, loppui: null },
    ]);
  });
});
