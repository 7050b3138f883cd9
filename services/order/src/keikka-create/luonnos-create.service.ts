import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  noLinkSettings,
  paikkaFields,
  sourceDefaults,
  type Actor,
  type GridKeikka,
  type InputOf,
  type keikkaFormCalls,
  type LuonnosKohde,
} from '@keikka/contracts';
import { blankOf, savedFields, type ValuesOf } from '@keikka/contracts/fields';
import { keikkaTila } from '@keikka/domain';
import { AsiakasProjectionRow, Transactions, type Tx } from '@keikka/server';
import { keikat, keikkaStateFields } from '../keikka/keikka.record.js';
import { chosenKohde } from '../luonnos/luonnos-kohde.rules.js';
import { luonnosKohteet } from '../luonnos/luonnos-kohteet.sql.js';
import { dataOf, siteForKeikka, siteOnKeikka } from '../tyomaa/tyomaa.record.js';

type Create = InputOf<typeof keikkaFormCalls.create>;
type State = ValuesOf<typeof keikkaStateFields>;

/** What is agreed and planned by an order's owner alone. */
const ofTheOwner = [
  'vehicleId',
  'betoniAsiakasId',
  'pumppuAsiakasId',
  'isBetoniSuoraLaskutus',
  'isPumppuSuoraLaskutus',
] as const;

/** Makes drafts in the name of a customer, for who may write for it or at one of its sites (O-139, R-93). */
@Injectable()
export class LuonnosCreateService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A draft of the owner's that is the customer's, with the site that was named.
   * @throws Failure AUTH.FORBIDDEN, AUTH.FOREIGN_TENANT where the actor may write for nobody there, KEIKKA.NO_ACCESS where not for whom is
   * named, or where what is named is the owner's to say, KEIKKA.UNKNOWN_TYOMAA
   */
  async create(actor: Actor, create: Create & { ownerAsiakasId: number }): Promise<GridKeikka> {
    const { ownerAsiakasId, sourceAsiakasId } = create;
    const kohteet = await luonnosKohteet(this.dataSource.manager, actor.personId, ownerAsiakasId);
    if (kohteet.length === 0)
      throw new Failure(ownerAsiakasId === actor.asiakasId ? 'AUTH.FORBIDDEN' : 'AUTH.FOREIGN_TENANT');
    const kohde = chosenKohde(kohteet, create, actor.asiakasId);
    const isOtherSource = sourceAsiakasId !== 0 && sourceAsiakasId !== ownerAsiakasId;
    if (!kohde || isOtherSource || ofTheOwner.some((name) => create[name]))
      throw new Failure('KEIKKA.NO_ACCESS');
    return this.transactions.runOnce(actor, 'keikka.create', create, async (tx) => {
      const state = {
        ...blankOf(keikkaStateFields),
        keikkaTilaId: keikkaTila.luonnos,
        ...sourceDefaults({
          ownAsiakasId: ownerAsiakasId,
          sourceAsiakasId: ownerAsiakasId,
          settings: noLinkSettings,
        }),
        ...savedFields(paikkaFields, create),
        ...(await siteOf(tx, kohde, create.tyomaaId ?? kohde.tyomaaId)),
        asiakasId: kohde.asiakasId,
      } as State;
      const { asiakasNimi, ytunnus } = await tx.manager.findOneByOrFail(AsiakasProjectionRow, {
        asiakasId: kohde.asiakasId,
      });
      return keikat.make(
        tx,
        { ownerAsiakasId, sourceAsiakasId: ownerAsiakasId, asiakasNimi, ytunnus },
        state,
      );
    });
  }
}

/** What the order keeps of its site, which must be the customer's. */
async function siteOf(tx: Tx, { ownerAsiakasId, asiakasId }: LuonnosKohde, tyomaaId: number | null) {
  if (!tyomaaId) return {};
  const site = await siteForKeikka(tx, ownerAsiakasId, tyomaaId);
  if (site.asiakasId !== asiakasId) throw new Failure('KEIKKA.UNKNOWN_TYOMAA');
  return siteOnKeikka(dataOf(site));
}
