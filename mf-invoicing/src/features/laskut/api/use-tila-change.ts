import type { LaskuListed } from '@keikka/contracts';
import { laskuTila, laskuTilaNimi } from '@keikka/domain';
import { useNotify, useSession } from '@keikka/sdk';
import { useConfirm } from '@keikka/ui';
import { useMayBill } from '../../../parts/use-may-bill.js';
import { isUnderWay } from '../model/lahetys-tila.js';
import { texts } from '../texts.js';
import { useLaskuSaves } from './use-lasku-saves.js';

type Muutettava = Pick<
  LaskuListed,
  'keikkaLaskuId' | 'laskuttajaAsiakasId' | 'keikkaLaskuStatusTypeId' | 'lahetysTila' | 'varmenne'
>;

/**
 * How the person changes the status of an invoice [I-052]: it asks before the one that can't be taken back. Undefined where the
 * person may not, while the invoice is being sent, and once it is billed, but for a system admin.
 */
export function useTilaChange(lasku: Muutettava): ((tila: number) => void) | undefined {
  const notify = useNotify();
  const confirm = useConfirm();
  const mayBill = useMayBill();
  const { isSystemAdmin } = useSession().roles;
  const { send, track, told } = useLaskuSaves(lasku);
  const { keikkaLaskuId, keikkaLaskuStatusTypeId: before, varmenne } = lasku;
  const isFrozen = before === laskuTila.laskutettu;
  const mayChange = isFrozen ? isSystemAdmin : mayBill && !isUnderWay(lasku.lahetysTila);
  async function change(tila: number): Promise<void> {
    // Only a system admin takes this status back, so whoever else sets it is asked, and is offered no undo [I-055].
    const isFinal = tila === laskuTila.laskutettu && !isSystemAdmin;
    if (isFinal && !(await confirm({ ...texts.billQuestion, danger: true }))) return;
    await told(async () => {
      const saved = await send({ keikkaLaskuStatusTypeId: tila }, varmenne);
      const words = {
        text: texts.tilaChanged(saved.keikkaLaskuStatusTypeName),
        undone: texts.tilaBack(laskuTilaNimi(before)),
      };
      if (isFinal) notify.success(words.text);
      else track(keikkaLaskuId, saved, { ...saved, keikkaLaskuStatusTypeId: before }, words);
    }, texts.saveFailed);
  }
  return mayChange ? (tila) => void change(tila) : undefined;
}
