import { ExternalLink, LinkButton } from '@keikka/ui';
import { texts } from './texts.js';

/** The order's change history in a tab of its own, so that what is done here stays; for those who may read it. */
export function HistoryLink({ keikkaId }: { keikkaId: number }) {
  return (
    <LinkButton variant="link" ms="-3" href={texts.historyAddress(keikkaId)} target="_blank" rel="noopener">
      {texts.history}
      <ExternalLink aria-hidden />
    </LinkButton>
  );
}
