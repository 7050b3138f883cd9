import type { Lasku } from '@keikka/contracts';
import { laskuTila } from '@keikka/domain';
import { Button, Send } from '@keikka/ui';
import { useLaheta } from '../../api/use-lahetys.js';
import { lahetysTexts as texts } from '../../lahetys-texts.js';
import { LahetysChip } from './lahetys-chip.js';

/** Statuses in which an invoice goes out. */
const lahetettavat: readonly number[] = [laskuTila.odottaa, laskuTila.valmis];

/** Sends an invoice to its system, and says how far it has come. */
export function LahetaButton({ lasku, mayBill }: { lasku: Lasku; mayBill: boolean }) {
  const { isBusy, laheta } = useLaheta(lasku);
  const { lahetysTila, isLaskutettu, keikkaLaskuStatusTypeId, summat } = lasku;
  const isNetvisor = lasku.laskuDestination === 'Netvisor' && lasku.kohteet.includes('Netvisor');
  const isUnsent = lahetysTila === '' || lahetysTila === 'epäonnistui';
  const maySend = lahetettavat.includes(keikkaLaskuStatusTypeId) && summat.riviCount > 0;
  return (
    <>
      {lahetysTila !== '' && lahetysTila !== 'lähetetty' && <LahetysChip tila={lahetysTila} />}
      {mayBill && isNetvisor && !isLaskutettu && (
        <Button
          variant="primary"
          busy={isBusy}
          disabled={!maySend || !isUnsent}
          onClick={() => void laheta()}
        >
          <Send />
          {texts.laheta('Netvisor')}
        </Button>
      )}
    </>
  );
}
