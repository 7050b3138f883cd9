import { Failure, type Actor } from '@keikka/contracts';
import { euroText, laskuLogType, laskuTila, onLaskulla, summa } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { lahetettyna } from '../lahetys/aineisto.record.js';
import { hyvitysTeksti } from '../lahetys/aineisto/aineisto.rules.js';
import { demandHyvitysMaara, hyvitetytOf } from '../lasku/hyvitys.record.js';
import { KeikkaLaskuLog } from '../lasku/keikka-lasku-log.entity.js';
import type { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import type { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { laskuRivit } from '../lasku/rivi/lasku-rivi.record.js';
import { laskut, rivitOf, settleSums, tellOf } from '../lasku/lasku.record.js';
import { lockMaking, makeLasku } from '../lasku/uusi/uusi-lasku.record.js';
import { hyvitettavat } from './hyvitys.rules.js';

/** A row of the original that is credited, and with which quantity. */
interface Hyvitettava {
  rivi: KeikkaLaskuRivi;
  määrä: string;
  riviSelite2: string;
}

/** What is asked to be credited of a row: the amount, or what the credit is to say. */
export interface Pyydetty {
  keikkaLaskuRiviId: number;
  määrä: string;
  /** Without one the original's stays. */
  riviSelite2?: string | undefined;
}

/**
 * Makes a credit of a billed, locked invoice: of the asked rows, or of all that is left of it. The original's rows and headers
 * stay as they are, and so do its prices on the credit.
 * @throws Failure HYVITYS.*, LASKURIVI.NOT_FOUND, REQUEST.INVALID
 */
export async function makeHyvitys(
  tx: Tx,
  actor: Actor,
  original: KeikkaLasku,
  { rivit: pyydetyt, syy = '' }: { rivit?: readonly Pyydetty[] | undefined; syy?: string | undefined },
): Promise<{ keikkaLaskuId: number }> {
  demandHyvitettava(original);
  const chosen = await chosenOf(tx, original, pyydetyt);
  await lockMaking(tx, original.laskuttajaAsiakasId, original.keikkaId);
  const { keikkaLaskuId } = await makeHead(tx, actor, original, syy.trim());
  for (const one of chosen) await makeRivi(tx, keikkaLaskuId, one);
  const hyvitys = await laskut.lock(tx, keikkaLaskuId);
  await settleSums(tx, hyvitys);
  await noteOnOriginal(tx, actor, original, { keikkaLaskuId, syy: syy.trim() });
  return { keikkaLaskuId };
}

/** @throws Failure HYVITYS.ON_HYVITYS, HYVITYS.EI_LASKUTETTU */
function demandHyvitettava({ hyvitettyKeikkaLaskuId, keikkaLaskuStatusTypeId }: KeikkaLasku): void {
  if (hyvitettyKeikkaLaskuId !== null) throw new Failure('HYVITYS.ON_HYVITYS');
  if (keikkaLaskuStatusTypeId !== laskuTila.laskutettu) throw new Failure('HYVITYS.EI_LASKUTETTU');
}

async function chosenOf(
  { manager }: Tx,
  { keikkaLaskuId }: KeikkaLasku,
  pyydetyt: readonly Pyydetty[] | undefined,
): Promise<Hyvitettava[]> {
  const rivit = (await rivitOf(manager, keikkaLaskuId)).filter(onLaskulla);
  const hyvitetyt = await hyvitetytOf(
    manager,
    rivit.map((rivi) => rivi.keikkaLaskuRiviId),
  );
  const asked = pyydetyt ?? hyvitettavat(rivit, hyvitetyt);
  if (asked.length === 0) throw new Failure(pyydetyt ? 'HYVITYS.EI_MAARAA' : 'HYVITYS.EI_JALJELLA');
  if (new Set(asked.map((one) => one.keikkaLaskuRiviId)).size < asked.length)
    throw new Failure('REQUEST.INVALID');
  return asked.map(({ keikkaLaskuRiviId: id, määrä, riviSelite2 }: Pyydetty) => {
    const rivi = rivit.find((one) => one.keikkaLaskuRiviId === id);
    if (!rivi) throw new Failure('LASKURIVI.NOT_FOUND');
    return {
      rivi,
      määrä: demandHyvitysMaara(rivi, hyvitetyt.get(id) ?? [], määrä),
      riviSelite2: riviSelite2 ?? rivi.riviSelite2,
    };
  });
}

/** The credit without its rows: for who paid the original, and by its headers. */
async function makeHead(
  tx: Tx,
  actor: Actor,
  original: KeikkaLasku,
  syy: string,
): Promise<{ keikkaLaskuId: number }> {
  const { laskuttajaAsiakasId, maksajaAsiakasId, maksajaAsiakasNimi } = original;
  const { maksuEhtoPv, viitteemme, viitteenne, sellerName } = original;
  const teksti = hyvitysTeksti(await lahetettyna(tx.manager, original));
  const texts = { txtBeforeLines: teksti, txtAfterLines: syy };
  const laskutettava = {
    keikka: { ...original, pumppuAika: original.pumppuAika?.toISOString() ?? '' },
    maksaja: { maksajaAsiakasId, maksajaAsiakasNimi },
    hyvitetty: original,
  };
  return makeLasku(tx, actor, laskuttajaAsiakasId, laskutettava, {
    headers: { maksuEhtoPv, viitteemme, viitteenne, sellerName, ...texts },
    rivit: [],
    huomiot: [{ title: teksti, description: syy }],
  });
}

/**
 * A row of the credit with the price, the discount and the VAT of the original's. It has no formulas: nothing is computed
 * anew. What is of the original's life alone is left out, so that any other column follows.
 */
async function makeRivi(
  tx: Tx,
  keikkaLaskuId: number,
  { rivi, määrä, riviSelite2 }: Hyvitettava,
): Promise<void> {
  const {
    keikkaLaskuRiviId: hyvitettyKeikkaLaskuRiviId,
    lasku: _lasku,
    tuote: _tuote,
    isLaskutettu: _isLaskutettu,
    laskutettuTime: _laskutettuTime,
    laskuNo: _laskuNo,
    selvitys: _selvitys,
    laskettu: _laskettu,
    varmenne: _varmenne,
    ...kept
  } = rivi;
  const kaavat = { määräKaava: '', hintaKaava: '', ehtoKaava: '', tuoteIdKaava: '' };
  const selitteet = { riviSeliteKaava: '', riviSelite2Kaava: '' };
  const state = { ...(await laskuRivit.stateOf(tx, rivi)), ...kaavat, ...selitteet, määrä, riviSelite2 };
  await laskuRivit.make(tx, { ...kept, keikkaLaskuId, hyvitettyKeikkaLaskuRiviId, virhe: '' }, state);
}

async function noteOnOriginal(
  tx: Tx,
  { personId, personName = '' }: Actor,
  original: KeikkaLasku,
  { keikkaLaskuId, syy }: { keikkaLaskuId: number; syy: string },
): Promise<void> {
  const { sumEur, alvSumma } = await laskut.lock(tx, keikkaLaskuId);
  const euros = euroText(summa([sumEur, alvSumma]));
  await tx.manager.insert(KeikkaLaskuLog, {
    keikkaLaskuId: original.keikkaLaskuId,
    keikkaLaskuLogTypeId: laskuLogType.system,
    title: 'Hyvityslasku luotu',
    description: syy ? `${euros}. ${syy}` : euros,
    entryTime: tx.now,
    entryByPersonId: personId,
    entryByPersonName: personName,
  });
  await tellOf(tx, original);
}
