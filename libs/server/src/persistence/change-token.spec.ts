import { mergeSave } from './change-token.js';

describe('mergeSave', () => {
  const current = { nimike: 'Pumppaus', hinta: '120', alv: '25.5' };

  it.each([
    ['takes a field nobody else changed', { hinta: '130' }, [], { ...current, hinta: '130' }],
    ['leaves a field out that the save does not carry', {}, [], current],
    [
      'keeps what the other changed when the saver did not touch it',
      { nimike: 'Pumppaus', hinta: '110' },
      [{ field: 'hinta', base: '110' }],
      current,
    ],
    [
      'merges disjoint changes of both',
      { nimike: 'Pumppaustyö', hinta: '110' },
      [{ field: 'hinta', base: '110' }],
      { ...current, nimike: 'Pumppaustyö' },
    ],
    [
      'takes the same change by both as no conflict',
      { hinta: '120' },
      [{ field: 'hinta', base: '110' }],
      current,
    ],
    [
      'takes the saver’s value when the other has changed it back',
      { hinta: '150' },
      [{ field: 'hinta', base: '120' }],
      { ...current, hinta: '150' },
    ],
  ])('%s', (_, incoming, later, merged) => {
    expect(mergeSave(current, incoming, later)).toEqual({ merged });
  });

  it('names base, mine and theirs for a field both changed', () => {
    expect(mergeSave(current, { hinta: '150', alv: '14' }, [{ field: 'hinta', base: '110' }])).toEqual({
      conflicts: [{ field: 'hinta', base: '110', mine: '150', theirs: '120' }],
    });
  });
});
