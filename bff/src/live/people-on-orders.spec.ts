import { KEPT_MS, PeopleOnOrders, type PersonOnOrder } from './people-on-orders.js';

const OWNER = 1;
const SOURCE = 2;
const STRANGER = 3;
const start = new Date('2026-11-20T06:00:00.000Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);

const person = (personId: number, name: string, asiakasId = OWNER): PersonOnOrder => ({
  personId,
  asiakasId,
  name,
});
const kari = person(1, 'Kari Salminen');
const marja = person(2, 'Marja Lehtonen');

describe('who has an order open', () => {
  let people: PeopleOnOrders;
  beforeEach(() => {
    people = new PeopleOnOrders();
  });

  const open = (who: PersonOnOrder, keikkaId = 10, socketId = `s${who.personId}`, at = start): number[] =>
    people.opened(socketId, keikkaId, who, at);
  const seenBy = ({ personId, asiakasId }: PersonOnOrder, keikkaId = 10, socketId = `s${personId}`) =>
    people.othersOf({ socketId, keikkaId, personId, asiakasId, ownerAsiakasId: OWNER });

  it('sees the others by name, in the order of the alphabet', () => {
    for (const who of [marja, kari, person(3, 'Åke Öhman'), person(4, 'Zoe Aho')]) open(who);
    expect(seenBy(kari)).toEqual(['Marja Lehtonen', 'Zoe Aho', 'Åke Öhman']);
    expect(seenBy(marja)).toEqual(['Kari Salminen', 'Zoe Aho', 'Åke Öhman']);
  });

  it('sees neither the own other tabs nor a person with two tabs twice', () => {
    open(kari);
    open(kari, 10, 'own-other-tab');
    expect(seenBy(kari)).toEqual([]);
    open(marja);
    open(marja, 10, 'her-other-tab');
    expect(seenBy(kari)).toEqual(['Marja Lehtonen']);
    people.closed('her-other-tab');
    expect(seenBy(kari)).toEqual(['Marja Lehtonen']);
  });

  it('sees two persons of one name as two', () => {
    open(kari);
    open(person(5, 'Marja Lehtonen'));
    open(marja);
    expect(seenBy(kari)).toEqual(['Marja Lehtonen', 'Marja Lehtonen']);
  });

  it.each([
    ['the owner’s people know each other and no other company’s', kari, ['Marja Lehtonen', null]],
    [
      'another company’s person knows the own colleagues and the owner’s people',
      person(11, 'Sanna Virta', SOURCE),
      ['Kari Salminen', 'Marja Lehtonen', 'Tero Lahti', null],
    ],
    [
      'a stranger with a right to the order knows the owner’s people',
      person(13, 'Pia Koski', STRANGER),
      ['Kari Salminen', 'Marja Lehtonen', null],
    ],
  ])('%s', (_, viewer, names) => {
    const both = [person(11, 'Sanna Virta', SOURCE), person(12, 'Tero Lahti', SOURCE)];
    for (const who of [kari, marja, ...both, person(13, 'Pia Koski', STRANGER)]) open(who);
    expect(seenBy(viewer)).toEqual(names);
  });

  it('hears of nobody without having the order open', () => {
    open(kari);
    expect(seenBy(marja)).toEqual([]);
    open(marja, 11);
    expect(seenBy(marja)).toEqual([]);
    expect(seenBy(marja, 11)).toEqual([]);
  });

  it('tells which orders are concerned: the one left and the one opened, and none when it is repeated', () => {
    expect(open(kari)).toEqual([10]);
    expect(open(kari)).toEqual([]);
    expect(open(kari, 11)).toEqual([10, 11]);
    expect(people.closed('s1')).toEqual([11]);
    expect(people.closed('s1')).toEqual([]);
  });

  it('keeps a silent tab for 25 s and not a millisecond longer', () => {
    open(kari);
    open(marja, 10, 's2', after(1));
    expect(people.expire(after(KEPT_MS))).toEqual([]);
    expect(seenBy(marja)).toEqual(['Kari Salminen']);
    expect(people.expire(after(KEPT_MS + 1))).toEqual([10]);
    expect(seenBy(marja)).toEqual([]);
  });

  it('keeps a tab that repeats that it has the order open', () => {
    open(kari);
    open(kari, 10, 's1', after(10_000));
    expect(people.expire(after(KEPT_MS + 10_000))).toEqual([]);
    expect(people.expire(after(KEPT_MS + 10_001))).toEqual([10]);
  });
});
