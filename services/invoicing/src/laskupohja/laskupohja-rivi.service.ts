import { Injectable } from '@nestjs/common';
import {
  Failure,
  laskupohjaRiviFields,
  MOST_POHJARIVIT,
  type Actor,
  type InputOf,
  type LaskupohjaRecordFields,
  type LaskupohjaRivi as LaskupohjaRiviAnswer,
  type laskupohjaRiviCalls,
} from '@keikka/contracts';
import { blankOf, savedFields } from '@keikka/contracts/fields';
import { Transactions, type Tx } from '@keikka/server';
import { Laskupohja, LaskupohjaRivi } from './laskupohja.entity.js';
import { copiesAfter, lastPlace } from './laskupohja.rules.js';
import { demandStorable, lockedPohja } from './laskupohja-save.service.js';
import { laskupohjat } from './laskupohja.record.js';

type Input<Name extends keyof typeof laskupohjaRiviCalls> = InputOf<(typeof laskupohjaRiviCalls)[Name]>;
type Rivi = LaskupohjaRecordFields['rivit'][number];

/** The acts on single rows of a template. Each is a change of the template, with its token and its history. */
@Injectable()
export class LaskupohjaRiviService {
  constructor(private readonly transactions: Transactions) {}

  /** @throws Failure LASKUPOHJA.NOT_FOUND, LASKUPOHJA.TOO_MANY */
  create(actor: Actor, input: Input<'create'>): Promise<{ laskupohjaRiviId: number }> {
    return this.transactions.runOnce(actor, 'laskupohja-rivi.create', input, async (tx) => {
      const pohja = await lockedPohja(tx, actor, input.laskupohjaId);
      const made = await changed(tx, pohja, (rivit) => {
        const blank = blankOf(laskupohjaRiviFields) as Rivi;
        return [...rivit, { ...blank, sortNum: lastPlace(rivit) }];
      });
      return { laskupohjaRiviId: newest(made).laskupohjaRiviId };
    });
  }

  /**
   * Adds a row with these values, at the end unless they say where.
   * @throws Failure LASKUPOHJA.NOT_FOUND, LASKUPOHJA.TOO_MANY, and as the save of a template
   */
  add(actor: Actor, laskupohjaId: number, values: Partial<Rivi>): Promise<LaskupohjaRiviAnswer> {
    return this.transactions.runOnce(
      actor,
      'laskupohja-rivi.add',
      { laskupohjaId, ...values },
      async (tx) => {
        const pohja = await lockedPohja(tx, actor, laskupohjaId);
        const made = await changed(tx, pohja, (rivit) => {
          const blank = blankOf(laskupohjaRiviFields) as Rivi;
          return [...rivit, { ...blank, sortNum: lastPlace(rivit), ...values }];
        });
        return newest(made);
      },
    );
  }

  /** @throws Failure LASKUPOHJARIVI.NOT_FOUND, SAVE.CONFLICT, and as the save of a template */
  save(actor: Actor, input: Input<'save'>): Promise<LaskupohjaRiviAnswer> {
    const { laskupohjaRiviId, varmenne } = input;
    const values = savedFields(laskupohjaRiviFields, input);
    return this.transactions.runOnce(actor, 'laskupohja-rivi.save', input, async (tx) => {
      const pohja = await pohjaOf(tx, actor, laskupohjaRiviId);
      const withValues = (rivi: Rivi): Rivi =>
        rivi.laskupohjaRiviId === laskupohjaRiviId ? { ...rivi, ...values } : rivi;
      const rivit = await changed(tx, pohja, (seen) => seen.map(withValues), varmenne);
      const rivi = rivit.find((one) => one.laskupohjaRiviId === laskupohjaRiviId);
      if (!rivi) throw new Failure('LASKUPOHJARIVI.NOT_FOUND');
      return rivi;
    });
  }

  /** @throws Failure LASKUPOHJARIVI.NOT_FOUND */
  delete(actor: Actor, { laskupohjaRiviId }: Input<'delete'>): Promise<{ laskupohjaRiviId: number }> {
    return this.transactions.runOnce(actor, 'laskupohja-rivi.delete', { laskupohjaRiviId }, async (tx) => {
      const pohja = await pohjaOf(tx, actor, laskupohjaRiviId);
      await changed(tx, pohja, (rivit) => rivit.filter((one) => one.laskupohjaRiviId !== laskupohjaRiviId));
      return { laskupohjaRiviId };
    });
  }

  /** Adds the rows of another template of the company after those that stand [I-137]. */
  copy(actor: Actor, input: Input<'copy'>): Promise<{ copied: number }> {
    return this.transactions.runOnce(actor, 'laskupohja-rivi.copy', input, async (tx) => {
      const target = await lockedPohja(tx, actor, input.targetLaskupohjaId);
      // Read without a lock, so that two who copy from each other do not wait for each other.
      const { sourceLaskupohjaId: laskupohjaId } = input;
      const source = await tx.manager.findOneBy(Laskupohja, { laskupohjaId });
      if (source?.laskuttajaAsiakasId !== target.laskuttajaAsiakasId)
        throw new Failure('LASKUPOHJA.NOT_FOUND');
      const { rivit: others } = await laskupohjat.stateOf(tx, source);
      await changed(tx, target, (rivit) => [...rivit, ...copiesAfter(rivit, others)]);
      return { copied: others.length };
    });
  }
}

/** The row that was made last: ids grow. */
function newest(rivit: readonly LaskupohjaRiviAnswer[]): LaskupohjaRiviAnswer {
  const [last] = rivit.toSorted((one, other) => other.laskupohjaRiviId - one.laskupohjaRiviId);
  if (!last) throw new Failure('LASKUPOHJARIVI.NOT_FOUND');
  return last;
}

/** The template of a row, locked. */
async function pohjaOf(tx: Tx, actor: Actor, laskupohjaRiviId: number): Promise<Laskupohja> {
  const rivi = await tx.manager.findOneBy(LaskupohjaRivi, { laskupohjaRiviId });
  if (!rivi) throw new Failure('LASKUPOHJARIVI.NOT_FOUND');
  return lockedPohja(tx, actor, rivi.laskupohjaId);
}

/** Stores what an act makes of the rows that its actor saw, merged with what others changed meanwhile. */
async function changed(
  tx: Tx,
  pohja: Laskupohja,
  rivitOf: (seen: readonly Rivi[]) => readonly Rivi[],
  varmenne?: number,
): Promise<LaskupohjaRiviAnswer[]> {
  const linesOf = (seen: readonly object[]): Rivi[] => [...rivitOf(seen as readonly Rivi[])];
  const patch = await laskupohjat.mergedLines(tx, pohja, 'rivit', linesOf, varmenne);
  const state = { ...(await laskupohjat.stateOf(tx, pohja)), ...patch };
  if (state.rivit.length > MOST_POHJARIVIT) throw new Failure('LASKUPOHJA.TOO_MANY');
  await demandStorable(tx, pohja, state);
  return (await laskupohjat.change(tx, pohja, patch)).rivit;
}
