import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Geokoodi, type InputOf, type geokoodausCalls } from '@keikka/contracts';
import { HOUR_MS } from '@keikka/domain';
import { Clock, Flights, type Outcome } from '@keikka/server';
import { haettava, hakuOf } from './geokoodaus.rules.js';
import { NOTHING_HOURS, STORED_SQL, STORE_SQL } from './geokoodaus.sql.js';
import { Geokoodaus } from './geokoodaus.js';

type Found = Outcome<Geokoodi | null>;

/** So long a save waits: it does without. */
const SAVE_MILLISECONDS = 1_000;

/** Where addresses are. While an outside system is waited for, no connection to the database is held. */
@Injectable()
export class GeokoodausService {
  private readonly finds = new Flights<Found>();

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly geokoodaus: Geokoodaus,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure GEOKOODAUS.NOT_FOUND, GEOKOODAUS.NOT_IN_USE, GEOKOODAUS.UNAVAILABLE */
  async get({ text }: InputOf<typeof geokoodausCalls.get>): Promise<Geokoodi> {
    const found = await this.find(text);
    if ('data' in found) {
      if (found.data === null) throw new Failure('GEOKOODAUS.NOT_FOUND');
      return found.data;
    }
    const isInUse = found.noData.reason !== 'not-configured';
    throw new Failure(isInUse ? 'GEOKOODAUS.UNAVAILABLE' : 'GEOKOODAUS.NOT_IN_USE');
  }

  /** For a save, which must not wait: null also where no answer comes soon. One that comes later is kept for the next. */
  async soon(text: string): Promise<Geokoodi | null> {
    const found = await Promise.race([this.find(text), sleep(SAVE_MILLISECONDS, null, { ref: false })]);
    return found && 'data' in found ? found.data : null;
  }

  /** What was answered before; nothing is asked. */
  async kept(text: string): Promise<Geokoodi | null> {
    return (await this.stored(hakuOf(text))) ?? null;
  }

  /** The stored answer, else that of the geocoding service. Who asks for the same text meanwhile gets the same answer. */
  private find(text: string): Promise<Found> {
    const haku = hakuOf(text);
    if (!haku) return Promise.resolve({ data: null });
    return this.finds.join(haku, async () => {
      const stored = await this.stored(haku);
      if (stored !== undefined) return { data: stored };
      const found = await this.geokoodaus.hae(haettava(text));
      if ('data' in found) await this.store(haku, found.data);
      return found;
    });
  }

  /** Null where it was answered that there is nothing, undefined where nothing was answered. */
  private async stored(haku: string): Promise<Geokoodi | null | undefined> {
    const since = new Date(this.clock.now().getTime() - NOTHING_HOURS * HOUR_MS);
    const [row] = await this.dataSource.query<(Geokoodi | Nothing)[]>(STORED_SQL, [haku, since]);
    return row?.formattedAddress === null ? null : row;
  }

  private async store(haku: string, found: Geokoodi | null): Promise<void> {
    const { formattedAddress = null, lat = null, lng = null } = found ?? {};
    const values = [haku, formattedAddress, lat, lng, this.clock.now(), this.geokoodaus.lahde];
    await this.dataSource.query(STORE_SQL, values);
  }
}

interface Nothing {
  formattedAddress: null;
}
