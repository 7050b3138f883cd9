import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  asiakasLinkType,
  Failure,
  type Actor,
  type asiakasCalls,
  type AsiakasData,
  type InputOf,
} from '@keikka/contracts';
import { readYtunnus, searchText, searchWords } from '@keikka/domain';
import { containing, Transactions, type Tx } from '@keikka/server';
import { SnapshotService } from '../snapshot/snapshot.service.js';
import { Asiakas, AsiakasAsiakasLink } from '../asiakas/asiakas.entity.js';
import { asiakasSearchText } from '../asiakas/asiakas.rules.js';
import { CUSTOMERS_SQL, FIND_CUSTOMERS_SQL, KNOWN_COMPANY_SQL } from './customers.sql.js';

/** The customers of a company: companies that it has a link to as customer or source. */
@Injectable()
export class CustomersService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly snapshot: SnapshotService,
  ) {}

  /** Those of the actor's own company, whichever one a call names. */
  list({ asiakasId }: Actor, text: string | undefined): Promise<AsiakasData[]> {
    if (text === undefined) return this.dataSource.query(CUSTOMERS_SQL, [asiakasId]);
    const words = searchWords(text);
    return this.dataSource.query(FIND_CUSTOMERS_SQL, [asiakasId, words.map(containing), words[0] ?? '']);
  }

  /** @throws Failure ASIAKAS.NOT_FOUND, for a company that is no customer too */
  get(actor: Actor, asiakasId: number, manager = this.dataSource.manager): Promise<AsiakasData> {
    return customerOf(manager, actor, asiakasId);
  }

  /**
   * Makes a customer. A company that is known by its business id becomes a customer as it is, so that no company stands
   * twice; of customers without one no two have the same name.
   * @throws Failure ASIAKAS.NO_NAME, ASIAKAS.BAD_YTUNNUS, ASIAKAS.EXISTS
   */
  create(actor: Actor, create: InputOf<typeof asiakasCalls.create>): Promise<AsiakasData> {
    const asiakasNimi = create.asiakasNimi.trim().replace(/\s+/g, ' ');
    if (!asiakasNimi) throw new Failure('ASIAKAS.NO_NAME');
    const ytunnus = create.ytunnus.trim() && readYtunnus(create.ytunnus);
    if (ytunnus === null) throw new Failure('ASIAKAS.BAD_YTUNNUS');
    return this.transactions.runOnce(actor, 'asiakas.create', create, async (tx) => {
      // One at a time, so that two who make the same company at once make one.
      await tx.manager.query(`select pg_advisory_xact_lock(hashtext('asiakas.create ' || current_schema()))`);
      const known = ytunnus ? await tx.manager.findOneBy(Asiakas, { ytunnus }) : null;
      await demandNew(tx, actor, known, asiakasNimi);
      const { asiakasId } = known ?? (await this.store(tx, actor, { asiakasNimi, ytunnus }));
      await link(tx, actor, asiakasId);
      return customerOf(tx.manager, actor, asiakasId);
    });
  }

  private async store(
    tx: Tx,
    { asiakasId: ownerAsiakasId }: Actor,
    company: Pick<Asiakas, 'asiakasNimi' | 'ytunnus'>,
  ): Promise<Asiakas> {
    const asiakas = await tx.manager.save(Asiakas, { ...company });
    await tx.manager.update(Asiakas, asiakas.asiakasId, { searchText: asiakasSearchText(asiakas) });
    const { asiakasId: entityId, varmenne } = asiakas;
    await tx.record({
      entityType: 'asiakas',
      entityId,
      ownerAsiakasId,
      varmenne,
      before: null,
      after: company,
    });
    await this.snapshot.announceAsiakas(tx, entityId);
    return asiakas;
  }
}

async function demandNew(tx: Tx, actor: Actor, known: Asiakas | null, asiakasNimi: string): Promise<void> {
  const customers = await tx.manager.query<AsiakasData[]>(CUSTOMERS_SQL, [actor.asiakasId]);
  const isSame = ({ asiakasId, asiakasNimi: name }: AsiakasData): boolean =>
    known ? known.asiakasId === asiakasId : searchText(name) === searchText(asiakasNimi);
  if (customers.some(isSame)) throw new Failure('ASIAKAS.EXISTS');
}

async function link(tx: Tx, { asiakasId }: Actor, linkedAsiakasId: number): Promise<void> {
  const parties = { asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId: asiakasLinkType.customer };
  const { asiakasAsiakasLinkId } = await tx.manager.save(AsiakasAsiakasLink, parties);
  await tx.record({
    entityType: 'asiakasAsiakasLink',
    entityId: asiakasAsiakasLinkId,
    ownerAsiakasId: asiakasId,
    varmenne: 1,
    before: null,
    after: parties,
  });
}

async function customerOf(manager: EntityManager, actor: Actor, asiakasId: number): Promise<AsiakasData> {
  const [customer] = await manager.query<AsiakasData[]>(KNOWN_COMPANY_SQL, [actor.asiakasId, asiakasId]);
  if (!customer) throw new Failure('ASIAKAS.NOT_FOUND');
  return customer;
}
