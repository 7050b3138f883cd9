import type { SlotProps } from '@keikka/sdk';
import { useNavigation, useWasAwaited } from '@keikka/sdk';
import { CircleQuestionMark, ExternalLink, Flex, IconButton, Modal, Text, useIsLate } from '@keikka/ui';
import { useRef, useState } from 'react';
import { useKeikka } from '../features/keikka/api/get-keikka.js';
import { useKeikkaCache } from '../features/keikka/api/keikka-cache.js';
import { useKeikkaLive } from '../features/keikka/api/use-keikka-live.js';
import { KeikkaStates, shownKeikka } from '../features/keikka/components/keikka-states.js';
import { MiniTitle } from '../features/keikka/components/mini-title.js';
import { OthersOn } from '../features/keikka/components/others-on.js';
import { LahdeField } from '../features/lahde/components/lahde-field.js';
import { orderSubtitle } from '../words/keikka-title.js';
import { words } from '../words/words.js';
import { KeikkaBody } from './keikka-body.js';
import { KeikkaSkeleton } from './keikka-skeleton.js';
import { texts } from './form/texts.js';

/** So long the board alone is shown: the window would be drawn empty, and once more with its order. */
const EMPTY_AFTER_MS = 100;

/** The order's window over the grid (order §2). */
export function KeikkaModal({ keikkaId, onClose }: SlotProps['order.modal']) {
  const query = useKeikka(keikkaId);
  useKeikkaLive(keikkaId);
  const cache = useKeikkaCache();
  const body = useRef<HTMLDivElement>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const { openOrderWindow } = useNavigation();
  const answer = shownKeikka(query);
  const keikka = answer?.keikkaData;
  const isLate = useIsLate(keikkaId, query.isPending, EMPTY_AFTER_MS);
  const [isSeen, setSeen] = useState(useWasAwaited());
  if (query.isPending && !isLate && !isSeen) return null;
  // From now on it stays, also while the next order of the vehicle is awaited.
  if (!isSeen) setSeen(true);
  return (
    <Modal
      open
      onClose={onClose}
      title={keikka ? <MiniTitle keikka={keikka} /> : words.order}
      id={keikkaId}
      subtitle={answer ? orderSubtitle(answer) : words.orderNo(keikkaId)}
      placeKey="tilaus"
      width="{sizes.modalMax}"
      large
      borderColor={keikka?.sourceAsiakasColorCode || undefined}
      flush
      initialFocus={body}
      toolbar={helpOpen && <Help />}
      headerEnd={
        <>
          {keikka && <OthersOn keikkaId={keikkaId} />}
          {answer && <LahdeField answer={answer} cache={cache} />}
          <IconButton
            label={texts.help}
            aria-expanded={helpOpen}
            onClick={() => {
              setHelpOpen(!helpOpen);
            }}
          >
            <CircleQuestionMark />
          </IconButton>
          <IconButton
            label={texts.openInNewWindow}
            onClick={() => {
              openOrderWindow(keikkaId);
            }}
          >
            <ExternalLink />
          </IconButton>
        </>
      }
    >
      {/* Focus begins at the order and not at the window's grip. */}
      <Flex ref={body} tabIndex={-1} outline="0" flex="1" minW="0" minH="0" direction="column">
        <KeikkaStates query={query} skeleton={<KeikkaSkeleton />}>
          {(shown) => <KeikkaBody answer={shown} onClose={onClose} />}
        </KeikkaStates>
      </Flex>
    </Modal>
  );
}

function Help() {
  return (
    <>
      <Text textStyle="text.table">{texts.helpText}</Text>
      <Text textStyle="text.label" color="fg.muted">
        {texts.helpKeys}
      </Text>
    </>
  );
}
