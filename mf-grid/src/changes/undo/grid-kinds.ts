import { keikkaTila } from '@keikka/domain';
import type { ChangeKind, ChangeKinds } from '@keikka/sdk';
import { keikkaKey, palkkiKey, type ItemKey } from '../../day/model/grid-day.js';
import { isStaffedAs } from '../../day/model/staffing.js';
import type { SendPalkki } from '../../palkki/send-palkki.js';
import { restoreDriversCommand } from '../commands/driver-commands.js';
import { moveCommand, movesCommand } from '../commands/move-command.js';
import { nakyvyysCommand } from '../commands/nakyvyys-command.js';
import { deletePalkkiCommand, palkkiKuskiCommand, remakePalkkiCommand } from '../commands/palkki-commands.js';
import type { StepChange, StepOf } from '../commands/step-change.js';
import { setTilaCommand } from '../commands/tila-commands.js';
import { boardKind, type BoardTools } from './board-kind.js';

export interface GridTools extends BoardTools {
  savePalkki: SendPalkki;
}

/** How each kind of change on the board is undone and redone. */
export const gridKinds = (tools: GridTools): ChangeKinds<StepChange> => ({
  move: boardKind<StepOf<'move'>>(tools, {
    records: ({ key }) => [key],
    withNewKey: (change, { to }) => ({ ...change, key: to as ItemKey }),
    command: ({ yyyymmdd, change, seen }) => moveCommand(yyyymmdd, change, seen ?? {}),
  }),
  moves: boardKind<StepOf<'moves'>>(tools, {
    records: ({ after }) => after.map(({ key }) => key),
    command: ({ yyyymmdd, change, seen }) => movesCommand(yyyymmdd, change, seen ?? {}),
  }),
  tila: boardKind<StepOf<'tila'>>(tools, {
    records: ({ keikkaId }) => [keikkaKey(keikkaId)],
    removes: ({ after }) => after.keikkaTilaId === keikkaTila.poistettu,
    command: ({ yyyymmdd, change, seen }) => setTilaCommand(yyyymmdd, change, seen ?? {}),
  }),
  kuski: boardKind<StepOf<'kuski'>>(tools, {
    records: ({ vehicleId, after }) => [
      `v${vehicleId}`,
      ...after.orders.map(({ keikkaId }) => keikkaKey(keikkaId)),
    ],
    isLeft: (day, { before }) => isStaffedAs(day, before),
    command: ({ yyyymmdd, change, seen }) => restoreDriversCommand(yyyymmdd, change, () => seen ?? {}),
  }),
  palkkiKuski: boardKind<StepOf<'palkkiKuski'>>(tools, {
    records: ({ palkkiId }) => [palkkiKey(palkkiId)],
    withNewKey: (change, { to }) => ({ ...change, palkkiId: Number(to.slice(1)) }),
    command: ({ yyyymmdd, change, seen }) => palkkiKuskiCommand(yyyymmdd, change, seen ?? {}),
  }),
  nakyvyys: boardKind<StepOf<'nakyvyys'>>(tools, {
    records: ({ palkkiId }) => [palkkiKey(palkkiId)],
    withNewKey: (change, { to }) => ({ ...change, palkkiId: Number(to.slice(1)) }),
    command: ({ yyyymmdd, change }) => nakyvyysCommand(yyyymmdd, change, tools.queryClient),
  }),
  palkki: palkkiKind(tools),
});

const palkkiKind = (tools: GridTools): ChangeKind<StepOf<'palkki'>> =>
  boardKind(tools, {
    records: ({ palkkiId }) => [palkkiKey(palkkiId)],
    removes: ({ after }) => after === null,
    withNewKey({ before, after, ...change }, { to }) {
      const palkkiId = Number(to.slice(1));
      return {
        ...change,
        palkkiId,
        before: before && { ...before, palkkiId },
        after: after && { ...after, palkkiId },
      };
    },
    command: ({ yyyymmdd, change: { palkkiId, after }, seen }) =>
      after
        ? remakePalkkiCommand(yyyymmdd, after, tools.savePalkki)
        : deletePalkkiCommand(yyyymmdd, palkkiId, seen ?? {}),
  });
