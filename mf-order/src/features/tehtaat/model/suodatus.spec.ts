import type { ListedSijainti } from '@keikka/contracts';
import { haettavat, isInOsa, loydetyt, type Osa } from './suodatus.js';

const tehdas = (of: Partial<ListedSijainti> = {}): ListedSijainti => ({
  ...{ sijaintiId: 1, asiakasId: 1, sijaintiTypeId: 1, varmenne: 1 },
  ...{ sijaintiNimi: 'Lohjan tehdas', sijaintiLyh: 'LOH', osoite1: 'Tehtaantie 1', osoite2: '08100 Lohja' },
  ...{ lat: 60.25, lng: 24.07, keikkaCount: 0, tulossa: 0, omistaja: 'Lohjan Betoni Oy' },
  ...of,
});

describe('the factories that are shown', () => {
  it.each(['lohjan', 'loh tehtaan', '08100', 'TEHTAANTIE', 'betoni oy', ''])('are found by %j', (search) => {
    expect(loydetyt(haettavat([tehdas()]), search)).toHaveLength(1);
  });

  it('have each word that is looked for', () => {
    expect(loydetyt(haettavat([tehdas()]), 'lohjan vihti')).toEqual([]);
  });

  it.each<[Osa, Partial<ListedSijainti>, boolean]>([
    ['kaikki', {}, true],
    ['kaytossa', {}, false],
    ['kaytossa', { keikkaCount: 1 }, true],
    ['kaytossa', { tulossa: 1 }, true],
    ['eiSijaintia', {}, false],
    ['eiSijaintia', { lat: 0, lng: 0 }, false],
    ['eiSijaintia', { lat: null, lng: null }, true],
  ])('of the part %s, %j: %s', (osa, of, isIn) => {
    expect(isInOsa(tehdas(of), osa)).toBe(isIn);
  });
});
