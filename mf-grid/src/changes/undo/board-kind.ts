import type { GridItem } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import {
  isKeikkaGone,
  type ChangeKind,
  type NewKey,
  type Outcome,
  type Sent,
  type TurnedChange,
} from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { gridDayKey } from '../../day/api/grid-day.js';
import type { BoardDay } from '../../day/model/day-patch.js';
import { findItem, itemKey, palkkiKey } from '../../day/model/grid-day.js';
import { isOutdated, type ChangeDay, type DayCommand } from '../commands/day-command.js';
import type { StepChange } from '../commands/step-change.js';
import { versionsOf } from '../commands/versions-of.js';
import { isGone } from '../../palkki/read-palkki.js';

/** Every change on the board is one of a day. */
type TurnedDay<C extends StepChange> = TurnedChange<C> & { yyyymmdd: Yyyymmdd };

const isOfDay = <C extends StepChange>(turned: TurnedChange<C>): turned is TurnedDay<C> =>
  turned.yyyymmdd !== null;

/** The differences between the kinds of change on the board. */
export interface BoardKind<C extends StepChange> extends Omit<ChangeKind<C>, 'send'> {
  command: (turned: TurnedDay<C>) => DayCommand;
  /** Whether an item without a version is still in the change's `before` state. */
  isLeft?: (day: BoardDay, change: C) => boolean;
}

export interface BoardTools {
  queryClient: QueryClient;
  change: ChangeDay;
}

/** A kind whose steps are sent like any change of a day. */
export const boardKind = <C extends StepChange>(
  { queryClient, change: changeDay }: BoardTools,
  { command, isLeft, ...kind }: BoardKind<C>,
): ChangeKind<C> => ({
  ...kind,
  async send(turned) {
    if (!isOfDay(turned)) throw new Error('A change on the board has no day');
    const { yyyymmdd, change, seen } = turned;
    const shown: BoardDay | undefined = queryClient.getQueryData(gridDayKey(yyyymmdd));
    if (seen && shown && isLeft?.(shown, change) === false) return { outdated: {} };
    try {
      const rows = await changeDay(askedWhenOutdated(command(turned)));
      return { ...sentOf(shown, rows), newKey: newKeyOf(change, rows) };
    } catch (error) {
      return refusal(error);
    }
  },
});

/** Who undoes is asked when somebody else was first, and told of other failures. */
const askedWhenOutdated = ({ failed, ...command }: DayCommand): DayCommand => ({
  ...command,
  failed:
    failed &&
    ((error) => {
      if (isOutdated(error)) return null;
      return typeof failed === 'function' ? failed(error) : failed;
    }),
});

/** A change to the present state makes no version. */
function sentOf(before: BoardDay | undefined, rows: readonly GridItem[]): Sent {
  const known = versionsOf(rows.flatMap((row) => (before && findItem(before, itemKey(row))) ?? []));
  const changed = rows.filter((row) => 'varmenne' in row && row.varmenne !== known[itemKey(row)]);
  return { versions: versionsOf(rows), made: versionsOf(changed) };
}

/** A palkki without a `before` state is made again under another key. */
function newKeyOf(change: StepChange, [made]: readonly GridItem[]): NewKey | undefined {
  const isMade = change.kind === 'palkki' && change.before === null;
  return isMade && made ? { from: palkkiKey(change.palkkiId), to: itemKey(made) } : undefined;
}

/** A step upon a palkki or an order that is no more is forgotten; otherwise it would stand before the others for ever. */
const refusal = (error: unknown): Outcome => {
  if (isOutdated(error)) return { outdated: error.errorDetails ?? {} };
  return isGone(error) || isKeikkaGone(error) ? 'gone' : 'failed';
};
