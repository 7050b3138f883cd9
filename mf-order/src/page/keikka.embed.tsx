import type { KeikkaGetAnswer } from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';
import { loadErrorText, useParams } from '@keikka/sdk';
import { useAskedSession } from '@keikka/sdk/portal';
import { Box, ErrorState, Flex } from '@keikka/ui';
import { useState } from 'react';
import { useKeikka } from '../features/keikka/api/get-keikka.js';
import { KeikkaHeader } from '../features/keikka/components/keikka-header.js';
import { KeikkaStates, NoKeikka, shownKeikka } from '../features/keikka/components/keikka-states.js';
import { sourceColour } from '../features/keikka/components/source-colour.js';
import { SourceCustomer } from '../features/lahde/components/source-customer.js';
import { KeikkaText } from '../features/teksti/components/keikka-text.js';
import { TextSkeleton } from '../features/teksti/components/text-skeleton.js';
import { KeikkaBody } from './keikka-body.js';
import { parseKeikkaId } from './keikka-id.js';

/** A partner's page has no socket of ours, so it reads again while it is visible. */
const REFRESH_MS = MINUTE_MS;

/** The order in a partner's page: its text, and a form for the person whom the token names and who may write the draft. */
export function KeikkaEmbed() {
  const keikkaId = parseKeikkaId(useParams()['keikkaId']);
  return keikkaId === null ? <NoKeikka /> : <EmbeddedSheet key={keikkaId} keikkaId={keikkaId} />;
}

function EmbeddedSheet({ keikkaId }: { keikkaId: number }) {
  const query = useKeikka(keikkaId, { refetchInterval: REFRESH_MS });
  const answer = shownKeikka(query);
  return (
    <Flex direction="column" borderTopWidth="3px" borderColor="border" style={sourceColour(answer)}>
      <KeikkaHeader
        keikkaId={keikkaId}
        answer={answer}
        lahde={answer && <SourceCustomer keikka={answer.keikkaData} />}
      />
      <KeikkaStates query={query} skeleton={<TextSkeleton />}>
        {(shown) => <EmbeddedBody answer={shown} />}
      </KeikkaStates>
    </Flex>
  );
}

function EmbeddedBody({ answer }: { answer: KeikkaGetAnswer }) {
  const [wasEdited, setWasEdited] = useState(false);
  const isEdited = answer.access.edit || wasEdited;
  if (isEdited && !wasEdited) setWasEdited(true);
  const { state, retry } = useAskedSession(isEdited);
  if (!isEdited) return <KeikkaText answer={answer} />;
  if (state.status === 'signedIn') return <KeikkaBody answer={answer} atPortal />;
  if (state.status !== 'unreachable') return <TextSkeleton />;
  return (
    <Box p="4">
      <ErrorState title={loadErrorText(state.error)} onRetry={retry} />
    </Box>
  );
}
