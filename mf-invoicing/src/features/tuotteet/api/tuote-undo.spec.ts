import { tuote } from '@keikka/builders';
import { tuoteCalls, type Tuote } from '@keikka/contracts';
import type { ApiClient } from '@keikka/sdk';
import { QueryClient } from '@tanstack/react-query';
import { tuoteKinds, tuoteSaves } from './tuote-undo.js';

const keyOfNetvisor = (foreignKey: string): Tuote['foreignKeys'] => [
  { tuoteId: 2, asiakasId: 1, foreignKeySourceId: 1, foreignKey, foreignKeySourceName: 'Netvisor' },
];

describe('the undo of a product', () => {
  let stored: Tuote;
  let sent: unknown[] = [];
  const ask = (call: unknown, input: object): Promise<Tuote> => {
    if (call !== tuoteCalls.get) sent.push(input);
    return Promise.resolve(stored);
  };
  const tools = { api: { ask } as unknown as ApiClient, queryClient: new QueryClient(), asiakasId: 1 };
  const saves = tuoteSaves(tools);
  const price = { before: { hinta: '95.00' }, after: { hinta: '90.00' } };
  const netvisor = { before: { netvisor: 'N-8' }, after: { netvisor: 'N-7' } };

  beforeEach(() => {
    sent = [];
    stored = tuote({ tuoteId: 2, nimike: 'Limu', hinta: '95.00', varmenne: 6 });
  });

  it('sends the changed fields alone upon the version that was seen, with the name that is stored', async () => {
    stored = { ...stored, nimike: 'Kollegan', varmenne: 7 };
    await saves.save(2, price, 6);
    expect(sent).toEqual([{ tuoteId: 2, varmenne: 6, nimike: 'Kollegan', hinta: '90.00' }]);
  });

  it('over a colleague’s change leaves the other fields and the keys as they are', async () => {
    stored = { ...stored, nimike: 'Kollegan', foreignKeys: keyOfNetvisor('N-9') };
    await saves.save(2, price, undefined);
    expect(sent).toEqual([{ tuoteId: 2, varmenne: 6, nimike: 'Kollegan', hinta: '90.00' }]);
  });

  it.each([
    ['its key, which goes back', 'N-8', 6, true],
    ['a colleague’s key, about which it asks', 'N-9', 6, false],
    ['a colleague’s key, when told so', 'N-9', undefined, true],
  ])('finds %s', async (_, foreignKey, seen, goesBack) => {
    stored = { ...stored, foreignKeys: keyOfNetvisor(foreignKey) };
    expect('outdated' in (await saves.save(2, netvisor, seen))).toBe(!goesBack);
    const back = { foreignKeySourceId: 1, foreignKey: 'N-7', tuoteId: 2, asiakasId: 1 };
    expect(sent.slice(1)).toEqual(goesBack ? [back] : []);
  });

  it.each([
    ['as it was made', {}, { versions: {}, made: {} }],
    ['in another version with the same values', { varmenne: 9 }, { versions: {}, made: {} }],
    ['with a colleague’s value', { hinta: '1.00' }, { outdated: {} }],
    ['with a colleague’s key', { foreignKeys: keyOfNetvisor('N-9') }, { outdated: {} }],
  ])('takes a made product away %s, or asks', async (_, now, outcome) => {
    const made = stored;
    stored = { ...stored, ...now };
    const change = { kind: 'tuote', before: made, after: null } as const;
    const kinds = tuoteKinds(tools, { error: () => undefined });
    expect(await kinds.tuote.send({ yyyymmdd: null, change, seen: { t2: 6 } })).toEqual(outcome);
  });
});
