import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { currentContext, runInContext, Transactions, type Tx } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowEdit } from '../access/keikka-access.policy.js';
import { keikat } from '../keikka/keikka.record.js';
import { PUUTTUVA_SQL } from './keikka-matka.sql.js';
import { keyOf, valiOf, type Vali } from './matka.rules.js';
import { MatkaService } from './matka.service.js';

/** So long a save waits for the way; later it comes by the order's event. */
const SAVE_MILLISECONDS = 1_000;

/** What is read of an order in the transaction that gave it its way. */
type Read<T> = (tx: Tx) => Promise<T>;

/** Gives an order its way as soon as its plant and its site are known. */
@Injectable()
export class KeikkaMatka implements OnModuleDestroy {
  private readonly logger = new Logger('matka');
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly access: AccessService,
    private readonly matkat: MatkaService,
  ) {}

  /** After the transaction of an act that may have left an order without its way. Nobody waits, and nothing fails. */
  follow(actor: Actor, keikkaId: number): void {
    void this.followed(actor, keikkaId, () => Promise.resolve(null));
  }

  /** The same for a save that somebody waits for: what is read of the order with its way; null where none came soon. */
  soon<T>(actor: Actor, keikkaId: number, read: Read<T>): Promise<T | null> {
    return Promise.race([
      this.followed(actor, keikkaId, read),
      sleep(SAVE_MILLISECONDS, null, { ref: false }),
    ]);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private followed<T>(actor: Actor, keikkaId: number, read: Read<T>): Promise<T | null> {
    // Without the time by which the act had to answer: the way counts also when it comes later.
    const { correlationId, events } = currentContext();
    const context = { actor, correlationId, ...(events && { events }) };
    const following = runInContext(context, () => this.store(actor, keikkaId, read))
      .catch((error: unknown) => {
        // What was saved stays; the next act on the order tries again.
        this.logger.warn({ err: error, keikkaId }, 'the way of an order could not be stored');
        return null;
      })
      .finally(() => this.underWay.delete(following));
    this.underWay.add(following);
    return following;
  }

  /** The look-up holds no connection. Who gave the order another end or a way meanwhile is right. */
  private async store<T>(actor: Actor, keikkaId: number, read: Read<T>): Promise<T | null> {
    const vali = await puuttuvaOf(this.dataSource.manager, keikkaId);
    if (!vali) return null;
    const { matkaM, matkaAika } = await this.matkat.between(vali);
    return this.transactions.run(async (tx) => {
      const keikka = await keikat.lock(tx, keikkaId);
      const now = await puuttuvaOf(tx.manager, keikkaId);
      if (!now || keyOf(now) !== keyOf(vali)) return null;
      if (!allowEdit(actor, await this.access.visible(tx.manager, actor, keikkaId))) return null;
      await keikat.change(tx, keikka, { betoniMatkaM: matkaM, betoniMatkaAika: matkaAika });
      return read(tx);
    });
  }
}

interface Puuttuva {
  sijaintiId: number;
  plantLat: number;
  plantLng: number;
  siteLat: number;
  siteLng: number;
}

/** Between what the way of an order is to be looked up; null where nothing is. */
async function puuttuvaOf(manager: EntityManager, keikkaId: number): Promise<Vali | null> {
  const [row] = await manager.query<Puuttuva[]>(PUUTTUVA_SQL, [keikkaId, keikkaTila.poistettu]);
  if (!row) return null;
  const { sijaintiId, plantLat, plantLng, siteLat, siteLng } = row;
  return valiOf(sijaintiId, { lat: plantLat, lng: plantLng }, { lat: siteLat, lng: siteLng });
}
