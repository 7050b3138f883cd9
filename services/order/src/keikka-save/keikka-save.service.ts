import { Injectable } from '@nestjs/common';
import {
  Failure,
  keikkaFields,
  keikkaSaveFields,
  leftBehind,
  ownersFields,
  type Actor,
  type KeikkaFields,
  type KeikkaGetAnswer,
  type KeikkaSave,
  withoutBlanksOfPicks,
} from '@keikka/contracts';
import { savedFields } from '@keikka/contracts/fields';
import { Transactions, type Tx } from '@keikka/server';
import { KeikkaLoadService } from '../keikka-load/keikka-load.service.js';
import type { Keikka } from '../keikka/keikka.entity.js';
import { keikat, toCheckAgain } from '../keikka/keikka.record.js';
import { KeikkaMatka } from '../matka/keikka-matka.service.js';
import type { ContactCopy } from '../references/copies.rules.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { factoryOf, factoryOnKeikka, nearestOnKeikka, sijaintiOf } from '../keikka/keikka-tehdas.record.js';
import { KeikkaTehdas } from '../keikka/keikka-tehdas.entity.js';
import { KeikkaTyomaa } from '../keikka/keikka-tyomaa.entity.js';
import { Tyomaa } from '../tyomaa/tyomaa.entity.js';
import { KeikkaEdit } from './keikka-edit.service.js';
import { dataOf, siteForKeikka, siteOnKeikka, type TyomaaOnKeikka } from '../tyomaa/tyomaa.record.js';

type Saved = Omit<KeikkaGetAnswer, 'palkit'>;

/** Saves the form of an order. Time, vehicle, status and drivers are acts of their own. */
@Injectable()
export class KeikkaSaveService {
  constructor(
    private readonly transactions: Transactions,
    private readonly references: KeikkaReferences,
    private readonly edit: KeikkaEdit,
    private readonly keikkaLoad: KeikkaLoadService,
    private readonly keikkaMatka: KeikkaMatka,
  ) {}

  /**
   * Merges a save with what others changed meanwhile, and answers the whole order, with its way where that comes soon.
   * Whoever says the way, or that there is none, is not followed by another one. A save that is of a customer stops where
   * the order has another by now.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.REMOVED, KEIKKA.UNKNOWN_VEHICLE_TYPE,
   * KEIKKA.UNKNOWN_ASIAKAS, KEIKKA.UNKNOWN_PERSON, KEIKKA.UNKNOWN_TYOMAA, KEIKKA.UNKNOWN_SIJAINTI, KEIKKA.UNKNOWN_SUPPLIER, SAVE.CONFLICT, CHANGE.OUTDATED
   */
  async save(actor: Actor, save: KeikkaSave, ofAsiakasId?: number): Promise<Saved> {
    const saved = await this.store(actor, save, ofAsiakasId);
    if (save.betoniMatkaM !== undefined || save.betoniMatkaAika !== undefined) return saved;
    const { keikkaId } = save;
    const withWay = await this.keikkaMatka.soon(actor, keikkaId, ({ manager }) =>
      this.keikkaLoad.whole(manager, actor, keikkaId),
    );
    return withWay ?? saved;
  }

  private async store(actor: Actor, save: KeikkaSave, ofAsiakasId?: number): Promise<Saved> {
    const copies = await this.references.demand(actor, save);
    return this.transactions.runOnce(actor, 'keikka.save', save, async (tx) => {
      const { keikka } = await this.edit.lock(tx, actor, save.keikkaId);
      if (ofAsiakasId !== undefined && keikka.asiakasId !== ofAsiakasId) throw new Failure('CHANGE.OUTDATED');
      const brought = savedFields(keikkaSaveFields, save);
      const patch = withoutBlanksOfPicks(keikkaFields, await mergedIn(tx, keikka, brought, save.varmenne));
      const isGuest = keikka.ownerAsiakasId !== actor.asiakasId;
      if (isGuest && ownersFields.some((name) => name in patch)) throw new Failure('KEIKKA.NO_ACCESS');
      await requireDepot(tx, { ...keikka, ...patch }, patch);
      await keikat.change(tx, keikka, {
        ...leftBehind(keikkaFields, patch),
        ...(await placesIn(tx, keikka, patch)),
        ...('tyomaaContactPersonId' in patch && (copies.contact ?? (await siteContact(tx, keikka)))),
        ...patch,
        ...('asiakasId' in patch && copies.asiakas),
        ...toCheckAgain(keikka, save.taasTarkistettavat, Object.keys(patch)),
      });
      return this.keikkaLoad.whole(tx.manager, actor, save.keikkaId);
    });
  }
}

/**
 * The save merged with what others changed meanwhile. A way that comes with another plant or site is theirs: it stays though it
 * is as long as the one before, and no other way that was stored meanwhile contradicts it.
 */
async function mergedIn(tx: Tx, keikka: Keikka, brought: Partial<KeikkaFields>, seenVarmenne?: number) {
  if (!('betoniSijaintiId' in brought || 'tyomaaId' in brought))
    return keikat.merged(tx, keikka, brought, seenVarmenne);
  const { betoniMatkaM, betoniMatkaAika, ...places } = brought;
  const way = {
    ...(betoniMatkaM !== undefined && { betoniMatkaM }),
    ...(betoniMatkaAika !== undefined && { betoniMatkaAika }),
  };
  const merged = await keikat.merged(tx, keikka, places, seenVarmenne);
  if ('betoniSijaintiId' in merged || 'tyomaaId' in merged) return { ...merged, ...way };
  return { ...merged, ...(await keikat.merged(tx, keikka, way, seenVarmenne)) };
}

/** Whom to call at the site when the order picks nobody: whom the site names without its being a person that is known. */
async function siteContact({ manager }: Tx, { tyomaaId }: Keikka): Promise<ContactCopy> {
  const site = tyomaaId === null ? null : await manager.findOneBy(Tyomaa, { tyomaaId });
  const { yhteyshenkiloNimi, yhteyshenkiloPuhelin, yhteyshenkiloEmail } =
    site?.tyomaaContactPersonId === null ? site : siteOnKeikka(null);
  return { yhteyshenkiloNimi, yhteyshenkiloPuhelin, yhteyshenkiloEmail };
}

type Factory = Pick<KeikkaFields, 'betoniAsiakasId' | 'betoniSijaintiId'>;

/** What the order keeps of its site and its factory. Where the save picks no factory, the one nearest to the site is taken (O-127). */
async function placesIn(tx: Tx, keikka: Keikka, patch: Partial<KeikkaFields>) {
  const { keikkaId } = keikka;
  const { manager } = tx;
  const site = 'tyomaaId' in patch ? await siteOf(tx, keikka, patch.tyomaaId ?? null) : {};
  if ('betoniSijaintiId' in patch) return { ...site, ...(await factoryIn(tx, { ...keikka, ...patch })) };
  const isNewMaker = 'betoniAsiakasId' in patch;
  if (!isNewMaker && !('tyomaaId' in patch)) return site;
  const stored = await manager.findOneByOrFail(KeikkaTehdas, { keikkaId });
  const { tyomaaLat, tyomaaLng } = {
    ...(await manager.findOneByOrFail(KeikkaTyomaa, { keikkaId })),
    ...site,
  };
  const { betoniAsiakasId } = { ...keikka, ...patch };
  const betoniSijaintiId = isNewMaker ? null : stored.betoniSijaintiId;
  const nearest = await nearestOnKeikka(
    manager,
    { betoniAsiakasId, betoniSijaintiId },
    { tyomaaLat, tyomaaLng },
  );
  return { ...site, ...(isNewMaker && factoryOnKeikka(null)), ...nearest };
}

/** What the order keeps of a factory of its concrete maker. */
async function factoryIn({ manager }: Tx, { betoniAsiakasId, betoniSijaintiId = null }: Partial<Factory>) {
  const isNone = betoniSijaintiId === null;
  return factoryOnKeikka(isNone ? null : await factoryOf(manager, betoniAsiakasId ?? null, betoniSijaintiId));
}

/** A departure place that is named must be one of the pump's supplier. */
async function requireDepot(
  { manager }: Tx,
  { pumppuAsiakasId }: Pick<KeikkaFields, 'pumppuAsiakasId'>,
  { pumppuSijaintiId }: Partial<KeikkaFields>,
): Promise<void> {
  if (pumppuSijaintiId) await sijaintiOf(manager, pumppuAsiakasId, pumppuSijaintiId);
}

/** What the order keeps of a site of its company. */
async function siteOf(tx: Tx, { ownerAsiakasId }: Keikka, tyomaaId: number | null): Promise<TyomaaOnKeikka> {
  if (tyomaaId === null) return siteOnKeikka(null);
  return siteOnKeikka(dataOf(await siteForKeikka(tx, ownerAsiakasId, tyomaaId)));
}
