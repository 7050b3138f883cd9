import { ApiError, type Change, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';

type Side = 'kept' | 'deleted';

/** What a company keeps of its own. */
export type KeptKind = 'attrType' | 'omaKomento';

/** A thing of the company's own that was deleted, or brought back. */
export interface KeptChange extends Change {
  kind: KeptKind;
  id: number;
  before: Side;
  after: Side;
}

type Act = (of: { id: number; varmenne?: number }) => Promise<{ varmenne: number }>;

interface Acts {
  remove: Act;
  restore: Act;
}

/** The key of a thing among all that can be undone. */
export const keptKey = (kind: KeptKind, id: number): string => `${kind === 'attrType' ? 'a' : 'o'}${id}`;

/** How the deletion of a thing is undone and redone: it keeps its id, so that lines and commands find it again. */
export function keptKinds(
  kind: KeptKind,
  acts: Acts,
  texts: { removeFailed: string; restoreFailed: string },
  notify: Pick<Notify, 'error'>,
): ChangeKinds<KeptChange> {
  const kinds: ChangeKinds<KeptChange>[KeptKind] = {
    records: ({ id }) => [keptKey(kind, id)],
    removes: ({ after }) => after === 'deleted',
    async send({ change: { id, after }, seen }): Promise<Outcome> {
      const key = keptKey(kind, id);
      const isDeleted = after === 'deleted';
      try {
        const act = isDeleted ? acts.remove : acts.restore;
        const { varmenne } = await act({ id, varmenne: seen?.[key] });
        return { versions: { [key]: varmenne }, made: { [key]: varmenne } };
      } catch (error) {
        if (error instanceof ApiError && error.errorCode === 'CHANGE.OUTDATED')
          return { outdated: error.errorDetails ?? {} };
        notify.error(isDeleted ? texts.removeFailed : texts.restoreFailed, error);
        return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
      }
    },
  };
  return { [kind]: kinds } as ChangeKinds<KeptChange>;
}
