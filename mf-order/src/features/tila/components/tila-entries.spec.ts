import { keikkaTilat } from '@keikka/builders';
import { tilaChoices } from '../model/tila-choices.js';
import { tilaEntries } from './tila-entries.js';

/** The statuses that cannot be chosen, with the reason at their end. */
function refused(unchecked: number, currentId = 1) {
  const tilat = keikkaTilat();
  const current = tilat.find(({ keikkaTilaId }) => keikkaTilaId === currentId)!;
  const entries = tilaEntries(tilaChoices(tilat, current), unchecked, () => undefined);
  return entries.flatMap((entry) =>
    'disabled' in entry && entry.disabled ? [[entry.id, entry.detail]] : [],
  );
}

describe('the statuses of a copied order', () => {
  it('from ready on cannot be chosen before all of it was looked at (R-35) [O-030]', () => {
    expect(refused(2)).toEqual(['tila-4', 'tila-5', 'tila-9'].map((id) => [id, '2 tietoa tarkistamatta']));
    expect(refused(1)[0]).toEqual(['tila-4', '1 tieto tarkistamatta']);
    expect(refused(0)).toEqual([]);
  });

  it('are named as ever where it is in such a one already', () => {
    expect(refused(1, 4).map(([id]) => id)).toEqual(['tila-5', 'tila-9']);
  });
});
