import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
import { Keikka } from '../keikka/keikka.entity.js';
import { keikat } from '../keikka/keikka.record.js';
import { KeikkaMatka } from '../matka/keikka-matka.service.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { isSamePlace, taydennetty, type Osoitehaku } from '../tyomaa/osoitehaku.rules.js';
import { keepYhteyshenkilo } from '../tyomaa/tyomaa-person.record.js';
import { Tyomaa } from '../tyomaa/tyomaa.entity.js';
import { lockedSite, tyomaat, versioOf } from '../tyomaa/tyomaa.record.js';
import { requireStreet, tidySite } from '../tyomaa/tyomaa.rules.js';
import { WorksiteOsoite } from './worksite-osoite.service.js';
import { versiotOf } from './worksite-versions.js';

/** The company is the actor's own, and day and time say nothing here. */
type SetSite = Omit<InputOf<typeof tyomaaCalls.set>, 'ownerAsiakasId' | 'yyyymmdd' | 'pumppuAika'>;
type Saved = Partial<TyomaaFields>;

/** Saves a site: an order's copy of it, the site as its company knows it, or both. */
@Injectable()
export class WorksiteSaveService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly references: KeikkaReferences,
    private readonly edit: KeikkaEdit,
    private readonly osoite: WorksiteOsoite,
    private readonly keikkaMatka: KeikkaMatka,
  ) {}

  /**
   * Merged per field with what others changed since the version that was seen.
   * @throws Failure TYOMAA.NOT_FOUND, TYOMAA.NO_STREET, KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.REMOVED,
   * KEIKKA.UNKNOWN_PERSON, SAVE.CONFLICT, CHANGE.OUTDATED
   */
  async set(actor: Actor, set: SetSite): Promise<TyomaaVersiot> {
    const saved = await this.savedOf(set);
    const yhteinen = set.yhteinen && (await this.savedOf(set.yhteinen));
    const haku = await this.osoitehaku(actor, set, saved);
    const versiot = await this.store(actor, set, { saved, yhteinen, haku });
    if (set.keikkaId) this.keikkaMatka.follow(actor, set.keikkaId);
    return versiot;
  }

  private store(
    actor: Actor,
    set: SetSite,
    { saved, yhteinen, haku }: { saved: Saved; yhteinen?: Saved; haku: Osoitehaku | null },
  ): Promise<TyomaaVersiot> {
    const { tyomaaId, keikkaId, varmenne, tyomaaVarmenne } = set;
    return this.transactions.runOnce(actor, 'tyomaa.set', set, async (tx) => {
      if (!keikkaId) {
        const site = await lockedSite(tx, actor.asiakasId, tyomaaId);
        return {
          globalTyomaa: await saveSite(tx, actor, site, { saved, haku, seen: varmenne ?? tyomaaVarmenne }),
        };
      }
      const { keikka } = await this.edit.lock(tx, actor, keikkaId);
      if (keikka.ownerAsiakasId !== actor.asiakasId) throw new Failure('KEIKKA.NO_ACCESS');
      if (keikka.tyomaaId !== tyomaaId) throw new Failure('TYOMAA.NOT_FOUND');
      const copy = await saveCopy(tx, keikka, { saved, haku, seen: varmenne });
      if (set.saveGlobalTyomaa)
        await saveSite(tx, actor, await lockedSite(tx, actor.asiakasId, tyomaaId), {
          saved: yhteinen ?? copy,
          haku: null,
          seen: tyomaaVarmenne,
        });
      return versiotOf(tx.manager, actor, keikkaId);
    });
  }

  /** @throws Failure TYOMAA.NOT_FOUND, KEIKKA.UNKNOWN_PERSON, SAVE.CONFLICT, CHANGE.OUTDATED */
  async setContactPerson(
    actor: Actor,
    { tyomaaId, personId, varmenne }: InputOf<typeof tyomaaCalls.setContactPerson>,
  ): Promise<{ tyomaaId: number; varmenne: number }> {
    const tyomaaContactPersonId = personId || null;
    const set = { tyomaaId, tyomaaContactPersonId, varmenne };
    const { globalTyomaa } = await this.store(actor, set, { saved: await this.savedOf(set), haku: null });
    return { tyomaaId, varmenne: globalTyomaa?.varmenne ?? 1 };
  }

  /** Looked up before the transaction: nobody waits for a row meanwhile. Who saves what is not the company's looks up nothing. */
  private async osoitehaku(actor: Actor, set: SetSite, saved: Saved): Promise<Osoitehaku | null> {
    const stored = await this.storedOf(actor, set);
    return stored && this.osoite.haku(tidySite({ ...stateOf(tyomaaFields, stored), ...saved }), stored);
  }

  private async storedOf(
    { asiakasId: ownerAsiakasId }: Actor,
    { keikkaId, tyomaaId }: SetSite,
  ): Promise<TyomaaFields | null> {
    const { manager } = this.dataSource;
    if (!keikkaId) return manager.findOneBy(Tyomaa, { tyomaaId, ownerAsiakasId });
    const isOwn = await manager.existsBy(Keikka, { keikkaId, tyomaaId, ownerAsiakasId });
    return isOwn ? manager.findOneBy(KeikkaTyomaa, { keikkaId }) : null;
  }

  /** With a contact person comes how to reach it; without one, what was known of the one before goes. */
  private async savedOf(set: Saved): Promise<Saved> {
    const contact = await this.references.contactOfSite(set);
    const names = set.tyomaaContactPersonId === undefined ? null : (contact ?? noContact);
    return { ...names, ...savedFields(tyomaaFields, set) };
  }
}

const noContact = { yhteyshenkiloNimi: '', yhteyshenkiloPuhelin: '', yhteyshenkiloEmail: '' };

/** What is saved of a site, what its address was looked up for, and which version the caller has seen. */
interface Save {
  saved: Saved;
  haku: Osoitehaku | null;
  seen?: number;
}

async function saveSite(
  tx: Tx,
  actor: Actor,
  site: Tyomaa,
  { saved, haku, seen }: Save,
): Promise<TyomaaVersio> {
  const patch = await tyomaat.merged(tx, site, saved, seen);
  const stored = stateOf(tyomaaFields, site);
  if (Object.keys(patch).length === 0) return versioOf(site);
  const after = taydennetty(tidied({ ...stored, ...patch }), stored, haku);
  const version = await tyomaat.change(tx, site, after);
  if (patch.tyomaaContactPersonId) await keepYhteyshenkilo(tx, actor, version, patch.tyomaaContactPersonId);
  return version;
}

/** Saves an order's copy of its site, and returns it. The way to another place is unknown. */
async function saveCopy(tx: Tx, keikka: Keikka, { saved, haku, seen }: Save): Promise<TyomaaFields> {
  const { keikkaId } = keikka;
  const patch: Saved = await keikat.merged(tx, keikka, saved, seen);
  const stored = stateOf(tyomaaFields, await tx.manager.findOneByOrFail(KeikkaTyomaa, { keikkaId }));
  if (Object.keys(patch).length === 0) return stored;
  const copy = taydennetty(tidied({ ...stored, ...patch }), stored, haku);
  const isMoved = !isSamePlace(copy, stored);
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
