import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import {
  DataSource,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThanOrEqual,
  Not,
  type QueryRunner,
} from 'typeorm';
import { Clock, runInContext } from '@keikka/server';
import { LahetysRow } from './lahetys.entity.js';
import { contextOf } from './lahetys.record.js';
import { LahetysStep } from './lahetys.step.js';
import { tarkastettavat } from './tarkastus.rules.js';

const POLL_MS = 1_000;
/** Companies that one process sends for at a time. */
const MOST_COMPANIES = 4;
/** With the company's id it names the advisory lock. Below 0, where no company's id is. */
const LOCK_CLASS = -33;

/**
 * Sends what is to be sent. Of a company one request is under way at a time, whichever copy of the service makes it: who
 * holds the company's lock does. The lock goes with its connection, so that what a process leaves behind when it ends is
 * taken up by another.
 */
@Injectable()
export class LahetysJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('lahetys');
  private readonly working = new Map<number, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private isLeaving = false;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly steps: LahetysStep,
  ) {}

  onApplicationBootstrap(): void {
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.isLeaving = true;
    clearTimeout(this.timer);
    await Promise.all(this.working.values());
  }

  /** Something may be due. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.isLeaving) return;
    this.timer = setTimeout(() => this.wake(), POLL_MS);
    this.timer.unref();
    this.round().catch((error: unknown) => this.logger.warn({ err: error }, 'what is due could not be read'));
  }

  private async round(): Promise<void> {
    const night = tarkastettavat(this.clock.now());
    const due = await this.dataSource.query<{ id: number }[]>(
      `select distinct laskuttaja_asiakas_id as id from lahetys where seuraava <= $1
         or tila = 'lähetetty' and kohde <> 'Paperi' and paattynyt >= $2 and (tarkastettu is null or tarkastettu < $3)`,
      [this.clock.now(), night?.lahetetty ?? null, night?.alkoi ?? null],
    );
    for (const { id } of due) {
      if (this.isLeaving || this.working.has(id) || this.working.size >= MOST_COMPANIES) continue;
      const work = this.companyOf(id)
        .catch((error: unknown) => this.logger.warn({ err: error, asiakasId: id }, 'a sending broke off'))
        .finally(() => this.working.delete(id));
      this.working.set(id, work);
    }
  }

  private async companyOf(laskuttajaAsiakasId: number): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    try {
      if (!(await locked(runner, laskuttajaAsiakasId))) return;
      try {
        await this.steps.takeUp(laskuttajaAsiakasId);
        while (!this.isLeaving && (await this.goOn(laskuttajaAsiakasId)));
      } finally {
        await runner.query('select pg_advisory_unlock($1, $2)', [LOCK_CLASS, laskuttajaAsiakasId]);
      }
    } finally {
      await runner.release();
    }
  }

  /** Does the next step that is due; false when none is. */
  private async goOn(laskuttajaAsiakasId: number): Promise<boolean> {
    const due = await this.dataSource.manager.findOne(LahetysRow, {
      where: { laskuttajaAsiakasId, seuraava: LessThanOrEqual(this.clock.now()) },
      order: { pyydetty: 'ASC', lahetysId: 'ASC' },
    });
    if (!due) return this.check(laskuttajaAsiakasId);
    await runInContext(contextOf(due), () => this.steps.take(due));
    return true;
  }

  /** Looks at night whether a sent invoice is still there; false when none is left to be looked at. */
  private async check(laskuttajaAsiakasId: number): Promise<boolean> {
    const night = tarkastettavat(this.clock.now());
    if (!night) return false;
    const sent = {
      laskuttajaAsiakasId,
      tila: 'lähetetty' as const,
      kohde: Not('Paperi' as const),
      paattynyt: MoreThanOrEqual(night.lahetetty),
    };
    const next = await this.dataSource.manager.findOne(LahetysRow, {
      where: [
        { ...sent, tarkastettu: IsNull() },
        { ...sent, tarkastettu: LessThan(night.alkoi) },
      ],
      order: { lahetysId: 'ASC' },
    });
    if (!next) return false;
    await runInContext(contextOf(next), () => this.steps.check(next));
    return true;
  }
}

async function locked(runner: QueryRunner, laskuttajaAsiakasId: number): Promise<boolean> {
  const rows = await runner.manager.query<{ is_mine: boolean }[]>(
    'select pg_try_advisory_lock($1, $2) as is_mine',
    [LOCK_CLASS, laskuttajaAsiakasId],
  );
  return rows[0]?.is_mine === true;
}
