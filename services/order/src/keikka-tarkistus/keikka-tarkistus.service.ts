import { Injectable } from '@nestjs/common';
import {
  Failure,
  fieldsOfKohde,
  isTarkistusKohde,
  type Actor,
  type GridKeikka,
  type InputOf,
  tarkistusKohteet,
  type keikkaFormCalls,
  type TarkistusKohde,
} from '@keikka/contracts';
import { isReadied } from '@keikka/domain';
import type { Keikka } from '../keikka/keikka.entity.js';
import { keikat } from '../keikka/keikka.record.js';
import { Planning } from '../planning/planning.service.js';

/** The values of a copied order that somebody has looked at and left as they are. */
@Injectable()
export class KeikkaTarkistusService {
  constructor(private readonly planning: Planning) {}

  /**
   * Takes one off what is to be looked at, or puts it back on a copy that is not ready for delivery. A value that a colleague has
   * changed since the caller saw it stays as it is; so does what is off or on already.
   * @throws Failure REQUEST.INVALID, CHANGE.OUTDATED, and as `lockOnBoard`
   */
  confirm(actor: Actor, of: InputOf<typeof keikkaFormCalls.confirmTarkistus>): Promise<GridKeikka> {
    const { kohde, isTakenBack = false } = of;
    if (!isTarkistusKohde(kohde))
      throw new Failure('REQUEST.INVALID', [{ field: 'kohde', problem: 'out of range' }]);
    return this.planning.transactions.runOnce(actor, 'keikka.confirm-tarkistus', of, async (tx) => {
      const before = await this.planning.changes.lockOnBoard(tx, actor, of, fieldsOfKohde[kohde]);
      const { tarkistettavat } = before;
      if (tarkistettavat.includes(kohde) === isTakenBack)
        return this.planning.changes.announceOne(tx, { before, after: before });
      if (isTakenBack) demandUnready(before);
      const isLeft = (one: TarkistusKohde): boolean =>
        one === kohde ? isTakenBack : tarkistettavat.includes(one);
      const left = { tarkistettavat: tarkistusKohteet.filter(isLeft) };
      return keikat.change(tx, before, left, { before: { tarkistettavat }, after: left });
    });
  }
}

/** An order that was never copied has nothing to be looked at, and one that was made ready is beyond it. */
function demandUnready({ copiedFromId, keikkaTilaId }: Keikka): void {
  if (copiedFromId === null || isReadied(keikkaTilaId)) throw new Failure('CHANGE.OUTDATED');
}
