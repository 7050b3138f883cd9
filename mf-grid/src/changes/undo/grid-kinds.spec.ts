import { palkkiCalls, type GridDay, type GridItem, type GridPalkki } from '@keikka/contracts';
import { ApiError, type ApiClient, type ChangeKind, type Outcome, type VersionsByKey } from '@keikka/sdk';
import { QueryClient } from '@tanstack/react-query';
import { DAY, driver, gridDay, keikka, palkki, vehicle } from '../../../test/day.builder.js';
import { gridDayKey } from '../../day/api/grid-day.js';
import type { ItemKey } from '../../day/model/grid-day.js';
import { droppedStaffing } from '../../day/model/staffing.js';
import { removalTexts } from '../../palkki/use-confirm-removal.js';
import { changeDay } from '../commands/day-command.js';
import type { StepChange, StepOf } from '../commands/step-change.js';
import { gridKinds, type GridTools } from './grid-kinds.js';

const place = (vehicleId: number) => ({ vehicleId, timeStart: 'a', timeEnd: 'b' });
const moveOf = (key: ItemKey, from: number, to: number): StepOf<'move'> => ({
  kind: 'move',
  key,
  before: place(from),
  after: place(to),
});
const tila = (keikkaTilaId: number) => ({ keikkaTilaId, keikkaTilaSelite: String(keikkaTilaId) });
const made: GridPalkki = palkki('9:00', '10:00');
const day = gridDay([vehicle(12, [keikka('7:00', '8:00')])], { kuskit: [driver(5)] });
const kuski: StepOf<'kuski'> = { kind: 'kuski', vehicleId: 12, ...droppedStaffing(day, 12, driver(5)) };
const stepOfPalkki = (before: GridPalkki | null, after: GridPalkki | null): StepOf<'palkki'> => ({
  kind: 'palkki',
  palkkiId: 900,
  before,
  after,
});

const kindsWith = (tools: Partial<GridTools>) => gridKinds(tools as GridTools);

describe('a step on the board', () => {
  const kinds = kindsWith({});
  const kindOf = (change: StepChange): ChangeKind => kinds[change.kind];

  it.each<[string, StepChange, string[]]>([
    ['a move', moveOf('p900', 12, 15), ['p900']],
    ['a status', { kind: 'tila', keikkaId: 4711, before: tila(3), after: tila(4) }, ['k4711']],
    ['a made palkki', stepOfPalkki(null, made), ['p900']],
    ['a deleted palkki', stepOfPalkki(made, null), ['p900']],
    ['a driver, with the vehicle of the day', kuski, ['v12', 'k4711']],
  ])('of %s stands on %s', (_, change, keys) => {
    expect(kindOf(change).records(change)).toEqual(keys);
  });

  it.each<[string, StepChange, boolean]>([
    ['a deleted palkki', stepOfPalkki(made, null), true],
    ['a made palkki', stepOfPalkki(null, made), false],
    ['the status of a deleted order', { kind: 'tila', keikkaId: 1, before: tila(3), after: tila(10) }, true],
    ['another status', { kind: 'tila', keikkaId: 1, before: tila(10), after: tila(3) }, false],
  ])('of %s removes something: %s', (_, change, removes) => {
    expect(kindOf(change).removes?.(change)).toBe(removes);
  });

  it('follows a palkki that was made again under another id', () => {
    const newKey = { from: 'p900', to: 'p77' };
    expect(kinds.move.withNewKey?.(moveOf('p900', 12, 15), newKey)).toEqual(moveOf('p77', 12, 15));
    const again = { ...made, palkkiId: 77 };
    expect(kinds.palkki.withNewKey?.(stepOfPalkki(made, null), newKey)).toEqual({
      ...stepOfPalkki(again, null),
      palkkiId: 77,
    });
  });
});

describe('a step that is sent', () => {
  const board = gridDay([vehicle(12, [{ ...made, varmenne: 4 }])]);
  let answer: () => Promise<GridItem> = () => Promise.resolve(made);
  const saved: unknown[] = [];
  const failures: string[] = [];

  function kindsOn(shown: GridDay) {
    const queryClient = new QueryClient();
    queryClient.setQueryData(gridDayKey(DAY), shown);
    const ask = (_: unknown, input: unknown): Promise<GridItem> => {
      saved.push(input);
      return answer();
    };
    const api = { ask } as unknown as ApiClient;
    const notify = { error: (text: string) => void failures.push(text) };
    return gridKinds({
      queryClient,
      change: changeDay({ api, notify, queryClient }),
      savePalkki: (values) => ask(palkkiCalls.save, values) as Promise<GridPalkki>,
    });
  }
  const send = (change: StepOf<'palkki'>, seen: VersionsByKey | null): Promise<Outcome> =>
    kindsOn(board).palkki.send({ yyyymmdd: DAY, change, seen });
  const sendMove = (): Promise<Outcome> =>
    kindsOn(board).move.send({ yyyymmdd: DAY, change: moveOf('p900', 12, 15), seen: { p900: 4 } });
  const refusedWith = (errorCode: ApiError['errorCode'], errorDetails?: unknown) => () =>
    Promise.reject(
      new ApiError({ status: 409, errorCode, message: errorCode, correlationId: '', errorDetails }),
    );

  const author = { by: 'Marja Lehtonen', at: '2026-11-20T07:41:00.000Z' };

  beforeEach(() => {
    saved.length = 0;
    failures.length = 0;
    answer = () => Promise.resolve(made);
  });

  it('tells which versions it has made, and none of what stood so already', async () => {
    answer = () => Promise.resolve({ ...made, varmenne: 5 });
    const outcome = { versions: { p900: 5 }, newKey: undefined };
    expect(await sendMove()).toEqual({ ...outcome, made: { p900: 5 } });
    expect(saved).toMatchObject([{ palkkiId: 900, varmenne: 4 }]);
    answer = () => Promise.resolve({ ...made, varmenne: 4 });
    expect(await sendMove()).toMatchObject({ made: {} });
  });

  it('tells under which key a palkki was made again', async () => {
    answer = () => Promise.resolve({ ...made, palkkiId: 77, varmenne: 1 });
    expect(await send(stepOfPalkki(null, made), {})).toEqual({
      versions: { p77: 1 },
      made: { p77: 1 },
      newKey: { from: 'p900', to: 'p77' },
    });
    expect(saved).toMatchObject([{ palkkiId: 0 }]);
  });

  it.each<[ApiError['errorCode'], Outcome, string[]]>([
    ['CHANGE.OUTDATED', { outdated: {} }, []],
    ['PALKKI.NOT_FOUND', 'gone', [removalTexts.failed]],
    ['NETWORK', 'failed', [removalTexts.failed]],
  ])('and refused with %s is %s', async (errorCode, outcome, told) => {
    answer = refusedWith(errorCode);
    expect(await send(stepOfPalkki(made, null), { p900: 4 })).toEqual(outcome);
    expect(failures).toEqual(told);
  });

  it.each(['KEIKKA.NOT_FOUND', 'KEIKKA.REMOVED'] as const)(
    'upon an order is gone by %s',
    async (errorCode) => {
      answer = refusedWith(errorCode);
      const change: StepOf<'tila'> = { kind: 'tila', keikkaId: 4711, before: tila(3), after: tila(4) };
      expect(await kindsOn(board).tila.send({ yyyymmdd: DAY, change, seen: null })).toBe('gone');
      expect(failures).toEqual(['Tilan vaihto epäonnistui']);
    },
  );

  it('and refused knows who changed it, and when', async () => {
    answer = refusedWith('CHANGE.OUTDATED', author);
    expect(await sendMove()).toMatchObject({ outdated: author });
  });

  it('is outdated without being sent when the day’s vehicles have other drivers', async () => {
    const shown = gridDay([vehicle(12, [keikka('7:00', '8:00')])], {
      kuskit: [driver(5, { vehicleId: 15, isExplicitAssignment: true })],
    });
    expect(await kindsOn(shown).kuski.send({ yyyymmdd: DAY, change: kuski, seen: {} })).toEqual({
      outdated: {},
    });
    expect(saved).toEqual([]);
  });
});
