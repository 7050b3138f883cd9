import { Injectable } from '@nestjs/common';
import {
  Failure,
  hintaFields,
  valuFields,
  type Actor,
  type InputOf,
  type KeikkaBetoniAttr,
  type keikkaBetoniCalls,
  type SavedBetonit,
  type TaasTarkistettavat,
} from '@keikka/contracts';
import { demandWithin, savedFields } from '@keikka/contracts/fields';
import { Transactions, type Tx } from '@keikka/server';
import { allowPrices, allowPricing } from '../access/keikka-access.policy.js';
import { addAttrs, attrsOf } from '../keikka/keikka-betoni-attr.sql.js';
import { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';
import type { Keikka } from '../keikka/keikka.entity.js';
import { keikat, toCheckAgain } from '../keikka/keikka.record.js';
import { KeikkaEdit, type Allows, type EditedKeikka } from '../keikka-save/keikka-edit.service.js';
import { namesOf } from './betoni-names.sql.js';
import { KeikkaBetoniReader, keikkaIdOf, lineIn } from './keikka-betoni-reader.service.js';
import {
  copiedLine,
  madeId,
  madeLine,
  requireDeletable,
  requireOpen,
  savedLineOf,
  tidied,
  withLine,
  type SavedLine,
} from './keikka-betoni.rules.js';

type Input<Name extends keyof typeof keikkaBetoniCalls> = InputOf<(typeof keikkaBetoniCalls)[Name]>;

/** The line that an act is about, and the order that the caller names beside it. */
interface OfLine {
  keikkaBetoniId: number;
  keikkaId?: number;
  varmenne?: number;
  taasTarkistettavat?: TaasTarkistettavat;
}

/** The order with its lines as they are stored. */
interface Lines extends EditedKeikka {
  stored: KeikkaBetoni[];
}

/** What an act makes of the lines: one is changed or made, or one is removed. */
type Act = { line: SavedLine; attrs?: readonly KeikkaBetoniAttr[] } | { removed: number };

/**
 * The acts on the concrete lines of an order. Each throws, beside its own failures, KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS,
 * KEIKKA.REMOVED, BETONI.NOT_FOUND, BETONI.UNKNOWN_CHOICE, SAVE.CONFLICT and CHANGE.OUTDATED.
 */
@Injectable()
export class KeikkaBetoniService {
  constructor(
    private readonly transactions: Transactions,
    private readonly edit: KeikkaEdit,
    private readonly reader: KeikkaBetoniReader,
  ) {}

  /** @throws Failure BETONI.TOO_MANY, BETONI.UNKNOWN_RASITUS */
  make(actor: Actor, of: Input<'make'>): Promise<SavedBetonit> {
    const values = tidied(savedFields(valuFields, of));
    return this.transactions.runOnce(actor, 'keikka-betoni.make', of, async (tx) => {
      const lines = await this.linesOf(tx, actor, of.keikkaId);
      return this.store(tx, actor, lines, { line: madeLine(values, lines.stored) }, of);
    });
  }

  /** @throws Failure BETONI.CONFIRMED, BETONI.UNKNOWN_RASITUS */
  save(actor: Actor, of: OfLine & Partial<Input<'saveSliders'>>): Promise<SavedBetonit> {
    const values = tidied(savedFields(valuFields, of));
    return this.act(actor, 'save', of, ({ keikkaBetoniId, ...line }) => {
      requireOpen(line);
      return { line: { keikkaBetoniId, ...values } };
    });
  }

  /**
   * What is charged for a line, which its confirmation says nothing of: that one is of quality and amount.
   * @throws Failure REQUEST.INVALID
   */
  async savePrice(actor: Actor, of: Input<'savePrice'>): Promise<SavedBetonit> {
    const values = savedFields(hintaFields, of);
    demandWithin(hintaFields, values);
    return this.act(
      actor,
      'save-price',
      of,
      ({ keikkaBetoniId }) => ({ line: { keikkaBetoniId, ...values } }),
      allowPricing,
    );
  }

  /** @throws Failure BETONI.CONFIRMED, BETONI.TOO_MANY */
  copy(actor: Actor, of: Input<'copy'>): Promise<SavedBetonit> {
    return this.act(actor, 'copy', of, async (line, { manager }) => {
      requireOpen(line);
      return { line: copiedLine(savedLineOf(line)), attrs: await attrsOf(manager, line.keikkaBetoniId) };
    });
  }

  /** @throws Failure BETONI.CONFIRMED, BETONI.DELIVERED */
  delete(actor: Actor, of: Input<'delete'>): Promise<SavedBetonit> {
    return this.act(actor, 'delete', of, (line) => {
      requireDeletable(line);
      return { removed: line.keikkaBetoniId };
    });
  }

  /** @throws Failure BETONI.NOT_WHOLE */
  confirm(actor: Actor, of: Input<'confirm'>): Promise<SavedBetonit> {
    const { betoniVahvistettu } = of;
    return this.act(actor, 'confirm', of, async ({ keikkaBetoniId, ...line }, tx) => {
      if (betoniVahvistettu === true) await requireWhole(tx, line);
      return { line: { keikkaBetoniId, betoniVahvistettu } };
    });
  }

  /**
   * Makes a line again as the history has it, prices and all, whoever deleted it.
   * @throws Failure BETONI.NOT_FOUND when it was never deleted, BETONI.TOO_MANY
   */
  restore(actor: Actor, of: Input<'restore'>): Promise<SavedBetonit> {
    return this.transactions.runOnce(actor, 'keikka-betoni.restore', of, async (tx) => {
      const lines = await this.linesOf(tx, actor, of.keikkaId);
      const [deleted] = await tx.manager.query<{ line: DeletedLine }[]>(DELETED_SQL, [
        of.keikkaId,
        `betonit/${of.keikkaBetoniId}`,
      ]);
      const isThere = lines.stored.some(({ keikkaBetoniId }) => keikkaBetoniId === of.keikkaBetoniId);
      if (!deleted || isThere) throw new Failure('BETONI.NOT_FOUND');
      const { keikkaBetoniId: _, attrs, ...line } = deleted.line;
      return this.store(tx, actor, lines, { line, attrs }, { taasTarkistettavat: of.taasTarkistettavat });
    });
  }

  /** An act on one line, which the rule may refuse; `allows` says who may do it where that is not the order's editor. */
  private act(
    actor: Actor,
    name: string,
    of: OfLine,
    rule: (line: KeikkaBetoni, tx: Tx) => Act | Promise<Act>,
    allows?: Allows,
  ): Promise<SavedBetonit> {
    return this.transactions.runOnce(actor, `keikka-betoni.${name}`, of, async (tx) => {
      const keikkaId = await keikkaIdOf(tx.manager, of.keikkaBetoniId);
      if (of.keikkaId !== undefined && of.keikkaId !== keikkaId) throw new Failure('BETONI.NOT_FOUND');
      const lines = await this.linesOf(tx, actor, keikkaId, allows);
      const act = await rule(lineIn(lines.stored, of.keikkaBetoniId), tx);
      return this.store(tx, actor, lines, act, of);
    });
  }

  private async linesOf(tx: Tx, actor: Actor, keikkaId: number, allows?: Allows): Promise<Lines> {
    const edited = await this.edit.lock(tx, actor, keikkaId, allows);
    return { ...edited, stored: await tx.manager.findBy(KeikkaBetoni, { keikkaId }) };
  }

  private async store(
    tx: Tx,
    actor: Actor,
    { keikka, facts, stored }: Lines,
    act: Act,
    { varmenne: seenVarmenne, taasTarkistettavat }: Pick<OfLine, 'varmenne' | 'taasTarkistettavat'>,
  ): Promise<SavedBetonit> {
    const linesOf = (seen: readonly SavedLine[]): SavedLine[] =>
      'line' in act
        ? withLine(seen, act.line)
        : seen.filter(({ keikkaBetoniId }) => keikkaBetoniId !== act.removed);
    const may = { prices: allowPrices(actor, facts) };
    const patch = await keikat.mergedLines(tx, keikka, 'betonit', linesOf, seenVarmenne, may);
    const line = 'line' in act ? act.line : undefined;
    const betonit = line && patch.betonit ? await named(tx, patch.betonit, line) : patch.betonit;
    const removed =
      'removed' in act ? await removal(tx, { keikka, facts, stored }, act.removed, seenVarmenne) : undefined;
    const again = toCheckAgain(keikka, taasTarkistettavat, ['betonit']);
    const changed = await keikat.change(tx, keikka, betonit ? { betonit, ...again } : {}, removed);
    if ('line' in act && act.attrs) await addAttrs(tx.manager, await lastLineOf(tx, keikka), act.attrs);
    return this.reader.saved(tx.manager, actor, facts, changed, (now) =>
      'removed' in act ? act.removed : (line?.keikkaBetoniId ?? madeId(stored, now)),
    );
  }
}

type DeletedLine = SavedLine & { attrs?: KeikkaBetoniAttr[] };

/** A line as the history keeps one that was deleted: $1 the order, $2 its name there. */
const DELETED_SQL = `select old_value as line from change_history
where entity_type = 'keikka' and entity_id = $1 and field_name = $2 and new_value is null
order by change_id desc limit 1`;

/** @throws Failure BETONI.NOT_WHOLE */
async function requireWhole({ manager }: Tx, line: Omit<KeikkaBetoni, 'keikkaBetoniId'>): Promise<void> {
  const puuttuu = line.m3 > 0 ? (await namesOf(manager, line)).puuttuu : 'Määrä puuttuu.';
  if (puuttuu) throw new Failure('BETONI.NOT_WHOLE', { puuttuu });
}

/**
 * The lines with the name of the changed one. A made one has its price too, which its maker may not see and the merge
 * leaves out.
 */
async function named<Line extends SavedLine & Parameters<typeof namesOf>[1]>(
  { manager }: Tx,
  lines: readonly Line[],
  changed: SavedLine,
): Promise<Line[]> {
  const isIt = ({ keikkaBetoniId }: SavedLine): boolean =>
    (keikkaBetoniId ?? null) === (changed.keikkaBetoniId ?? null);
  const line = lines.find(isIt);
  if (!line) return [...lines];
  const { betoniString } = await namesOf(manager, line);
  const isNew = changed.keikkaBetoniId === undefined;
  return lines.map((one) => (one === line ? { ...(isNew && changed), ...one, betoniString } : one));
}

/** The line that was made last in an order that is locked. */
async function lastLineOf({ manager }: Tx, { keikkaId }: Keikka): Promise<number> {
  return (await manager.maximum(KeikkaBetoni, 'keikkaBetoniId', { keikkaId })) ?? 0;
}

/**
 * A line that is deleted stays in the history with its extras.
 * @throws Failure CHANGE.OUTDATED when another has changed these since the caller saw them
 */
async function removal(
  tx: Tx,
  { keikka, stored }: Lines,
  removed: number,
  seenVarmenne: number | undefined,
): Promise<{ before: { betonit: object[] }; after: Record<string, never> }> {
  await keikat.requireSeen(tx, keikka, seenVarmenne, [`betonit/${removed}/attrs`]);
  const attrs = await attrsOf(tx.manager, removed);
  const betonit = stored.map((line) => ({
    ...savedLineOf(line),
    ...(line.keikkaBetoniId === removed && { attrs }),
  }));
  return { before: { betonit }, after: {} };
}
