import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import {
  demandLaskutettavaJakso,
  Failure,
  type Actor,
  type InputOf,
  type Laskuajo as LaskuajoAnswer,
  type laskuajoCalls,
  type LaskuajoPoikkeuksineen,
} from '@keikka/contracts';
import { Clock, Transactions, type Tx } from '@keikka/server';
import { demandVisible } from '../lasku/lasku.policy.js';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { Laskuajo, LaskuajoPoikkeus } from './laskuajo.entity.js';
import { LaskuajoJob } from './laskuajo.job.js';
import { toLaskuajo, toPoikkeukset } from './laskuajo.mapper.js';
import { STANDING_MS } from './laskuajo.rules.js';

type Input<Name extends keyof typeof laskuajoCalls> = InputOf<(typeof laskuajoCalls)[Name]>;

/** Runs that are listed: those of some years. */
const MOST_LISTED = 100;

/** Begins, cancels and shows the runs that make the invoices of a period. */
@Injectable()
export class LaskuajoService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly job: LaskuajoJob,
  ) {}

  /**
   * Begins a run, which goes on after the answer as the person who began it.
   * @throws Failure AUTH.FOREIGN_TENANT, REQUEST.INVALID for a period that is too long, LASKUAJO.RUNNING
   */
  async aloita(actor: Actor, input: Input<'aloita'>): Promise<LaskuajoAnswer> {
    const laskuttajaAsiakasId = companyFor(actor, input.laskuttajaAsiakasId);
    demandLaskutettavaJakso(input);
    const begun: Laskuajo[] = [];
    const answer = await this.transactions.runOnce(actor, 'laskuajo.aloita', input, async (tx) => {
      const ajo = await begin(tx, actor, laskuttajaAsiakasId, input);
      begun.push(ajo);
      return toLaskuajo(ajo, tx.now);
    });
    // A repeated request is answered as the first, whose run goes on already.
    for (const ajo of begun) this.job.start(actor, ajo);
    return answer;
  }

  /** @throws Failure LASKUAJO.NOT_FOUND */
  async keskeyta(actor: Actor, { laskuajoId }: Input<'keskeyta'>): Promise<LaskuajoAnswer> {
    await this.visible(actor, laskuajoId);
    return this.transactions.run(async ({ manager, now }) => {
      // Waits for the order that is being billed, so that nothing is made after the answer.
      const where = { laskuajoId, tila: 'käynnissä' } as const;
      await manager.update(Laskuajo, where, { tila: 'keskeytetty', paattynyt: now });
      return toLaskuajo(await manager.findOneByOrFail(Laskuajo, { laskuajoId }), now);
    });
  }

  async list(actor: Actor, input: Input<'list'>): Promise<LaskuajoAnswer[]> {
    const laskuttajaAsiakasId = companyFor(actor, input.laskuttajaAsiakasId);
    const ajot = await this.dataSource.manager.find(Laskuajo, {
      where: { laskuttajaAsiakasId },
      order: { laskuajoId: 'DESC' },
      take: MOST_LISTED,
    });
    return ajot.map((ajo) => toLaskuajo(ajo, this.clock.now()));
  }

  /** @throws Failure LASKUAJO.NOT_FOUND */
  async get(actor: Actor, { laskuajoId }: Input<'get'>): Promise<LaskuajoPoikkeuksineen> {
    const ajo = await this.visible(actor, laskuajoId);
    const poikkeukset = await this.dataSource.manager.findBy(LaskuajoPoikkeus, { laskuajoId });
    return {
      ...toLaskuajo(ajo, this.clock.now()),
      poikkeukset: toPoikkeukset(poikkeukset),
      viimeksi: ajo.viimeksi,
    };
  }

  private async visible(actor: Actor, laskuajoId: number): Promise<Laskuajo> {
    const ajo = await this.dataSource.manager.findOneBy(Laskuajo, { laskuajoId });
    if (!ajo) throw new Failure('LASKUAJO.NOT_FOUND');
    demandVisible(actor, ajo, 'LASKUAJO.NOT_FOUND');
    return ajo;
  }
}

/** A run of the company that stands still gives way; one that goes on does not, by the table's unique index. */
async function begin(
  { manager, now }: Tx,
  { personId, personName = '' }: Actor,
  laskuttajaAsiakasId: number,
  { first, last }: { first: string; last: string },
): Promise<Laskuajo> {
  const silentSince = new Date(now.getTime() - STANDING_MS);
  await manager.update(
    Laskuajo,
    { laskuttajaAsiakasId, tila: 'käynnissä', paivitetty: LessThan(silentSince) },
    { tila: 'keskeytetty', paattynyt: () => 'paivitetty' },
  );
  const by = { aloitettu: now, paivitetty: now, aloittajaPersonId: personId, aloittajaNimi: personName };
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(Laskuajo)
    .values({ laskuttajaAsiakasId, first, last, tila: 'käynnissä', ...by })
    .orIgnore()
    .returning('laskuajo_id')
    .execute();
  const [made] = inserted.raw as { laskuajo_id: number }[];
  if (!made) throw new Failure('LASKUAJO.RUNNING');
  return manager.findOneByOrFail(Laskuajo, { laskuajoId: made.laskuajo_id });
}
