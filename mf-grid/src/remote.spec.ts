import { readDeclaration } from '@keikka/sdk/testing';
import declaration from './remote.json';

it('declares pages and slots that the shell can read', () => {
  expect(readDeclaration(declaration).faults).toEqual([]);
});
