import { Box } from '@keikka/ui';
import { MINUTE_MS } from '@keikka/domain';
import { useKeikka } from './api/get-keikka.js';
import { KeikkaHeader } from './components/keikka-header.js';
import { KeikkaStates, NoKeikka, shownKeikka } from './components/keikka-states.js';
import { KeikkaText } from './components/keikka-text.js';
import { sourceColour } from './components/source-colour.js';
import { parseKeikkaId } from './model/keikka-id.js';

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
      <KeikkaHeader keikkaId={keikkaId} answer={answer} />
      <KeikkaStates query={query}>{(shown) => <KeikkaText answer={shown} />}</KeikkaStates>
    </Box>
  );
}
