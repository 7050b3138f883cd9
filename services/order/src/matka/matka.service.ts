import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Actor, type InputOf, type Matka, type matkaCalls } from '@keikka/contracts';
import { isMatka, matkaArvio } from '@keikka/domain/ajomatka';
import { Clock, Flights } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { KeikkaTehdas } from '../keikka/keikka-tehdas.entity.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { KeikkaTyomaa } from '../keikka/keikka-tyomaa.entity.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { Sijainti } from '../sijainti/sijainti.entity.js';
import { ownSite } from '../tyomaa/tyomaa.record.js';
import { keyOf, toParts, valiOf, type Vali } from './matka.rules.js';
import { STORED_SQL, STORE_SQL } from './matka.sql.js';
import { Reititys, type Reitti } from './reititys.js';

type Between = InputOf<typeof matkaCalls.get>;
type TyomaaPaikka = Pick<KeikkaTyomaa, 'tyomaaLat' | 'tyomaaLng'>;
type StoredMatka = Omit<Matka, 'entryTime' | 'reitti'> & { entryTime: Date; reitti: Matka['reitti'] | null };

const ARVIO = 'arvio';

/** The ways from plants to sites. While an outside system is waited for, no connection to the database is held. */
@Injectable()
export class MatkaService {
  private readonly gets = new Flights<Matka>();
  private readonly lookUps = new Flights<Matka>();
  private readonly routes = new Flights<Reitti | null>();

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly references: KeikkaReferences,
    private readonly reititys: Reititys,
    private readonly clock: Clock,
  ) {}

  /**
   * The stored way. One that is not stored, or estimated, is looked up.
   * @throws Failure TYOMAA.NOT_FOUND, KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, MATKA.UNKNOWN_SIJAINTI, SERVICE.UNAVAILABLE, MATKA.TOO_FAR, and as `valiOf`
   */
  async get(actor: Actor, between: Between): Promise<Matka> {
    return this.between(await this.vali(actor, between));
  }

  /** The same between ends that nobody has to be allowed to see. @throws Failure MATKA.TOO_FAR */
  between(vali: Vali): Promise<Matka> {
    return this.gets.join(keyOf(vali), async () => {
      const stored = await this.stored(vali);
      if (stored?.isArvio === false) return stored;
      const route = await this.route(vali);
      return route === null && stored ? stored : this.store(vali, route);
    });
  }

  /**
   * The way as it is looked up now. Where no service answers it is what one said before, else an estimate.
   * @throws Failure as `get`
   */
  async getFresh(actor: Actor, between: Between): Promise<Matka> {
    const vali = await this.vali(actor, between);
    return this.lookUps.join(keyOf(vali), async () => this.store(vali, await this.route(vali)));
  }

  /** The places of a site, and of a plant: the order's own, or one of the actor's company or of a supplier of it. */
  private async vali(actor: Actor, { sijaintiId, ...of }: Between): Promise<Vali> {
    const { manager } = this.dataSource;
    const site = await this.site(actor, of);
    // The order's own may have been deleted since.
    const plant = await manager.findOne(Sijainti, { where: { sijaintiId }, withDeleted: true });
    if (!plant) throw new Failure('MATKA.UNKNOWN_SIJAINTI');
    const { keikkaId } = of;
    const isOfOrder =
      keikkaId !== undefined &&
      (await manager.existsBy(KeikkaTehdas, { keikkaId, betoniSijaintiId: sijaintiId }));
    if (!isOfOrder && plant.deletedTime !== null) throw new Failure('MATKA.UNKNOWN_SIJAINTI');
    if (!isOfOrder) await this.demandSupplier(actor, plant.asiakasId);
    return valiOf(sijaintiId, plant, { lat: site.tyomaaLat, lng: site.tyomaaLng });
  }

  private async demandSupplier(actor: Actor, asiakasId: number): Promise<void> {
    await this.references.demandSuppliers(actor, [asiakasId]).catch((error: unknown) => {
      const isForeign = error instanceof Failure && error.code === 'KEIKKA.UNKNOWN_SUPPLIER';
      throw isForeign ? new Failure('MATKA.UNKNOWN_SIJAINTI') : error;
    });
  }

  /** A site of the actor's company, or an order's copy of it. */
  private async site(
    actor: Actor,
    { tyomaaId, keikkaId }: Omit<Between, 'sijaintiId'>,
  ): Promise<TyomaaPaikka> {
    const { manager } = this.dataSource;
    if (keikkaId === undefined) return ownSite(manager, actor.asiakasId, tyomaaId);
    await this.access.visible(manager, actor, keikkaId);
    if (!(await manager.existsBy(Keikka, { keikkaId, tyomaaId }))) throw new Failure('TYOMAA.NOT_FOUND');
    return manager.findOneByOrFail(KeikkaTyomaa, { keikkaId });
  }

  /** Null where no service answers, and where no road leads there. */
  private route(vali: Vali): Promise<Reitti | null> {
    return this.routes.join(keyOf(vali), async () => {
      const outcome = await this.reititys.valilla(vali.from, vali.to);
      return 'noData' in outcome ? null : outcome.data;
    });
  }

  private async stored(vali: Vali): Promise<Matka | undefined> {
    const [row] = await this.dataSource.query<StoredMatka[]>(STORED_SQL, placesOf(vali));
    return row && matkaOf(row);
  }

  private async store(vali: Vali, route: Reitti | null): Promise<Matka> {
    const { matkaM, matkaAika } = route ?? arvioOf(vali);
    const [row] = await this.dataSource.query<StoredMatka[]>(STORE_SQL, [
      ...placesOf(vali),
      matkaM,
      matkaAika,
      route && JSON.stringify(route.reitti),
      this.clock.now(),
      route === null,
      route ? this.reititys.lahde : ARVIO,
    ]);
    const stored = row ? matkaOf(row) : await this.stored(vali);
    // Another plant's place was stored meanwhile.
    return stored ?? this.store(vali, route);
  }
}

const placesOf = ({ sijaintiId, from, to }: Vali): number[] => [
  sijaintiId,
  ...[from.lat, from.lng, to.lat, to.lng].map(toParts),
];

/** @throws Failure MATKA.TOO_FAR for a way that no order could keep */
function arvioOf({ from, to }: Vali) {
  const arvio = matkaArvio(from, to);
  if (!isMatka(arvio)) throw new Failure('MATKA.TOO_FAR');
  return arvio;
}

const matkaOf = ({ entryTime, reitti, ...matka }: StoredMatka): Matka => ({
  ...matka,
  entryTime: entryTime.toISOString(),
  ...(reitti && { reitti }),
});
