import { ArrowLeft, Button, Flex, IconButton, Printer, type SystemStyleObject } from '@keikka/ui';
import { useEffect } from 'react';
import { useNavigate, useParams, useUndoKeys } from '@keikka/sdk';
import { useKeikka } from '../features/keikka/api/get-keikka.js';
import { useKeikkaCache } from '../features/keikka/api/keikka-cache.js';
import { useKeikkaLive } from '../features/keikka/api/use-keikka-live.js';
import { KeikkaHeader } from '../features/keikka/components/keikka-header.js';
import { KeikkaStates, NoKeikka, shownKeikka } from '../features/keikka/components/keikka-states.js';
import { OthersOn } from '../features/keikka/components/others-on.js';
import { sourceColour } from '../features/keikka/components/source-colour.js';
import { LahdeField } from '../features/lahde/components/lahde-field.js';
import { keikkaTitle } from '../words/keikka-title.js';
import { words } from '../words/words.js';
import { parseKeikkaId } from './keikka-id.js';
import { KeikkaBody } from './keikka-body.js';
import { KeikkaSkeleton } from './keikka-skeleton.js';
import { texts } from './form/texts.js';

/** The order on a page of its own: /tilaus/{keikkaId} [G-007]. */
export function KeikkaPage() {
  const keikkaId = parseKeikkaId(useParams()['keikkaId']);
  return keikkaId === null ? <NoKeikka wayOut={<ToGrid />} /> : <KeikkaSheet keikkaId={keikkaId} />;
}

function ToGrid() {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate('/')}>{texts.toGrid}</Button>;
}

/** On a phone, where the page has taken the place of the grid. */
function Back() {
  const navigate = useNavigate();
  return (
    <IconButton label={texts.back} hideFrom="md" ms="-3" onClick={() => void navigate('/')}>
      <ArrowLeft />
    </IconButton>
  );
}

const printPage = (): void => {
  window.print();
};

/** Paper has its own edges, and nothing on it can be pressed. */
const paper: SystemStyleObject = {
  maxW: 'none',
  my: 0,
  borderWidth: 0,
  overflow: 'visible',
  '& button, & [role=tablist]': { display: 'none' },
};

function KeikkaSheet({ keikkaId }: { keikkaId: number }) {
  const query = useKeikka(keikkaId);
  useKeikkaLive(keikkaId);
  useUndoKeys(words.order);
  const cache = useKeikkaCache();
  const answer = shownKeikka(query);
  const title = answer && keikkaTitle(answer.keikkaData);
  useEffect(() => {
    document.title = [words.orderNo(keikkaId), title].filter(Boolean).join(' ');
  }, [keikkaId, title]);
  return (
    <Flex
      direction="column"
      maxW="modalMax"
      minH={{ base: 'full', md: 'auto' }}
      mx="auto"
      my={{ md: '4' }}
      bg="bg.surface"
      borderRadius={{ md: 'dialog' }}
      borderWidth={{ md: '2px' }}
      borderTopWidth="3px"
      borderColor="border"
      style={sourceColour(answer)}
      overflow="clip"
      _print={paper}
    >
      <KeikkaHeader
        keikkaId={keikkaId}
        answer={answer}
        lahde={answer && <LahdeField answer={answer} cache={cache} />}
        back={<Back />}
      >
        {answer && (
          <>
            <OthersOn keikkaId={keikkaId} />
            <IconButton label={texts.print} onClick={printPage}>
              <Printer />
            </IconButton>
          </>
        )}
      </KeikkaHeader>
      <KeikkaStates query={query} wayOut={<ToGrid />} skeleton={<KeikkaSkeleton />}>
        {(shown) => <KeikkaBody answer={shown} />}
      </KeikkaStates>
    </Flex>
  );
}
