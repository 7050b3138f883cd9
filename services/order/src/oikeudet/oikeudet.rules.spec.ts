import { authOf, levelOf } from './oikeudet.rules.js';

const off = { addPerson: 0, editPerson: 0, listPersons: 0, createKeikka: 0 };

it.each([
  [{ edit: 1, read: 1 }, 'write'],
  [{ edit: 1, read: 0 }, 'write'],
  [{ edit: 0, read: 1 }, 'read'],
  [{ edit: 0, read: 0 }, 'none'],
])('%j means %s [O-136]', (auth, level) => {
  expect(levelOf(auth)).toBe(level);
});

it.each([
  ['write', { ...off, edit: 1, read: 1 }],
  ['read', { ...off, edit: 0, read: 1 }],
  ['none', { ...off, edit: 0, read: 0 }],
] as const)('on an order %s is %j, and gives nothing else [O-137]', (level, auth) => {
  expect(authOf('keikka', level)).toEqual(auth);
});

it.each([
  ['tyomaa', 'write', 1],
  ['asiakas', 'write', 1],
  ['tyomaa', 'read', 0],
  ['asiakas', 'none', 0],
] as const)('on a %s %s makes orders: %d [O-138]', (kind, level, createKeikka) => {
  expect(authOf(kind, level)).toMatchObject({ addPerson: 0, editPerson: 0, listPersons: 0, createKeikka });
});
