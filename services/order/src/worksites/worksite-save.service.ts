import { Injectable } from '@nestjs/common';
import {
  Failure,
  tyomaaFields,
  type Actor,
  type InputOf,
  type TyomaaFields,
  type TyomaaVersio,
  type TyomaaVersiot,
  type tyomaaCalls,
} from '@keikka/contracts';
import { savedFields, stateOf } from '@keikka/contracts/fields';
import { Transactions, type Tx } from '@keikka/server';
import { KeikkaEdit } from '../keikka-save/keikka-edit.service.js';
import { KeikkaTehdas } from '../keikka/keikka-tehdas.entity.js';
import { nearestOnKeikka } from '../keikka/keikka-tehdas.record.js';
import { KeikkaTyomaa } from '../keikka/keikka-tyomaa.entity.js';
import type { Keikka } from '../keikka/keikka.entity.js';
import { keikat } from '../keikka/keikka.record.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import type { Tyomaa } from '../tyomaa/tyomaa.entity.js';
import { lockedSite, tyomaat, versioOf } from '../tyomaa/tyomaa.record.js';
import { requireStreet, tidySite } from '../tyomaa/tyomaa.rules.js';
import { versiotOf } from './worksite-versions.js';

/** The company is the actor's own, and day and time say nothing here. */
type SetSite = Omit<InputOf<typeof tyomaaCalls.set>, 'ownerAsiakasId' | 'yyyymmdd' | 'pumppuAika'>;
type Saved = Partial<TyomaaFields>;

/** Saves a site: an order's copy of it, the site as its company knows it, or both. */
@Injectable()
export class WorksiteSaveService {
  constructor(
    private readonly transactions: Transactions,
    private readonly references: KeikkaReferences,
    private readonly edit: KeikkaEdit,
  ) {}

  /**
   * Merged per field with what others changed since the version that was seen.
   * @throws Failure TYOMAA.NOT_FOUND, TYOMAA.NO_STREET, KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.REMOVED,
   * KEIKKA.UNKNOWN_PERSON, SAVE.CONFLICT, CHANGE.OUTDATED
   */
  async set(actor: Actor, set: SetSite): Promise<TyomaaVersiot> {
    const saved = await this.savedOf(set);
    const { tyomaaId, keikkaId, varmenne, tyomaaVarmenne } = set;
    return this.transactions.runOnce(actor, 'tyomaa.set', set, async (tx) => {
      if (!keikkaId) {
        const site = await lockedSite(tx, actor.asiakasId, tyomaaId);
        return { globalTyomaa: await saveSite(tx, site, saved, varmenne ?? tyomaaVarmenne) };
      }
      const { keikka } = await this.edit.lock(tx, actor, keikkaId);
      if (keikka.ownerAsiakasId !== actor.asiakasId) throw new Failure('KEIKKA.NO_ACCESS');
      if (keikka.tyomaaId !== tyomaaId) throw new Failure('TYOMAA.NOT_FOUND');
      const copy = await saveCopy(tx, keikka, saved, varmenne);
      if (set.saveGlobalTyomaa)
        await saveSite(tx, await lockedSite(tx, actor.asiakasId, tyomaaId), copy, tyomaaVarmenne);
      return versiotOf(tx.manager, actor, keikkaId);
    });
  }

  /** @throws Failure TYOMAA.NOT_FOUND, KEIKKA.UNKNOWN_PERSON, SAVE.CONFLICT, CHANGE.OUTDATED */
  async setContactPerson(
    actor: Actor,
    { tyomaaId, personId, varmenne }: InputOf<typeof tyomaaCalls.setContactPerson>,
  ): Promise<{ tyomaaId: number; varmenne: number }> {
    const tyomaaContactPersonId = personId || null;
    const { globalTyomaa } = await this.set(actor, { tyomaaId, tyomaaContactPersonId, varmenne });
    return { tyomaaId, varmenne: globalTyomaa?.varmenne ?? 1 };
  }

  /** With a contact person comes how to reach it; without one, what was known of the one before goes. */
  private async savedOf(set: SetSite): Promise<Saved> {
    const contact = await this.references.contactOfSite(set);
    const names = set.tyomaaContactPersonId === undefined ? null : (contact ?? noContact);
    return { ...names, ...savedFields(tyomaaFields, set) };
  }
}

const noContact = { yhteyshenkiloNimi: '', yhteyshenkiloPuhelin: '', yhteyshenkiloEmail: '' };

async function saveSite(tx: Tx, site: Tyomaa, saved: Saved, seen?: number): Promise<TyomaaVersio> {
  const patch = await tyomaat.merged(tx, site, saved, seen);
  const stored = stateOf(tyomaaFields, site);
  return Object.keys(patch).length > 0
    ? tyomaat.change(tx, site, tidied({ ...stored, ...patch }))
    : versioOf(site);
}

/** Saves an order's copy of its site, and returns it. The way to another place is unknown. */
async function saveCopy(tx: Tx, keikka: Keikka, saved: Saved, seen?: number): Promise<TyomaaFields> {
  const { keikkaId } = keikka;
  const patch: Saved = await keikat.merged(tx, keikka, saved, seen);
  const stored = stateOf(tyomaaFields, await tx.manager.findOneByOrFail(KeikkaTyomaa, { keikkaId }));
  if (Object.keys(patch).length === 0) return stored;
  const copy = tidied({ ...stored, ...patch });
  const isMoved = 'tyomaaLat' in patch || 'tyomaaLng' in patch;
  await keikat.change(tx, keikka, { ...copy, ...(isMoved && (await wayTo(tx, keikka, copy))) });
  return copy;
}

/** The way to a place that is new is unknown, and another factory may be nearer (O-127). */
async function wayTo({ manager }: Tx, { keikkaId, betoniAsiakasId }: Keikka, copy: TyomaaFields) {
  const { betoniSijaintiId } = await manager.findOneByOrFail(KeikkaTehdas, { keikkaId });
  const nearest = await nearestOnKeikka(manager, { betoniAsiakasId, betoniSijaintiId }, copy);
  return { betoniMatkaM: null, betoniMatkaAika: null, ...nearest };
}

function tidied(site: TyomaaFields): TyomaaFields {
  requireStreet(site);
  return tidySite(site);
}
