import type { EntityManager } from 'typeorm';
import { Failure, type ChangeAuthor } from '@keikka/contracts';
import { currentContext } from '../messaging/request-context.js';
import { laterChangesOf } from './change-history.js';
import type { Tx } from './transactions.js';

/**
 * Refuses a change of a record that has changed since the caller saw it. A caller without a version is not refused.
 * @throws Failure CHANGE.OUTDATED with the time of the last change and (if the caller may know the name) its person
 */
export async function requireSeen(
  { manager }: Tx,
  { type, id, varmenne }: { type: string; id: number; varmenne: number },
  seenVarmenne: number | undefined,
): Promise<void> {
  if (seenVarmenne === undefined || seenVarmenne === varmenne) return;
  throw new Failure('CHANGE.OUTDATED', await authorSince(manager, { type, id, varmenne: seenVarmenne }));
}

/** Who made the newest version of a record, and when, as far as the asker may know. */
export const lastAuthorOf = (
  { manager }: Tx,
  { varmenne, ...record }: { type: string; id: number; varmenne: number },
): Promise<ChangeAuthor> => authorSince(manager, { ...record, varmenne: varmenne - 1 });

async function authorSince(
  manager: EntityManager,
  { type, id, varmenne }: { type: string; id: number; varmenne: number },
): Promise<ChangeAuthor> {
  const { asiakasId } = currentContext().actor;
  return (await laterChangesOf(manager, type, id, varmenne, asiakasId)).author;
}
