import { Box } from '@keikka/ui';
import { MINUTE_MS } from '@keikka/domain';
import { useKeikka } from '../features/keikka/api/get-keikka.js';
import { KeikkaHeader } from '../features/keikka/components/keikka-header.js';
import { KeikkaStates, NoKeikka, shownKeikka } from '../features/keikka/components/keikka-states.js';
import { sourceColour } from '../features/keikka/components/source-colour.js';
import { SourceCustomer } from '../features/lahde/components/source-customer.js';
import { KeikkaText } from '../features/teksti/components/keikka-text.js';
import { TextSkeleton } from '../features/teksti/components/text-skeleton.js';
import { parseKeikkaId } from './keikka-id.js';

/** A partner's page has no socket of ours, so it reads again while it is visible. */
const REFRESH_MS = MINUTE_MS;

/** The order in a partner's page. Its token covers the text view only, so there are no tabs. */
export function KeikkaEmbed({ keikkaId }: { keikkaId: number }) {
  const known = parseKeikkaId(keikkaId);
  return known === null ? <NoKeikka /> : <EmbeddedSheet keikkaId={known} />;
}

function EmbeddedSheet({ keikkaId }: { keikkaId: number }) {
  const query = useKeikka(keikkaId, { refetchInterval: REFRESH_MS });
  const answer = shownKeikka(query);
  return (
    <Box borderTopWidth="3px" borderColor="border" style={sourceColour(answer)}>
      <KeikkaHeader
        keikkaId={keikkaId}
        answer={answer}
        lahde={answer && <SourceCustomer keikka={answer.keikkaData} />}
      />
      <KeikkaStates query={query} skeleton={<TextSkeleton />}>
        {(shown) => <KeikkaText answer={shown} />}
      </KeikkaStates>
    </Box>
  );
}
