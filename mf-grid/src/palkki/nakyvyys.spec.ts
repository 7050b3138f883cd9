import { withGuest, type Guest } from './nakyvyys.js';

const guest = (asiakasId: number, asiakasNimi: string): Guest => ({ asiakasId, asiakasNimi });
const [etela, lohja] = [guest(11, 'Etelä-Betoni Oy'), guest(12, 'Lohjan Valmisbetoni Oy')];

describe('the companies that see a palkki', () => {
  it.each<[string, Guest[], Guest, boolean, Guest[]]>([
    ['one more, by name', [lohja], etela, true, [etela, lohja]],
    ['one that is there already', [etela], etela, true, [etela]],
    ['one fewer', [etela, lohja], etela, false, [lohja]],
    ['one that was not there', [lohja], etela, false, [lohja]],
  ])('are with %s', (_, before, one, isShown, after) => {
    expect(withGuest(before, one, isShown)).toEqual(after);
  });
});
