import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  Failure,
  MUUTOKSIA_SIVULLA,
  readableChange,
  type Actor,
  type InputOf,
  type keikkaFormCalls,
  type KeikkaMuutos,
} from '@keikka/contracts';
import { readable } from '@keikka/contracts/fields';
import { AccessService } from '../access/access.service.js';
import { allowHistory, allowPrices } from '../access/keikka-access.policy.js';
import { keikkaStateFields } from '../keikka/keikka.record.js';
import { LINES_SQL, MUUTOKSET_SQL, NAMES_SQL, type StoredMuutos } from './keikka-changes.sql.js';
import {
  hiddenNames,
  muutosInWords,
  referencesOf,
  type MuutosNames,
  type Reference,
} from './keikka-muutos.rules.js';

/** What was changed in an order, by whom and when. */
@Injectable()
export class KeikkaChangesService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {}

  /**
   * A page of an order's changes in words, the newest first, with the values that the actor may see.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS also for an owner that is not the order's.
   */
  async list(
    actor: Actor,
    {
      entityId,
      ownerAsiakasId,
      page = 1,
      size = MUUTOKSIA_SIVULLA,
    }: InputOf<typeof keikkaFormCalls.listChanges>,
  ): Promise<KeikkaMuutos[]> {
    const { manager } = this.dataSource;
    const facts = await this.access.visible(manager, actor, entityId);
    const isOwners = ownerAsiakasId === 0 || ownerAsiakasId === facts.ownerAsiakasId;
    if (!isOwners || !allowHistory(actor, facts)) throw new Failure('KEIKKA.NO_ACCESS');
    const seen = readable(keikkaStateFields, { prices: allowPrices(actor, facts) });
    const hidden = hiddenNames(keikkaStateFields, seen);
    const bounds = [size, (page - 1) * size];
    const rows = await manager.query<StoredMuutos[]>(MUUTOKSET_SQL, [entityId, hidden, ...bounds]);
    const changes = rows.flatMap((row) => readableChange(keikkaStateFields, seen, row) ?? []);
    const names = await namesFor(manager, entityId, changes);
    return changes.map(({ tila, ...change }) => {
      const { description, ...words } = muutosInWords(change, names);
      return { ...change, description, metadata: { ...words, tila: tila ?? '' } };
    });
  }
}

async function namesFor(
  manager: EntityManager,
  keikkaId: number,
  changes: readonly StoredMuutos[],
): Promise<MuutosNames> {
  const wanted = JSON.stringify(referencesOf(changes));
  const [found, lines] = await Promise.all([
    manager.query<(Reference & { name: string })[]>(NAMES_SQL, [wanted]),
    manager.query<{ id: number }[]>(LINES_SQL, [keikkaId]),
  ]);
  const names = new Map(found.map(({ to, id, name }) => [`${to} ${id}`, name]));
  const places = new Map(lines.map(({ id }, place) => [id, place + 1]));
  return { nameOf: (to, id) => names.get(`${to} ${id}`), placeOf: (lineId) => places.get(lineId) };
}
