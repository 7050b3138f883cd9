import { noLinkSettings, type WeightedStat } from '@keikka/contracts';
import { lahteetOf } from './lahteet.js';

const source = (asiakasId: number, asiakasNimi: string) => ({
  asiakasId,
  asiakasNimi,
  colorCode: '',
  settings: noLinkSettings,
});
const stat = (sourceAsiakasId: number, weightedM3: number, weightedCount = 1): WeightedStat => ({
  sourceAsiakasId,
  sourceAsiakasNimi: '',
  sourceAsiakasColorCode: '',
  betoniAsiakasId: null,
  betoniAsiakasNimi: '',
  pumppuAsiakasId: null,
  pumppuAsiakasNimi: '',
  weightedM3,
  weightedCount,
  weightedKeikkaMinutes: 60,
});
const sources = [source(1, 'Äyri'), source(2, 'Betoni'), source(3, 'Cemento'), source(4, 'Aura')];
const names = (of: readonly { asiakasNimi: string }[]) => of.map(({ asiakasNimi }) => asiakasNimi);

describe('the sources of a new order', () => {
  it('are two big ones and the rest, by weighted amount [O-064]', () => {
    const { biggest, others } = lahteetOf(sources, [stat(3, 30), stat(1, 50), stat(2, 40), stat(9, 99)]);
    expect(names(biggest)).toEqual(['Äyri', 'Betoni']);
    expect(names(others)).toEqual(['Cemento', 'Aura']);
    expect([...biggest, ...others].map(({ digit }) => digit)).toEqual(['1', '2', '3', '4']);
  });

  it('sum the rows of a source, in whole orders and tenths of m³', () => {
    const [first] = lahteetOf(sources, [stat(2, 20.5, 1.25), stat(2, 0.54, 0.5), stat(3, 9, 0.25)]).biggest;
    expect(first).toMatchObject({ asiakasId: 2, m3: 21, count: 2 });
  });

  it('that pump alone come before those without orders', () => {
    const { biggest, others } = lahteetOf(sources, [stat(3, 0, 0.25)]);
    expect(biggest).toMatchObject([{ asiakasId: 3, m3: 0, count: 1 }]);
    expect(names(others)).toEqual(['Aura', 'Betoni', 'Äyri']);
  });

  it('are by name while nothing is known of their orders', () => {
    const { biggest, others } = lahteetOf(sources, undefined);
    expect(biggest).toEqual([]);
    expect(names(others)).toEqual(['Aura', 'Betoni', 'Cemento', 'Äyri']);
  });

  it('have a number key up to the ninth', () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      source(at + 1, `Lähde ${String(at).padStart(2, '0')}`),
    );
    expect(
      lahteetOf(many)
        .others.map(({ digit }) => digit)
        .slice(8),
    ).toEqual(['9', null]);
  });
});
