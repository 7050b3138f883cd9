import { Injectable } from '@nestjs/common';
import {
  Failure,
  laskupohjaBetoniFields,
  type Actor,
  type InputOf,
  type LaskupohjaBetoni as LaskupohjaBetoniAnswer,
  type laskupohjaBetoniCalls,
  type LaskupohjaRecordFields,
} from '@keikka/contracts';
import { blankOf, savedFields } from '@keikka/contracts/fields';
import { Transactions, type Tx } from '@keikka/server';
import { LaskupohjaBetoni } from './laskupohja-hinnat.entity.js';
import { demandStorable, lockedPohja } from './laskupohja-save.service.js';
import type { Laskupohja } from './laskupohja.entity.js';
import { laskupohjat } from './laskupohja.record.js';

type Input<Name extends keyof typeof laskupohjaBetoniCalls> = InputOf<(typeof laskupohjaBetoniCalls)[Name]>;
type Betoni = LaskupohjaRecordFields['laskupohjaBetonit'][number];

/** The acts on single concretes of a template [I-142]. Each is a change of the template, with its token and its history. */
@Injectable()
export class LaskupohjaBetoniService {
  constructor(private readonly transactions: Transactions) {}

  /** @throws Failure LASKUPOHJA.NOT_FOUND, LASKUPOHJABETONI.NOT_FOUND, LASKUPOHJABETONI.HINTA_REQUIRED, SAVE.CONFLICT */
  save(actor: Actor, input: Input<'save'>): Promise<LaskupohjaBetoniAnswer> {
    const { laskupohjaId, laskupohjaBetoniId, varmenne } = input;
    const values = savedFields(laskupohjaBetoniFields, input) as Partial<Betoni>;
    return this.transactions.runOnce(actor, 'laskupohja-betoni.save', input, async (tx) => {
      const pohja = await lockedPohja(tx, actor, laskupohjaId);
      const isOne = (betoni: Betoni): boolean => betoni.laskupohjaBetoniId === laskupohjaBetoniId;
      const betonit = await changed(
        tx,
        pohja,
        (seen) => {
          const blank = blankOf(laskupohjaBetoniFields) as Betoni;
          if (!laskupohjaBetoniId) return [...seen, { ...blank, ...values }];
          if (!seen.some(isOne)) throw new Failure('LASKUPOHJABETONI.NOT_FOUND');
          return seen.map((betoni) => (isOne(betoni) ? { ...betoni, ...values } : betoni));
        },
        varmenne,
      );
      const saved = laskupohjaBetoniId ? betonit.find(isOne) : betonit.at(-1);
      if (!saved) throw new Failure('LASKUPOHJABETONI.NOT_FOUND');
      return saved;
    });
  }

  /** @throws Failure LASKUPOHJABETONI.NOT_FOUND, and LASKUPOHJA.NOT_FOUND for one of another company */
  delete(actor: Actor, { laskupohjaBetoniId }: Input<'delete'>): Promise<{ laskupohjaBetoniId: number }> {
    return this.transactions.runOnce(
      actor,
      'laskupohja-betoni.delete',
      { laskupohjaBetoniId },
      async (tx) => {
        const betoni = await tx.manager.findOneBy(LaskupohjaBetoni, { laskupohjaBetoniId });
        if (!betoni) throw new Failure('LASKUPOHJABETONI.NOT_FOUND');
        const pohja = await lockedPohja(tx, actor, betoni.laskupohjaId);
        await changed(tx, pohja, (seen) =>
          seen.filter((one) => one.laskupohjaBetoniId !== laskupohjaBetoniId),
        );
        return { laskupohjaBetoniId };
      },
    );
  }
}

/** Stores what an act makes of the concretes that its actor saw, merged with what others changed meanwhile. */
async function changed(
  tx: Tx,
  pohja: Laskupohja,
  betonitOf: (seen: readonly Betoni[]) => readonly Betoni[],
  varmenne?: number,
): Promise<LaskupohjaBetoniAnswer[]> {
  const linesOf = (seen: readonly object[]): Betoni[] => [...betonitOf(seen as readonly Betoni[])];
  const patch = await laskupohjat.mergedLines(tx, pohja, 'laskupohjaBetonit', linesOf, varmenne);
  await demandStorable(tx, pohja, { ...(await laskupohjat.stateOf(tx, pohja)), ...patch });
  return (await laskupohjat.change(tx, pohja, patch)).laskupohjaBetonit;
}
