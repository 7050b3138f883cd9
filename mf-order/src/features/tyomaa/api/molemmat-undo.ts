import { sameValue, tyomaaFields, type TyomaaFields } from '@keikka/contracts';
import type { Change, ChangeKind, Notify, VersionsByKey } from '@keikka/sdk';
import { undoOutcome } from '@keikka/sdk/record';
import { texts } from '../texts.js';
import type { Muokattava, Saved, TyomaaOf } from './muokattava.js';

/** What a save changed of an order's copy and of the site itself. */
interface Molemmat {
  tilaus: Partial<TyomaaFields>;
  yhteinen: Partial<TyomaaFields>;
}

/** A save for an order and for the site itself. */
export interface MolemmatChange extends Change, TyomaaOf {
  kind: 'molemmat';
  before: Molemmat;
  after: Molemmat;
}

export const tilausKey = (keikkaId: number): string => `k${keikkaId}`;
export const tyomaaKey = (tyomaaId: number): string => `s${tyomaaId}`;

/** How a save for both is undone and redone: both in one save, or neither. */
export const molemmatKind = (
  save: (saved: Saved) => Promise<Muokattava>,
  notify: Pick<Notify, 'error'>,
): ChangeKind<MolemmatChange> => ({
  records: ({ keikkaId, tyomaaId }) => [tilausKey(keikkaId), tyomaaKey(tyomaaId)],
  async send({ change, seen }) {
    const { keikkaId, tyomaaId, after } = change;
    const { tilaus, yhteinen } = after;
    const tokens = {
      varmenne: seen?.[tilausKey(keikkaId)],
      tyomaaVarmenne: seen?.[tyomaaKey(tyomaaId)],
    };
    try {
      const now = await save({ ...tilaus, ...tokens, yhteinen, saveGlobalTyomaa: true });
      const versions = molempienVersiot(change, now);
      return { versions, made: versions };
    } catch (error) {
      return undoOutcome(error, () => notify.error(texts.undoFailed, error));
    }
  },
});

/** What a save for both changed: of the site only what it got of the order's copy. */
export function molemmatChange(of: TyomaaOf, now: Muokattava, before: Muokattava): MolemmatChange {
  const names = Object.keys(tyomaaFields) as (keyof TyomaaFields)[];
  const tilaus = names.filter((name) => !sameValue(now[name], before[name]));
  const [site, siteBefore] = [now.yhteinen ?? now, before.yhteinen ?? before];
  const yhteinen = names.filter(
    (name) => !sameValue(site[name], siteBefore[name]) && sameValue(site[name], now[name]),
  );
  return {
    ...{ kind: 'molemmat', ...of },
    before: { tilaus: some(before, tilaus), yhteinen: some(siteBefore, yhteinen) },
    after: { tilaus: some(now, tilaus), yhteinen: some(site, yhteinen) },
  };
}

/** The versions that a save for both made: none of what it left as it was. */
export function molempienVersiot(
  { keikkaId, tyomaaId, after }: MolemmatChange,
  { varmenne, yhteinen }: Muokattava,
): VersionsByKey {
  return {
    ...(Object.keys(after.tilaus).length > 0 && { [tilausKey(keikkaId)]: varmenne }),
    ...(Object.keys(after.yhteinen).length > 0 && { [tyomaaKey(tyomaaId)]: yhteinen?.varmenne }),
  };
}

const some = (values: TyomaaFields, names: readonly (keyof TyomaaFields)[]): Partial<TyomaaFields> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
