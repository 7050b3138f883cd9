import { Injectable } from '@nestjs/common';
import {
  Failure,
  type Actor,
  type betoniAttrCalls,
  type InputOf,
  type KeikkaBetoniAttr as LineAttr,
  type SavedBetonit,
} from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { BetoniAttr } from '../betoni/betoni-reference.entity.js';
import { KeikkaBetoniAttr } from '../keikka/keikka-betoni-attr.entity.js';
import { attrsOf } from '../keikka/keikka-betoni-attr.sql.js';
import { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';
import { keikat } from '../keikka/keikka.record.js';
import { KeikkaBetoniReader, keikkaIdOf } from '../keikka-betoni/keikka-betoni-reader.service.js';
import { requireOpen } from '../keikka-betoni/keikka-betoni.rules.js';
import { KeikkaEdit, type EditedKeikka } from '../keikka-save/keikka-edit.service.js';
import {
  attrIn,
  historyName,
  lisaText,
  requireNew,
  requireOffered,
  requireRoom,
  type Lisa,
} from './betoni-attr.rules.js';

type Input<Name extends keyof typeof betoniAttrCalls> = InputOf<(typeof betoniAttrCalls)[Name]>;

/** A line of an order that is locked, and its extras. */
interface EditedLine extends EditedKeikka {
  keikkaBetoniId: number;
  attrs: LineAttr[];
}

/** What an act has made of one extra. */
interface Made {
  keikkaBetoniAttrId: number;
  was: Lisa | null;
  is: Lisa | null;
}

/**
 * The extras of a concrete line are a part of their order's change: one token, one row of history and one event for each
 * act. Each throws, beside its own failures, KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.REMOVED, BETONI.NOT_FOUND,
 * BETONI.CONFIRMED and CHANGE.OUTDATED.
 */
@Injectable()
export class BetoniAttrService {
  constructor(
    private readonly transactions: Transactions,
    private readonly edit: KeikkaEdit,
    private readonly reader: KeikkaBetoniReader,
  ) {}

  /** @throws Failure BETONI.UNKNOWN_ATTR, BETONI.ATTR_TWICE, BETONI.TOO_MANY_ATTRS */
  make(actor: Actor, of: Input<'make'>): Promise<SavedBetonit> {
    const { attrId, keikkaBetoniAttrComment = '' } = of;
    return this.transactions.runOnce(actor, 'betoni-attr.make', of, async (tx) => {
      const line = await this.lineOf(tx, actor, of);
      await keikat.requireSeen(tx, line.keikka, of.varmenne, []);
      const { attrNimike } = await offered(tx, line, attrId);
      requireNew(line.attrs, attrId);
      requireRoom(line.attrs);
      const { keikkaBetoniId } = line;
      const row = { keikkaBetoniId, attrId, keikkaBetoniAttrComment };
      const { keikkaBetoniAttrId } = await tx.manager.save(KeikkaBetoniAttr, row);
      const is = { attrId, attrNimike, keikkaBetoniAttrComment };
      return this.store(tx, actor, line, { keikkaBetoniAttrId, was: null, is });
    });
  }

  /** @throws Failure BETONI.ATTR_NOT_FOUND, BETONI.UNKNOWN_ATTR, BETONI.ATTR_TWICE */
  save(actor: Actor, of: Input<'save'>): Promise<SavedBetonit> {
    return this.transactions.runOnce(actor, 'betoni-attr.save', of, async (tx) => {
      const line = await this.lineOf(tx, actor, of);
      const { keikkaBetoniAttrId, ...was } = await seenAttr(tx, line, of);
      const { attrId = was.attrId, keikkaBetoniAttrComment = was.keikkaBetoniAttrComment } = of;
      const isSameKind = attrId === was.attrId;
      if (!isSameKind) requireNew(line.attrs, attrId);
      const { attrNimike } = isSameKind ? was : await offered(tx, line, attrId);
      const is = { attrId, attrNimike, keikkaBetoniAttrComment };
      await tx.manager.update(KeikkaBetoniAttr, { keikkaBetoniAttrId }, { attrId, keikkaBetoniAttrComment });
      return this.store(tx, actor, line, { keikkaBetoniAttrId, was, is });
    });
  }

  /** @throws Failure BETONI.ATTR_NOT_FOUND */
  delete(actor: Actor, of: Input<'delete'>): Promise<SavedBetonit> {
    const { keikkaBetoniAttrId } = of;
    return this.transactions.runOnce(actor, 'betoni-attr.delete', of, async (tx) => {
      const row = await tx.manager.findOneBy(KeikkaBetoniAttr, { keikkaBetoniAttrId });
      if (!row) throw new Failure('BETONI.ATTR_NOT_FOUND');
      const { keikkaBetoniId } = row;
      const keikkaId = await keikkaIdOf(tx.manager, keikkaBetoniId);
      const line = await this.lineOf(tx, actor, { keikkaId, ownerAsiakasId: 0, keikkaBetoniId });
      const was = await seenAttr(tx, line, of);
      await tx.manager.delete(KeikkaBetoniAttr, { keikkaBetoniAttrId });
      return this.store(tx, actor, line, { keikkaBetoniAttrId, was, is: null });
    });
  }

  /** The order is locked before its lines are read, so that two at once count the same extras. */
  private async lineOf(
    tx: Tx,
    actor: Actor,
    { keikkaId, ownerAsiakasId, keikkaBetoniId }: Omit<Input<'make'>, 'attrId'>,
  ): Promise<EditedLine> {
    const edited = await this.edit.lock(tx, actor, keikkaId);
    const isOwner = [0, actor.asiakasId, edited.facts.ownerAsiakasId].includes(ownerAsiakasId);
    if (!isOwner) throw new Failure('KEIKKA.NO_ACCESS');
    const line = await tx.manager.findOneBy(KeikkaBetoni, { keikkaId, keikkaBetoniId });
    if (!line) throw new Failure('BETONI.NOT_FOUND');
    requireOpen(line);
    return { ...edited, keikkaBetoniId, attrs: await attrsOf(tx.manager, keikkaBetoniId) };
  }

  /** Records the act as a change of the order. Another extra is another concrete, so a copy need not be looked at for it. */
  private async store(
    tx: Tx,
    actor: Actor,
    { keikka, facts, keikkaBetoniId }: EditedLine,
    { keikkaBetoniAttrId, was, is }: Made,
  ): Promise<SavedBetonit> {
    const [before, after] = [was && lisaText(was), is && lisaText(is)];
    const isChanged = before !== after;
    const name = historyName(keikkaBetoniId, keikkaBetoniAttrId);
    const act = { before: { [name]: before }, after: { [name]: after } };
    const tarkistettavat = keikka.tarkistettavat.filter((kohde) => kohde !== 'betoni');
    const patch = isChanged && tarkistettavat.length < keikka.tarkistettavat.length ? { tarkistettavat } : {};
    const changed = await keikat.change(tx, keikka, patch, isChanged ? act : undefined);
    return this.reader.saved(tx.manager, actor, facts, changed, () => keikkaBetoniId);
  }
}

/** @throws Failure BETONI.UNKNOWN_ATTR */
async function offered({ manager }: Tx, { facts }: EditedLine, attrId: number): Promise<BetoniAttr> {
  return requireOffered(await manager.findOneBy(BetoniAttr, { attrId }), facts);
}

/** @throws Failure BETONI.ATTR_NOT_FOUND, CHANGE.OUTDATED when another has changed the extra since the caller saw it */
async function seenAttr(
  tx: Tx,
  { keikka, keikkaBetoniId, attrs }: EditedLine,
  { keikkaBetoniAttrId, varmenne }: Pick<Input<'save'>, 'keikkaBetoniAttrId' | 'varmenne'>,
): Promise<LineAttr> {
  await keikat.requireSeen(tx, keikka, varmenne, [historyName(keikkaBetoniId, keikkaBetoniAttrId)]);
  return attrIn(attrs, keikkaBetoniAttrId);
}
