import type { KeikkaData, KeikkaGetAnswer } from '@keikka/contracts';
import { useThings } from '@keikka/sdk/record';
import { Button, ChevronDown, ColourSwatch, Menu, Span, type MenuEntry } from '@keikka/ui';
import type { OrderCache } from '../api/save-lahde.js';
import { useSetLahde } from '../api/use-lahde.js';
import { lahdeChoices } from '../model/lahde-choices.js';
import { texts } from '../texts.js';
import { SourceCustomer } from './source-customer.js';

interface LahdeFieldProps {
  answer: KeikkaGetAnswer;
  cache: OrderCache;
}

/** Where the order came from: who may plan the order chooses another [O-007] [O-011]. */
export function LahdeField({ answer: { keikkaData, access }, cache }: LahdeFieldProps) {
  return (
    <SourceCustomer keikka={keikkaData}>
      {access.plan ? <LahdeMenu keikka={keikkaData} cache={cache} /> : null}
    </SourceCustomer>
  );
}

function LahdeMenu({ keikka, cache }: { keikka: KeikkaData; cache: OrderCache }) {
  const list = useThings('sourceAsiakas');
  const set = useSetLahde(keikka, cache);
  const name = keikka.sourceAsiakasNimi || texts.none;
  const entries = lahdeChoices(list.data ?? [], keikka).map(({ lahde, isCurrent, mayChoose }): MenuEntry => {
    const nimi = lahde.sourceAsiakasNimi;
    return {
      id: `lahde-${lahde.sourceAsiakasId}`,
      label: mayChoose ? nimi : texts.current(nimi),
      swatch: lahde.sourceAsiakasColorCode,
      checked: isCurrent,
      disabled: !mayChoose,
      onSelect: () => set(lahde),
    };
  });
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button aria-label={texts.choose(name)} minW="0">
          <ColourSwatch colour={keikka.sourceAsiakasColorCode} />
          <Span truncate>{name}</Span>
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
      entries={list.data ? entries : unread(list.isError, () => void list.refetch())}
    />
  );
}

/** What stands in their place while they are not known. */
const unread = (failed: boolean, onRetry: () => void): MenuEntry[] =>
  failed
    ? [
        { id: 'failed', heading: texts.listFailed },
        { id: 'retry', label: texts.retry, onSelect: onRetry },
      ]
    : [{ id: 'loading', heading: texts.listLoading }];
