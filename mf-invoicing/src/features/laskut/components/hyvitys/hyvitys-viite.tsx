import type { Lasku } from '@keikka/contracts';
import { euroText, laskuTila, numericDate } from '@keikka/domain';
import { useLocation, useNavigate } from '@keikka/sdk';
import { Button, FileText, StatusChip, Undo2 } from '@keikka/ui';
import { useMayBill } from '../../../../parts/use-may-bill.js';
import { useHyvitettava } from '../../api/use-hyvitys.js';
import { hyvitysTexts as texts } from '../../hyvitys-texts.js';

const PAGE = '/laskutus';

/** Opens an invoice on the page of invoices, whose filters stay for who comes from there. */
function useOpenLasku(): (keikkaLaskuId: number, how?: { hyvita: boolean }) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (keikkaLaskuId, { hyvita } = { hyvita: false }) => {
    const params = new URLSearchParams(pathname === PAGE ? search : '');
    params.set('lasku', String(keikkaLaskuId));
    params.delete('hyvita');
    if (hyvita) params.set('hyvita', '1');
    void navigate(`${PAGE}?${params.toString()}`);
  };
}

const isFrozen = ({ keikkaLaskuStatusTypeId }: Lasku): boolean =>
  keikkaLaskuStatusTypeId === laskuTila.laskutettu;

/** That an invoice is a credit. */
export const HyvitysChip = ({ lasku }: { lasku: Lasku }) =>
  lasku.hyvitettyKeikkaLaskuId === null ? null : (
    <StatusChip tone="info" icon={FileText}>
      {texts.hyvityslasku}
    </StatusChip>
  );

/** From a credit to its original, and from that to its credits. */
export function HyvitysViite({ lasku }: { lasku: Lasku }) {
  const openLasku = useOpenLasku();
  const { hyvitettyKeikkaLaskuId: original, keikkaLaskuId } = lasku;
  const { data } = useHyvitettava(original ?? (isFrozen(lasku) ? keikkaLaskuId : null));
  if (!data) return null;
  const links =
    original === null
      ? data.hyvitykset.map((one) => [one.keikkaLaskuId, texts.hyvitetty(euroText(one.yhteensa))] as const)
      : [[original, texts.hyvittaa(data.laskuNo, numericDate(data.paiva))] as const];
  return links.map(([id, text]) => (
    <Button key={id} variant="link" size="sm" onClick={() => openLasku(id)}>
      {text}
    </Button>
  ));
}

/** Begins a credit of a billed invoice. */
export function HyvitaButton({ lasku }: { lasku: Lasku }) {
  const openLasku = useOpenLasku();
  const mayBill = useMayBill();
  if (!mayBill || !isFrozen(lasku) || lasku.hyvitettyKeikkaLaskuId !== null) return null;
  return (
    <Button onClick={() => openLasku(lasku.keikkaLaskuId, { hyvita: true })}>
      <Undo2 />
      {texts.hyvita}
    </Button>
  );
}
