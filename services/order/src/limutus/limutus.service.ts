import { Injectable } from '@nestjs/common';
import { Failure, type Actor, type InputOf, type limutusCalls, type SavedBetonit } from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { KeikkaBetoniReader, lineIn } from '../keikka-betoni/keikka-betoni-reader.service.js';
import { requireDeletable, requireRoom, savedLineOf } from '../keikka-betoni/keikka-betoni.rules.js';
import { KeikkaEdit } from '../keikka-save/keikka-edit.service.js';
import { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';
import type { Keikka } from '../keikka/keikka.entity.js';
import { keikat, leftToCheck } from '../keikka/keikka.record.js';
import { stored, takeSteps } from './limutus-steps.js';
import { joined, requireLimutus, withChanged } from './limutus.rules.js';

type Input<Name extends keyof typeof limutusCalls> = InputOf<(typeof limutusCalls)[Name]>;

/**
 * Makes the primer of an order and puts it back. The five steps are one change of the order: either all of them
 * stand, with one token, one history and one event, or none does.
 */
@Injectable()
export class LimutusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: AccessService,
    private readonly edit: KeikkaEdit,
    private readonly reader: KeikkaBetoniReader,
  ) {}

  /**
   * Makes a primer, whose note of the price is stored also for who may not see prices.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, BETONI.NOT_FOUND, BETONI.TOO_MANY, CHANGE.OUTDATED, and as
   * `requireLimutus` and `takeSteps`
   */
  make(actor: Actor, of: Input<'make'>): Promise<SavedBetonit> {
    let areTaken = false;
    const work = this.transactions.runOnce(actor, 'limutus.make', of, async (tx) => {
      const { keikkaId, keikkaBetoniId, override = false, varmenne } = of;
      const keikka = await keikat.lock(tx, keikkaId);
      const facts = await this.access.visible(tx.manager, actor, keikkaId);
      const lines = await linesOf(tx, keikkaId);
      const line = lineIn(lines, keikkaBetoniId);
      requireLimutus(actor, { line, lines, facts, override });
      requireRoom(lines);
      const decisive = ['m3', 'raeKokoId'].map((name) => `betonit/${keikkaBetoniId}/${name}`);
      await keikat.requireSeen(tx, keikka, varmenne, decisive);
      const before = { betonit: lines.map(savedLineOf) };
      const primerId = await takeSteps(tx, line);
      areTaken = true;
      const after = { betonit: (await linesOf(tx, keikkaId)).map(savedLineOf) };
      const checked = leftToCheck(keikka, before, after);
      const changed = await keikat.change(tx, keikka, checked, { before, after });
      return this.reader.saved(tx.manager, actor, facts, changed, () => primerId);
    });
    return stored(work, () => areTaken);
  }

  /**
   * Deletes a primer and gives its amount back to the line it was split off.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.REMOVED, BETONI.NOT_FOUND, LIMUTUS.NOT_MADE,
   * BETONI.CONFIRMED, BETONI.DELIVERED, and CHANGE.OUTDATED when either line is no more as the limutus left it
   */
  undo(actor: Actor, of: Input<'undo'>): Promise<SavedBetonit> {
    return this.transactions.runOnce(actor, 'limutus.undo', of, async (tx) => {
      const { keikka, facts } = await this.edit.lock(tx, actor, of.keikkaId);
      const lines = await linesOf(tx, of.keikkaId);
      const primer = lineIn(lines, of.keikkaBetoniId);
      const { keikkaBetoniId, limutusFromId } = primer;
      const madeAt = limutusFromId === null ? undefined : await varmenneOf(tx, keikka, keikkaBetoniId);
      if (limutusFromId === null || madeAt === undefined) throw new Failure('LIMUTUS.NOT_MADE');
      const pair = [keikkaBetoniId, limutusFromId];
      lines.filter((line) => pair.includes(line.keikkaBetoniId)).forEach(requireDeletable);
      const fields = pair.map((id) => `betonit/${id}`);
      for (const seen of [madeAt, of.varmenne]) await keikat.requireSeen(tx, keikka, seen, fields);
      const original = joined(lineIn(lines, limutusFromId), primer);
      const left = lines.filter((line) => line !== primer);
      const changed = await keikat.change(tx, keikka, { betonit: withChanged(left, original) });
      return this.reader.saved(tx.manager, actor, facts, changed, () => limutusFromId);
    });
  }
}

const linesOf = ({ manager }: Tx, keikkaId: number): Promise<KeikkaBetoni[]> =>
  manager.findBy(KeikkaBetoni, { keikkaId });

/** The token of the order with which a line came into being, as its history has it. */
async function varmenneOf({ manager }: Tx, { keikkaId }: Keikka, id: number): Promise<number | undefined> {
  const [made] = await manager.query<{ varmenne: number }[]>(MADE_SQL, [keikkaId, `betonit/${id}`]);
  return made?.varmenne;
}

const MADE_SQL = `select varmenne from change_history
where entity_type = 'keikka' and entity_id = $1 and field_name = $2 and old_value is null
order by change_id desc limit 1`;
