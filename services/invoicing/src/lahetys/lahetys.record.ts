import { Failure, type Actor, type LahetysKohde, type LahetysTila } from '@keikka/contracts';
import { laskuLogType, laskuTila } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { KeikkaLaskuLog } from '../lasku/keikka-lasku-log.entity.js';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import type { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { laskut, storeLahetysTila } from '../lasku/lasku.record.js';
import type { Vastaus } from './kohdejarjestelma.js';
import { LahetysAskelRow, LahetysRow } from './lahetys.entity.js';
import { paattyneet, type Muutos } from './lahetys.rules.js';

/** An invoice and its sending, locked in that order by whoever changes either. */
export interface Locked {
  lasku: KeikkaLasku;
  lahetys: LahetysRow;
}

/** @throws Failure LASKU.NOT_FOUND when the invoice is gone, and its sending with it */
export async function lockLahetys(tx: Tx, keikkaLaskuId: number): Promise<Locked> {
  const lasku = await laskut.lock(tx, keikkaLaskuId);
  const lahetys = await tx.manager.findOneBy(LahetysRow, { keikkaLaskuId });
  if (!lahetys) throw new Failure('LASKU.NOT_FOUND');
  return { lasku, lahetys };
}

/** Changes a sending. The invoice follows: its state for lists, and once it is sent its number, status and log. */
export async function move(tx: Tx, { lasku, lahetys }: Locked, muutos: Muutos): Promise<void> {
  const { tila = lahetys.tila } = muutos;
  const paattynyt = paattyneet.includes(tila) ? tx.now : null;
  await tx.manager.update(LahetysRow, { lahetysId: lahetys.lahetysId }, { ...muutos, paattynyt });
  Object.assign(lahetys, muutos, { paattynyt });
  if (tila === 'lähetetty') await settle(tx, lasku, lahetys);
  else if (tila !== lasku.lahetysTila) await storeLahetysTila(tx, lasku, tila);
}

const lokiin: Readonly<Record<LahetysKohde, string>> = {
  Netvisor: 'Lähetetty Netvisoriin',
  Fennoa: 'Lähetetty Fennoaan',
  Paperi: 'Laskutettu paperilla',
};

/** What follows for the invoice when it is known to be in the system. */
async function settle(tx: Tx, lasku: KeikkaLasku, lahetys: LahetysRow): Promise<void> {
  const { keikkaLaskuId } = lasku;
  const { laskuNo, kohde, ulkoinenId, aineisto } = lahetys;
  const { personId, personName = '' } = lahetys.pyytaja;
  await laskut.change(tx, lasku, {
    laskuNo,
    isLaskutettu: true,
    eraPaiva: aineisto.eraPaiva,
    keikkaLaskuStatusTypeId: laskuTila.laskutettu,
    lahetysTila: 'lähetetty',
    ...(kohde === 'Fennoa' && { fennoaInvoiceId: ulkoinenId }),
  });
  const billed = { isLaskutettu: true, laskutettuTime: tx.now, laskuNo };
  await tx.manager.update(KeikkaLaskuRivi, { keikkaLaskuId }, billed);
  await tx.manager.insert(KeikkaLaskuLog, {
    keikkaLaskuId,
    keikkaLaskuLogTypeId: laskuLogType.sent,
    title: lokiin[kohde],
    description: [`Laskunumero ${laskuNo}`, ulkoinenId && `avain ${ulkoinenId}`].filter(Boolean).join(', '),
    entryTime: tx.now,
    entryByPersonId: personId,
    entryByPersonName: personName,
  });
}

/** Notes what happened without a request: who asked for the sending, what was found. */
export async function note(
  { manager, now }: Tx,
  { lahetysId, yritys }: LahetysRow,
  tila: LahetysTila,
  nimi: string,
  selite: string,
): Promise<void> {
  await manager.insert(LahetysAskelRow, {
    lahetysId,
    yritys,
    tila,
    nimi,
    selite,
    pyynto: null,
    vastaus: null,
    tulos: 'ok',
    alkoi: now,
    kestoMs: null,
  });
}

/** Notes that a request is being made; it stands open until it is closed, or for ever when the process ends. */
export async function openAskel(
  { manager, now }: Tx,
  { lahetysId, yritys }: Pick<LahetysRow, 'lahetysId' | 'yritys'>,
  tila: LahetysTila,
  nimi: string,
): Promise<LahetysAskelRow> {
  return manager.save(LahetysAskelRow, {
    lahetysId,
    yritys,
    tila,
    nimi,
    pyynto: null,
    vastaus: null,
    tulos: null,
    alkoi: now,
    kestoMs: null,
  });
}

/** Closes a request. False when somebody has taken it for lost meanwhile: then its outcome counts no more. */
export async function closeAskel(
  { manager }: Tx,
  { lahetysAskelId }: LahetysAskelRow,
  { tulos, selite, pyynto, vastaus }: Vastaus,
  kestoMs: number,
): Promise<boolean> {
  const closed = await manager
    .createQueryBuilder()
    .update(LahetysAskelRow)
    .set({ tulos, selite, pyynto, vastaus, kestoMs })
    .where('lahetysAskelId = :lahetysAskelId and tulos is null', { lahetysAskelId })
    .execute();
  return closed.affected === 1;
}

/** In whose name a sending goes on. */
export const contextOf = ({ pyytaja, lahetysId }: { pyytaja: Actor; lahetysId: number }) => ({
  actor: pyytaja,
  correlationId: `lahetys-${lahetysId}`,
});
