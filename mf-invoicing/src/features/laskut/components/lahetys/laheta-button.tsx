import type { Lasku, LaskuKohde } from '@keikka/contracts';
import { laskuTila } from '@keikka/domain';
import { Button, Printer, Send } from '@keikka/ui';
import { useLaheta, useLaskutaPaperilla } from '../../api/use-lahetys.js';
import { lahetysTexts as texts } from '../../lahetys-texts.js';
import { kohdeOf } from '../../model/kohde.js';
import { isUnderWay } from '../../model/lahetys-tila.js';
import { LahetysChip } from './lahetys-chip.js';

/** Statuses in which an invoice goes out. */
const lahetettavat: readonly number[] = [laskuTila.odottaa, laskuTila.valmis];

const mayGo = ({ lahetysTila, keikkaLaskuStatusTypeId, summat }: Lasku): boolean =>
  lahetettavat.includes(keikkaLaskuStatusTypeId) && summat.riviCount > 0 && !isUnderWay(lahetysTila);

/** Sends an invoice to its system, and says how far it has come. */
export function LahetaButton({ lasku, mayBill }: { lasku: Lasku; mayBill: boolean }) {
  const { lahetysTila, isLaskutettu } = lasku;
  const kohde = kohdeOf(lasku);
  return (
    <>
      {lahetysTila !== '' && lahetysTila !== 'lähetetty' && <LahetysChip tila={lahetysTila} />}
      {mayBill &&
        !isLaskutettu &&
        (kohde ? <Laheta lasku={lasku} kohde={kohde} /> : <Paperille lasku={lasku} />)}
    </>
  );
}

function Laheta({ lasku, kohde }: { lasku: Lasku; kohde: LaskuKohde }) {
  const { isBusy, laheta } = useLaheta(lasku, kohde);
  return (
    <Button variant="primary" busy={isBusy} disabled={!mayGo(lasku)} onClick={() => void laheta()}>
      <Send />
      {texts.laheta(kohde)}
    </Button>
  );
}

/** Where the company has no system for the invoice. */
function Paperille({ lasku }: { lasku: Lasku }) {
  const { isBusy, laskuta } = useLaskutaPaperilla(lasku);
  return (
    <Button variant="primary" busy={isBusy} disabled={!mayGo(lasku)} onClick={() => void laskuta()}>
      <Printer />
      {texts.paperi.laskuta}
    </Button>
  );
}
