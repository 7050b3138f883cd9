import { sameValue } from '@keikka/contracts';
import type { ChangeKind, Notify, Outcome } from '@keikka/sdk';

/** A thing that was made (`before` is null), or deleted (`after` is null). */
export interface MadeOrDeleted<Kind extends string, Thing> {
  kind: Kind;
  before: Thing | null;
  after: Thing | null;
}

interface Remaking<Thing> {
  idName: keyof Thing;
  keyOf(thing: Thing): string;
  /** What is compared to see whether a colleague has changed it since: its values, as a save may make several versions. */
  valuesOf(thing: Thing): unknown;
  make(thing: Thing): Promise<Thing>;
  /** How it is now; undefined where that is not known. */
  read(thing: Thing): Promise<Thing> | Thing | undefined;
  remove(thing: Thing): Promise<unknown>;
  isGone(error: unknown): boolean;
  notify: Pick<Notify, 'error'>;
  texts: { remakeFailed: string; removeFailed: string };
}

/** How making and deleting a thing are undone and redone. A deleted one is made again with its values under a new id. */
export function remadeKind<Kind extends string, Thing extends { varmenne: number }>(
  of: Remaking<Thing>,
): ChangeKind<MadeOrDeleted<Kind, Thing>> {
  async function remake(thing: Thing): Promise<Outcome> {
    const made = await of.make(thing);
    const versions = { [of.keyOf(made)]: made.varmenne };
    return { versions, made: versions, newKey: { from: of.keyOf(thing), to: of.keyOf(made) } };
  }
  async function removeAgain(left: Thing, overwrites: boolean): Promise<Outcome> {
    const now = await of.read(left);
    if (!overwrites && now && !sameValue(of.valuesOf(now), of.valuesOf(left))) return { outdated: {} };
    await of.remove(now ?? left);
    return { versions: {}, made: {} };
  }
  return {
    records: ({ before, after }) => [before, after].flatMap((thing) => (thing ? [of.keyOf(thing)] : [])),
    removes: ({ after }) => after === null,
    withNewKey({ kind, before, after }, { to }) {
      const id = { [of.idName]: Number(to.slice(1)) };
      return { kind, before: before && { ...before, ...id }, after: after && { ...after, ...id } };
    },
    async send({ change: { before, after }, seen }) {
      try {
        if (after) return await remake(after);
        return before ? await removeAgain(before, seen === null) : 'gone';
      } catch (error) {
        of.notify.error(after ? of.texts.remakeFailed : of.texts.removeFailed, error);
        return of.isGone(error) ? 'gone' : 'failed';
      }
    },
  };
}
