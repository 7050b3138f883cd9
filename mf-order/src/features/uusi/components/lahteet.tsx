import { Box, Flex, RetryBanner, Grid, Span, Text, VisuallyHidden } from '@keikka/ui';
import { useEffect, useRef, type RefObject } from 'react';
import type { LahteetRead } from '../api/use-lahteet.js';
import type { Lahde } from '../model/lahteet.js';
import { texts } from '../texts.js';
import { BigLahde, LahdeRow } from './lahde-choice.js';
import { LisaaLahde } from './lisaa-lahde.js';
import { useNumberKeys } from './use-number-keys.js';

interface LahteetProps {
  read: LahteetRead;
  chosenId: number;
  disabled: boolean;
  /** Something was typed while they were read, and the focus stays there. */
  typed: boolean;
  onChoose: (lahde: Lahde) => void;
  /** A source was added to them. */
  onAdded: (asiakasId: number) => void;
}

/** Where the order came from: the two biggest sources, and the rest below them [O-063] [O-064]. */
export function Lahteet({ read, chosenId, disabled, typed, onChoose, onAdded }: LahteetProps) {
  const { lahteet, all, failed, retrying, retry } = read;
  const group = useRef<HTMLDivElement>(null);
  useFirstFocus(group, lahteet !== null && !typed);
  useNumberKeys(group, all, (lahde) => {
    if (disabled) return;
    onChoose(lahde);
    inputOf(group.current, lahde)?.focus();
  });
  const choice = (lahde: Lahde) => ({
    lahde,
    chosen: lahde.asiakasId === chosenId,
    disabled,
    onChoose: () => onChoose(lahde),
  });
  return (
    <Box ref={group} role="radiogroup" aria-label={texts.source}>
      {failed && (
        <RetryBanner retrying={retrying} retryLabel={texts.retry} onRetry={retry}>
          {texts.sourcesFailed}
        </RetryBanner>
      )}
      {!lahteet && !failed && <Text color="fg.muted">{texts.sourcesLoading}</Text>}
      {lahteet && lahteet.biggest.length > 0 && (
        <Grid templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="2" mb="3">
          {lahteet.biggest.map((lahde) => (
            <BigLahde key={lahde.asiakasId} {...choice(lahde)} />
          ))}
        </Grid>
      )}
      {lahteet && lahteet.others.length > 0 && (
        <>
          <OthersHeader hasWeights={lahteet.biggest.length > 0} />
          <Box borderWidth="1px" borderColor="border" borderRadius="control" overflow="hidden">
            {lahteet.others.map((lahde) => (
              <LahdeRow key={lahde.asiakasId} {...choice(lahde)} />
            ))}
          </Box>
        </>
      )}
      {lahteet && <LisaaLahde disabled={disabled} onAdded={onAdded} />}
    </Box>
  );
}

function OthersHeader({ hasWeights }: { hasWeights: boolean }) {
  if (!hasWeights) return <VisuallyHidden>{texts.otherSources}</VisuallyHidden>;
  return (
    <Flex justify="space-between" mb="1.5" textStyle="text.label" fontWeight="semibold" color="fg.muted">
      <Span>{texts.otherSources}</Span>
      <Span pe="11" hideBelow="md">
        {texts.weightedAmount}
      </Span>
    </Flex>
  );
}

const inputOf = (group: HTMLElement | null, { asiakasId }: Lahde): HTMLInputElement | null =>
  group?.querySelector<HTMLInputElement>(`input[value="${asiakasId}"]`) ?? null;

/**
 * The focus begins in the sources once they are there, and chooses none of them. Until then the window has it in its
 * first field; whoever has gone on to another one stays there.
 */
function useFirstFocus(group: RefObject<HTMLElement | null>, ready: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!ready || isDone.current) return;
    isDone.current = true;
    const find = (selector: string) => group.current?.querySelector<HTMLInputElement>(selector);
    if (!isFurtherOn(group.current)) (find('input:checked') ?? find('input'))?.focus();
  }, [group, ready]);
}

function isFurtherOn(group: HTMLElement | null): boolean {
  const fields = group?.closest('form')?.querySelectorAll('input') ?? [];
  const [, ...further] = [...fields].filter((field) => !group?.contains(field));
  return further.some((field) => field === document.activeElement);
}
