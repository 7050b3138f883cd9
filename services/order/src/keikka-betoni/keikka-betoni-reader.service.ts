import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Failure, type Actor, type Betoni, type SavedBetonit, type SovittuHinta } from '@keikka/contracts';
import { AccessService, type KeikkaFacts } from '../access/access.service.js';
import { allowLaskutettavat, allowPrices } from '../access/keikka-access.policy.js';
import { betonitSql } from '../keikka-load/betonit.sql.js';
import { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';

/** Reads the concrete lines of an order, with their prices for who may see them. */
@Injectable()
export class KeikkaBetoniReader {
  /** Composed once. */
  private readonly sql: { priced: string; plain: string };

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {
    this.sql = { priced: linesSql(dataSource, true), plain: linesSql(dataSource, false) };
  }

  /** @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS */
  async list(actor: Actor, keikkaId: number): Promise<Betoni[]> {
    const { manager } = this.dataSource;
    return this.linesOf(manager, actor, await this.access.visible(manager, actor, keikkaId));
  }

  /** @throws Failure BETONI.NOT_FOUND, KEIKKA.NO_ACCESS */
  async get(actor: Actor, keikkaBetoniId: number): Promise<Betoni> {
    const lines = await this.list(actor, await keikkaIdOf(this.dataSource.manager, keikkaBetoniId));
    return lineIn(lines, keikkaBetoniId);
  }

  /** @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS */
  async sovitutHinnat(actor: Actor, keikkaId: number): Promise<SovittuHinta[]> {
    const { manager } = this.dataSource;
    const { ownerAsiakasId } = await this.access.visible(manager, actor, keikkaId);
    if (!allowLaskutettavat(actor, ownerAsiakasId)) return [];
    const lines = await manager.findBy(KeikkaBetoni, { keikkaId });
    return lines.flatMap(({ keikkaBetoniId, hinta_value }) =>
      hinta_value === null ? [] : [{ keikkaBetoniId, hinta_value }],
    );
  }

  async linesOf(manager: EntityManager, actor: Actor, facts: KeikkaFacts): Promise<Betoni[]> {
    const sql = allowPrices(actor, facts) ? this.sql.priced : this.sql.plain;
    const [{ betonit }] = await manager.query<[{ betonit: Betoni[] }]>(sql, [facts.keikkaId]);
    return betonit;
  }

  /** The answer of an act that has changed an order to this token, sum and what is to be looked at; `idAmong` names the line that it is about. */
  async saved(
    manager: EntityManager,
    actor: Actor,
    facts: KeikkaFacts,
    { varmenne, m3, tarkistettavat }: Pick<SavedBetonit, 'varmenne' | 'm3' | 'tarkistettavat'>,
    idAmong: (now: readonly Betoni[]) => number,
  ): Promise<SavedBetonit> {
    const betonit = await this.linesOf(manager, actor, facts);
    const keikkaBetoniId = idAmong(betonit);
    const betoni = betonit.find((line) => line.keikkaBetoniId === keikkaBetoniId) ?? null;
    return { keikkaId: facts.keikkaId, varmenne, m3, betonit, keikkaBetoniId, betoni, tarkistettavat };
  }
}

/** The lines of order $1, as the load of the whole order has them. */
const linesSql = (dataSource: DataSource, isPriced: boolean): string => `
select coalesce((select json_agg(b) from (${betonitSql(dataSource, isPriced)}) b), '[]') as betonit
from (select $1::int as keikka_id) o`;

/** @throws Failure BETONI.NOT_FOUND */
export async function keikkaIdOf(manager: EntityManager, keikkaBetoniId: number): Promise<number> {
  const line = await manager.findOneBy(KeikkaBetoni, { keikkaBetoniId });
  if (!line) throw new Failure('BETONI.NOT_FOUND');
  return line.keikkaId;
}

/** @throws Failure BETONI.NOT_FOUND */
export function lineIn<Line extends { keikkaBetoniId: number }>(lines: readonly Line[], id: number): Line {
  const line = lines.find(({ keikkaBetoniId }) => keikkaBetoniId === id);
  if (!line) throw new Failure('BETONI.NOT_FOUND');
  return line;
}
