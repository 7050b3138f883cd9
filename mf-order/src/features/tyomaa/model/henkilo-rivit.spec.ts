import type { TyomaanHenkilo } from '@keikka/contracts';
import { henkiloRivit } from './henkilo-rivit.js';

const henkilo = (personId: number, personFirstName: string, contactPersonTypeId = 0): TyomaanHenkilo => ({
  ...{ personId, personFirstName, contactPersonTypeId },
  ...{ personLastName: 'Rinne', personPhone: `040 555 ${personId}`, personEmail: '' },
  ...{ authEdit: 0, authRead: 0, auth: { edit: 0, read: 0 } },
});
const nobody = { tyomaaContactPersonId: null, yhteyshenkiloNimi: '', yhteyshenkiloPuhelin: '' };
const aino = henkilo(1, 'Aino', 1);
const petri = henkilo(2, 'Petri');

describe('the rows of a site’s persons', () => {
  it('say what each is, and who of them is called', () => {
    expect(henkiloRivit([aino, petri], [], 1, [nobody])).toMatchObject([
      { nimi: 'Aino Rinne', tehtava: 'Vastaava mestari', puhelin: '040 555 1', isYhteyshenkilo: true },
      { nimi: 'Petri Rinne', tehtava: '', isYhteyshenkilo: false },
    ]);
  });

  it('lack who is going, and end with who is coming', () => {
    const turn = (act: 'add' | 'remove', personId: number) =>
      ({ act, personId, nimi: `Henkilö ${personId}`, contactPersonTypeId: 0 }) as const;
    const pending = [turn('remove', 1), turn('add', 3), turn('add', 2)];
    expect(henkiloRivit([aino, petri], pending, null, [nobody]).map(({ nimi }) => nimi)).toEqual([
      'Petri Rinne',
      'Henkilö 3',
    ]);
  });

  it.each([
    ['of an order alone', 7, 7],
    ['known by name and phone alone', null, null],
  ])('begin with a contact %s', (_, tyomaaContactPersonId, chosenId) => {
    const named = { tyomaaContactPersonId, yhteyshenkiloNimi: 'Vartija', yhteyshenkiloPuhelin: '09 123' };
    expect(henkiloRivit([petri], [], chosenId, [named])).toMatchObject([
      { personId: chosenId, nimi: 'Vartija', puhelin: '09 123', isListed: false, isYhteyshenkilo: true },
      { nimi: 'Petri Rinne', isListed: true, isYhteyshenkilo: false },
    ]);
  });
});
