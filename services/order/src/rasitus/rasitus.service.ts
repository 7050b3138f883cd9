import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Failure, type Actor, type InputOf, type rasitusCalls, type YrityksenRaja } from '@keikka/contracts';
import { requireSeen, Transactions, type Tx } from '@keikka/server';
import { Lujuus, RasitusRaja } from '../betoni/betoni-reference.entity.js';
import { isSame, rajaIn, rajatOf, STANDARD, type Varmenteet } from './rasitus.rules.js';

/** The limits of exposure classes in the caller's company. Each change stands in their history with who made it. */
@Injectable()
export class RasitusService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async list({ asiakasId }: Actor): Promise<YrityksenRaja[]> {
    return rajatIn(this.dataSource.manager, asiakasId);
  }

  /**
   * Others may have changed other limits since the version that was seen.
   * @throws Failure BETONI.UNKNOWN_CLASS, BETONI.UNKNOWN_CHOICE, CHANGE.OUTDATED when another has changed this one
   */
  save(actor: Actor, of: InputOf<typeof rasitusCalls.save>): Promise<YrityksenRaja[]> {
    const { asiakasId } = actor;
    const { luokka, varmenne: seen, ...after } = of;
    return this.transactions.runOnce(actor, 'rasitus.save', of, async (tx) => {
      // Two at once would both find no limit of their own.
      await tx.manager.query(
        `select pg_advisory_xact_lock(hashtext('rasitus-raja ' || current_schema()), $1::int)`,
        [asiakasId],
      );
      const before = rajaIn(await rajatIn(tx.manager, asiakasId), luokka);
      const { varmenne } = before;
      await requireSeen(tx, { type: TYPE, id: asiakasId, varmenne }, seen, [luokka]);
      if (!(await tx.manager.existsBy(Lujuus, { lujuusId: after.lujuusId })))
        throw new Failure('BETONI.UNKNOWN_CHOICE', { label: 'Lujuus' });
      await tx.manager.delete(RasitusRaja, { asiakasId, luokka });
      if (!isSame(after, before.standardi))
        await tx.manager.insert(RasitusRaja, { asiakasId, luokka, ...after });
      if (!isSame(after, before)) await record(tx, asiakasId, { luokka, varmenne, before, after });
      return rajatIn(tx.manager, asiakasId);
    });
  }
}

/** Their name in the history. */
const TYPE = 'rasitusRaja';

async function rajatIn(manager: EntityManager, asiakasId: number): Promise<YrityksenRaja[]> {
  const rows = await manager.findBy(RasitusRaja, { asiakasId: In([STANDARD, asiakasId]) });
  return rajatOf(rows, await varmenteetOf(manager, asiakasId));
}

/** From the history, which stays when a limit is the standard's again and has no row. */
async function varmenteetOf(manager: EntityManager, asiakasId: number): Promise<Varmenteet> {
  const rows = await manager.query<{ luokka: string; varmenne: number }[]>(VARMENTEET_SQL, [TYPE, asiakasId]);
  return new Map(rows.map(({ luokka, varmenne }) => [luokka, varmenne]));
}

const VARMENTEET_SQL = `select split_part(field_name, '/', 1) as luokka, max(varmenne) as varmenne
from change_history where entity_type = $1 and entity_id = $2 group by 1`;

interface Change {
  luokka: string;
  /** The token before it. */
  varmenne: number;
  before: Pick<RasitusRaja, 'lujuusId' | 'ilma'>;
  after: Pick<RasitusRaja, 'lujuusId' | 'ilma'>;
}

/** The limits of a company are one thing with a field for each class. */
const record = (tx: Tx, asiakasId: number, { luokka, varmenne, before, after }: Change): Promise<void> => {
  const row = ({ lujuusId, ilma }: Change['before']) => ({
    [`${luokka}/lujuusId`]: lujuusId,
    [`${luokka}/ilma`]: ilma,
  });
  return tx.record({
    entityType: TYPE,
    entityId: asiakasId,
    ownerAsiakasId: asiakasId,
    varmenne: varmenne + 1,
    before: row(before),
    after: row(after),
  });
};
