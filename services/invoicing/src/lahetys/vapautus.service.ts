import { Injectable } from '@nestjs/common';
import {
  Failure,
  vapautusTavat,
  voiOllaSamaLasku,
  type Actor,
  type InputOf,
  type Lahetys,
  type lahetysCalls,
  type VapautusTapa,
} from '@keikka/contracts';
import { laskuLogType, laskunNumero } from '@keikka/domain';
import { Transactions, type Tx } from '@keikka/server';
import { KeikkaLaskuLog } from '../lasku/keikka-lasku-log.entity.js';
import { demandVisible } from '../lasku/lasku.policy.js';
import { vapaaNumero } from './aineisto.record.js';
import { LahetysRow } from './lahetys.entity.js';
import { LahetysJob } from './lahetys.job.js';
import { toLahetys } from './lahetys.mapper.js';
import { lockLahetys, move, note, type Locked } from './lahetys.record.js';

type Input = InputOf<typeof lahetysCalls.vapauta>;

const titles: Readonly<Record<VapautusTapa, string>> = {
  uusiNumero: 'Lähetys vapautettu uudella numerolla',
  samaLasku: 'Lähetys kuitattu samaksi laskuksi',
  pysayta: 'Lähetys pidetty pysäytettynä',
};

/** Settles conflicts: a person says which invoice is which, and why. */
@Injectable()
export class VapautusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly job: LahetysJob,
  ) {}

  /** @throws Failure LASKU.NOT_FOUND, LAHETYS.NO_RISTIRIITA, LAHETYS.NO_PERUSTE, LAHETYS.UNKNOWN_TAPA, LAHETYS.ERI_SUMMA */
  async vapauta(actor: Actor, input: Input): Promise<Lahetys> {
    const tapa = vapautusTavat.find((one) => one === input.tapa);
    const peruste = input.peruste.trim();
    if (!tapa) throw new Failure('LAHETYS.UNKNOWN_TAPA');
    if (!peruste) throw new Failure('LAHETYS.NO_PERUSTE');
    const lahetys = await this.transactions.runOnce(actor, 'lahetys.vapauta', input, async (tx) => {
      const locked = await lockLahetys(tx, input.keikkaLaskuId);
      demandVisible(actor, locked.lasku);
      if (locked.lahetys.tila !== 'ristiriita') throw new Failure('LAHETYS.NO_RISTIRIITA');
      await noteReason(tx, actor, locked, titles[tapa], peruste);
      await ways[tapa](tx, actor, locked);
      return toLahetys(locked.lahetys);
    });
    this.job.wake();
    return lahetys;
  }
}

type Way = (tx: Tx, actor: Actor, locked: Locked) => Promise<void>;

const ways: Readonly<Record<VapautusTapa, Way>> = {
  pysayta: () => Promise.resolve(),
  async samaLasku(tx, _, locked) {
    if (!voiOllaSamaLasku(locked.lahetys)) throw new Failure('LAHETYS.ERI_SUMMA');
    await move(tx, locked, { tila: 'lähetetty', seuraava: null, erot: [] });
  },
  async uusiNumero(tx, actor, locked) {
    const { lahetys, lasku } = locked;
    // Once it is there as ours its number is not in dispute: it is looked at and approved anew.
    const isOurs = lahetys.vaihe === 'hyväksyntä';
    const laskuNo = isOurs ? lahetys.laskuNo : await vapaaNumero(tx, lasku, laskunNumero, 1);
    const renewed = { laskuNo, aineisto: { ...lahetys.aineisto, laskuNo }, pyytaja: actor };
    await tx.manager.update(LahetysRow, { lahetysId: lahetys.lahetysId }, renewed);
    Object.assign(lahetys, renewed);
    const again = { vaihe: 'lasku' as const, yritys: 0, hakuja: 0, takaiskuja: 0, ulkoinenId: '', erot: [] };
    await move(tx, locked, { tila: 'odottaa', ...again, seuraava: tx.now });
  },
};

/** The reason stays with the sending and in the invoice's log. */
async function noteReason(
  tx: Tx,
  { personId, personName = '' }: Actor,
  { lasku: { keikkaLaskuId }, lahetys }: Locked,
  title: string,
  peruste: string,
): Promise<void> {
  await note(tx, lahetys, 'ristiriita', title, `${personName}: ${peruste}`);
  await tx.manager.insert(KeikkaLaskuLog, {
    keikkaLaskuId,
    keikkaLaskuLogTypeId: laskuLogType.system,
    title,
    description: peruste,
    entryTime: tx.now,
    entryByPersonId: personId,
    entryByPersonName: personName,
  });
}
