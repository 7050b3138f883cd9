import { keikkaAnswer } from '@keikka/builders';
import { emptyAnswer } from '../../../../test/empty-answer.js';
import {
  contacts,
  orderer,
  pumppausFacts,
  tehdasFacts,
  sourceFacts,
  tilausFacts,
  tyomaaFacts,
  type Fact,
} from './facts.js';

const values = (facts: Fact[]): Record<string, string> =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]));

describe('facts of the order', () => {
  it('tell who drives what and where the order came from', () => {
    const kuski = {
      personFirstName: 'Ville',
      personLastName: 'Heikkinen',
      personPhone: '',
      personEmail: '',
      m3: 0,
      keikkaCount: 0,
      keikkaMinutes: 0,
    };
    const kuskit = [
      { ...kuski, personId: 1, isExplicitAssignment: true },
      { ...kuski, personId: 2, personFirstName: 'Kalle', isExplicitAssignment: false },
    ];
    expect(values(tilausFacts(keikkaAnswer({ kuskit })))).toEqual({
      Ajoneuvo: 'P12 · 36 m · ABC-12',
      Kuljettajat: 'Ville Heikkinen, Kalle Heikkinen',
    });
    expect(values(sourceFacts(keikkaAnswer()))).toEqual({ Lähde: 'Lohjan Valmisbetoni Oy' });
  });

  it('tell boom and line in metres', () => {
    expect(values(pumppausFacts(keikkaAnswer({ pumppuLinja: 12.5 })))).toEqual({
      Ajoneuvotyyppi: 'Pumppu',
      Puomi: '36 m',
      'Toivottu puomi': '36 m',
      Linja: '12,5 m',
      Saapuminen: 'Tyhjänä työmaalle',
    });
  });

  it.each([
    [2, null, 'Kuorma kyytiin'],
    [3, null, 'Tyhjänä työmaalle'],
    [1, null, undefined],
    [2, true, 'Tyhjänä työmaalle'],
    [3, false, 'Kuorma kyytiin'],
  ])('type %i with empty run %s arrives: %s [O-122]', (vehicleTypeId, tyhjänäTyömaalle, text) => {
    expect(values(pumppausFacts(keikkaAnswer({ vehicleTypeId, tyhjänäTyömaalle })))['Saapuminen']).toBe(text);
  });

  it('tell when the concrete leaves the factory [O-130]', () => {
    expect(values(tehdasFacts(keikkaAnswer({ betoniMatkaAika: 25 })))).toEqual({
      Betonitoimittaja: 'Lohjan Valmisbetoni Oy',
      Ajomatka: '18,4\u00a0km · 25 min',
      'Lähtö tehtaalta': '9:30',
    });
  });

  it.each([
    ['without a distance', { betoniMatkaM: null }, '25 min', '9:30'],
    ['with no distance at all', { betoniMatkaM: 0, betoniMatkaAika: 21.6 }, '22 min', '9:35'],
    ['without a driving time', { betoniMatkaAika: null }, '18,4\u00a0km', undefined],
    ['without a pump time', { pumppuAika: '' }, '18,4\u00a0km · 25 min', undefined],
  ])('tell what is known %s', (_what, change, drive, leaves) => {
    const facts = values(tehdasFacts(keikkaAnswer(change)));
    expect([facts['Ajomatka'], facts['Lähtö tehtaalta']]).toEqual([drive, leaves]);
  });

  it('say that nobody drives an order that has a vehicle', () => {
    expect(values(tilausFacts(keikkaAnswer({ kuskit: [] })))).toMatchObject({ Kuljettaja: 'Ei kuljettajaa' });
  });

  it('leave out what is not known', () => {
    const nothing = emptyAnswer();
    expect(values(tilausFacts(nothing))).toEqual({ Ajoneuvo: 'Ei ajoneuvoa' });
    expect([...pumppausFacts(nothing), ...tehdasFacts(nothing), ...tyomaaFacts(nothing)]).toEqual([]);
    expect(orderer(nothing.keikkaData)).toBeNull();
  });

  it('name whom to call of the order and of the customer, as far as they are known', () => {
    const tero = {
      personId: 7,
      personFirstName: 'Tero',
      personLastName: 'Koskinen',
      personPhone: '040 123 4567',
      personEmail: '',
    };
    const called = { name: 'Tero Koskinen', phone: '040 123 4567', email: '' };
    const answer = (keikka: object) => keikkaAnswer(keikka, { yhteyshenkilot: [tero] });
    expect(contacts(answer({ keikkaContactPersonId: 7, asiakasContactPersonId: 7 }))).toEqual([
      { label: 'Tilauksen yhteyshenkilö', ...called },
      { label: 'Asiakkaan yhteyshenkilö', ...called },
    ]);
    expect(contacts(answer({ asiakasContactPersonId: 8 }))).toEqual([]);
  });
});
