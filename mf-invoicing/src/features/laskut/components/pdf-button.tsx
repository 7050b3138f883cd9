import type { Lasku } from '@keikka/contracts';
import { Button, FileText } from '@keikka/ui';
import { useTuloste } from '../api/use-tuloste.js';
import { texts } from '../texts.js';

/** The invoice as it is printed; a draft until it has a number. */
export function PdfButton({ lasku }: { lasku: Lasku }) {
  const tuloste = useTuloste(lasku.keikkaLaskuId);
  return (
    <Button disabled={tuloste.isPending} onClick={() => tuloste.mutate('pdf')}>
      <FileText />
      {texts.pdf}
    </Button>
  );
}
