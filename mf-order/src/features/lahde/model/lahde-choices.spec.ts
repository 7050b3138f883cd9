import { lahdeChoices } from './lahde-choices.js';

const own = { asiakasId: 1, asiakasNimi: 'Oma Oy', colorCode: '#111111' };
const lohja = { asiakasId: 11, asiakasNimi: 'Lohjan Betoni', colorCode: '#222222' };
const from = (sourceAsiakasId: number, sourceAsiakasNimi: string) => ({
  sourceAsiakasId,
  sourceAsiakasNimi,
  sourceAsiakasColorCode: '#333333',
});
const shown = (keikka: ReturnType<typeof from>) =>
  lahdeChoices([own, lohja], keikka).map(({ lahde, isCurrent, mayChoose }) => [
    lahde.sourceAsiakasNimi,
    isCurrent,
    mayChoose,
  ]);

describe('the sources of an order', () => {
  it('are the company and its source customers, the present one marked [O-007]', () => {
    expect(shown(from(11, 'Lohjan Betoni'))).toEqual([
      ['Oma Oy', false, true],
      ['Lohjan Betoni', true, true],
    ]);
  });

  it('begin with the present one when it is no source any more', () => {
    expect(shown(from(12, 'Vanha Oy'))[0]).toEqual(['Vanha Oy', true, false]);
  });

  it('are these alone for an order without a source', () => {
    expect(shown(from(0, ''))).toHaveLength(2);
  });
});
