import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Failure, type Actor, type InputOf, type rasitusCalls, type YrityksenRaja } from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { Lujuus, RasitusRaja } from '../betoni/betoni-reference.entity.js';
import { isSame, rajaIn, rajatOf, STANDARD } from './rasitus.rules.js';

/** The limits of exposure classes in the caller's company. Each change stands in their history with who made it. */
@Injectable()
export class RasitusService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async list({ asiakasId }: Actor): Promise<YrityksenRaja[]> {
    return rajatOf(await rowsOf(this.dataSource.manager, asiakasId));
  }

  /** @throws Failure BETONI.UNKNOWN_CLASS, BETONI.UNKNOWN_CHOICE */
  save(actor: Actor, of: InputOf<typeof rasitusCalls.save>): Promise<YrityksenRaja[]> {
    const { asiakasId } = actor;
    const { luokka, ...after } = of;
    return this.transactions.runOnce(actor, 'rasitus.save', of, async (tx) => {
      // Two at once would both find no limit of their own.
      await tx.manager.query(
        `select pg_advisory_xact_lock(hashtext('rasitus-raja ' || current_schema()), $1::int)`,
        [asiakasId],
      );
      const before = rajaIn(rajatOf(await rowsOf(tx.manager, asiakasId)), luokka);
      if (!(await tx.manager.existsBy(Lujuus, { lujuusId: after.lujuusId })))
        throw new Failure('BETONI.UNKNOWN_CHOICE', { label: 'Lujuus' });
      await tx.manager.delete(RasitusRaja, { asiakasId, luokka });
      if (!isSame(after, before.standardi)) await tx.manager.insert(RasitusRaja, { asiakasId, ...of });
      if (!isSame(after, before)) await record(tx, asiakasId, { luokka, before, after });
      return rajatOf(await rowsOf(tx.manager, asiakasId));
    });
  }
}

const rowsOf = (manager: EntityManager, asiakasId: number): Promise<RasitusRaja[]> =>
  manager.findBy(RasitusRaja, { asiakasId: In([STANDARD, asiakasId]) });

interface Change {
  luokka: string;
  before: Pick<RasitusRaja, 'lujuusId' | 'ilma'>;
  after: Pick<RasitusRaja, 'lujuusId' | 'ilma'>;
}

/** The limits of a company are one thing with a field for each class. */
const record = (tx: Tx, asiakasId: number, { luokka, before, after }: Change): Promise<void> => {
  const row = ({ lujuusId, ilma }: Change['before']) => ({
    [`${luokka}/lujuusId`]: lujuusId,
    [`${luokka}/ilma`]: ilma,
  });
  return tx.record({
    entityType: 'rasitusRaja',
    entityId: asiakasId,
    ownerAsiakasId: asiakasId,
    varmenne: 1,
    before: row(before),
    after: row(after),
  });
};
