import type { EntityManager } from 'typeorm';
import { Failure, type ChangeAuthor } from '@keikka/contracts';
import { currentContext } from '../messaging/request-context.js';
import { laterChangesOf } from './change-history.js';
import type { Tx } from './transactions.js';

/**
 * Refuses a change of a record that has changed since the caller saw it: in these fields, or in any where none are named.
 * A caller without a version is not refused, and a version that the record has not reached always is.
 * @throws Failure CHANGE.OUTDATED with the time of the last such change and (if the caller may know the name) its person
 */
export async function requireSeen(
  { manager }: Tx,
  { type, id, varmenne }: { type: string; id: number; varmenne: number },
  seenVarmenne: number | undefined,
  fields?: readonly string[],
): Promise<void> {
  if (seenVarmenne === undefined || seenVarmenne === varmenne) return;
  const { asiakasId } = currentContext().actor;
  const later = await laterChangesOf(manager, type, id, seenVarmenne, asiakasId);
  if (fields && seenVarmenne < varmenne && !later.touch(fields)) return;
  throw new Failure('CHANGE.OUTDATED', later.authorOf(fields));
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
  return (await laterChangesOf(manager, type, id, varmenne, asiakasId)).authorOf();
}
