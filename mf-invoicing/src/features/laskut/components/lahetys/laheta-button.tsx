import type { Lasku, LaskuKohde } from '@keikka/contracts';
import { laskuTila } from '@keikka/domain';
import { Button, Send } from '@keikka/ui';
import { useLaheta } from '../../api/use-lahetys.js';
import { lahetysTexts as texts } from '../../lahetys-texts.js';
import { kohdeOf } from '../../model/kohde.js';
import { LahetysChip } from './lahetys-chip.js';

/** Statuses in which an invoice goes out. */
const lahetettavat: readonly number[] = [laskuTila.odottaa, laskuTila.valmis];

/** Sends an invoice to its system, and says how far it has come. */
export function LahetaButton({ lasku, mayBill }: { lasku: Lasku; mayBill: boolean }) {
  const { lahetysTila, isLaskutettu } = lasku;
  const kohde = kohdeOf(lasku);
  return (
    <>
      {lahetysTila !== '' && lahetysTila !== 'lähetetty' && <LahetysChip tila={lahetysTila} />}
      {mayBill && kohde && !isLaskutettu && <Laheta lasku={lasku} kohde={kohde} />}
    </>
  );
}

function Laheta({ lasku, kohde }: { lasku: Lasku; kohde: LaskuKohde }) {
  const { isBusy, laheta } = useLaheta(lasku, kohde);
  const { lahetysTila, keikkaLaskuStatusTypeId, summat } = lasku;
  const isUnsent = lahetysTila === '' || lahetysTila === 'epäonnistui';
  const maySend = lahetettavat.includes(keikkaLaskuStatusTypeId) && summat.riviCount > 0;
  return (
    <Button variant="primary" busy={isBusy} disabled={!maySend || !isUnsent} onClick={() => void laheta()}>
      <Send />
      {texts.laheta(kohde)}
    </Button>
  );
}
