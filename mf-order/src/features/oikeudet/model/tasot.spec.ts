import { authOf, elsewhere, henkilotIn, levelOf, type Henkilo, type Level } from './tasot.js';

const henkilo = (personId: number, level: Level): Henkilo => {
  const auth = authOf(level);
  return {
    ...{ personId, personFirstName: 'Minna', personLastName: 'Koskinen' },
    ...{ personPhone: '', personEmail: '' },
    ...{ auth, authEdit: auth.edit, authRead: auth.read },
  };
};

it.each<Level>(['none', 'read', 'write'])('%s is the level of its record [O-136]', (level) => {
  expect(levelOf(henkilo(1, level))).toBe(level);
});

it('reads both shapes of a list [O-247]', () => {
  const list = [henkilo(1, 'read')];
  expect(henkilotIn(list)).toBe(list);
  expect(henkilotIn({ personList: list })).toBe(list);
});

describe('access that another list gives (R-82)', () => {
  const lists = {
    keikka: [henkilo(1, 'none'), henkilo(2, 'none'), henkilo(3, 'write')],
    tyomaa: [henkilo(1, 'read'), henkilo(2, 'none')],
    asiakas: [henkilo(1, 'write')],
  };
  it('is the highest of the others', () => {
    expect(elsewhere(lists, 'keikka', 1)).toEqual({ kind: 'asiakas', level: 'write' });
    expect(elsewhere(lists, 'asiakas', 1)).toEqual({ kind: 'tyomaa', level: 'read' });
  });
  it('is none where no other gives any', () => {
    expect(elsewhere(lists, 'keikka', 2)).toBeNull();
    expect(elsewhere(lists, 'keikka', 3)).toBeNull();
    expect(elsewhere({ keikka: lists.keikka }, 'keikka', 1)).toBeNull();
  });
});
