import type { GridItem, GridPalkki } from '@keikka/contracts';
import type { ApiClient } from '@keikka/sdk';
import { QueryClient } from '@tanstack/react-query';
import { at, DAY, gridDay, palkki, vehicle } from '../../../test/day.builder.js';
import { gridDayKey } from '../../day/api/grid-day.js';
import type { DayCommand } from '../commands/day-command.js';
import { palkkiSaves } from './palkki-saves.js';

describe('the undo of a changed palkki', () => {
  const shown = palkki('9:00', '10:00', { varmenne: 4 });
  const place = { vehicleId: 12, timeStart: at('9:00'), timeEnd: at('10:00') };
  const sent: unknown[] = [];
  const drawn: unknown[] = [];
  let theirs: GridPalkki;
  let version = 5;

  const queryClient = new QueryClient();
  const saves = palkkiSaves(DAY, {
    api: { ask: () => Promise.resolve(theirs) } as unknown as ApiClient,
    queryClient,
    change({ change, send }: DayCommand): Promise<GridItem[]> {
      drawn.push(change);
      return send(undefined as unknown as ApiClient, {});
    },
    savePalkki(values) {
      sent.push(values);
      return Promise.resolve({ ...shown, varmenne: version });
    },
  });
  const comment = { before: { keikkaComment: 'Huolto' }, after: { keikkaComment: 'Pesu' } };
  const times = {
    before: { timeStart: at('9:00'), timeEnd: at('10:00') },
    after: { timeStart: at('7:00'), timeEnd: at('8:00') },
  };

  beforeEach(() => {
    sent.length = 0;
    drawn.length = 0;
    version = 5;
    queryClient.setQueryData(gridDayKey(DAY), gridDay([vehicle(12, [shown])]));
  });

  it.each([
    ['a comment', comment, { ...place, keikkaComment: 'Pesu' }],
    ['times', times, { vehicleId: 12, ...times.after }],
  ])('brings %s back and no other field, upon the version that was seen', async (_, values, brought) => {
    expect(await saves.save(900, values, 4)).toEqual({ varmenne: 5, stood: false });
    expect(sent).toEqual([{ ...brought, palkkiId: 900, varmenne: 4 }]);
    expect(drawn).toMatchObject([{ kind: 'palkki', palkkiId: 900, row: { style: shown.style, ...brought } }]);
  });

  it('over a colleague’s changes keeps the others, as they are stored', async () => {
    theirs = palkki('11:00', '12:00', { vehicleId: 15, keikkaComment: 'Kollegan', varmenne: 9 });
    await saves.save(900, comment, undefined);
    expect(sent).toEqual([
      {
        palkkiId: 900,
        vehicleId: 15,
        timeStart: at('11:00'),
        timeEnd: at('12:00'),
        keikkaComment: 'Pesu',
        varmenne: 9,
      },
    ]);
  });

  it('finds a palkki that stands on another day by now', async () => {
    queryClient.setQueryData(gridDayKey(DAY), gridDay([vehicle(12)]));
    theirs = palkki('11:00', '12:00', { varmenne: 4 });
    await saves.save(900, comment, 4);
    expect(sent).toMatchObject([{ timeStart: at('11:00'), keikkaComment: 'Pesu', varmenne: 4 }]);
  });

  it('knows that it stood so already', async () => {
    version = 4;
    expect(await saves.save(900, comment, 4)).toEqual({ varmenne: 4, stood: true });
  });
});
