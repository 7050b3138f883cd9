import type { KeikkaData } from '@keikka/contracts';
import { ExternalLink, LinkButton } from '@keikka/ui';
import { useReadsHistory } from '../../../parts/use-reads-history.js';
import { texts } from '../texts.js';

/** The order's history in a tab of its own, so that what is typed here stays; nothing for who may not read it. */
export function HistoriaLink({ keikkaId, ownerAsiakasId }: Pick<KeikkaData, 'keikkaId' | 'ownerAsiakasId'>) {
  if (!useReadsHistory(ownerAsiakasId)) return null;
  return (
    <LinkButton variant="link" href={texts.address(keikkaId)} target="_blank" rel="noopener">
      {texts.link}
      <ExternalLink aria-hidden />
    </LinkButton>
  );
}
