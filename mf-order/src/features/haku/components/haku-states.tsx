import type { FoundKeikka } from '@keikka/contracts';
import { Box, Button, Flex, Grid, Kbd, keikkaTilaLook, Search, Skeleton, Span, Text } from '@keikka/ui';
import { askedText, useHaku } from '../api/search-keikat.js';
import { countOf } from '../model/found-groups.js';
import { texts } from '../texts.js';
import { dayOf, type RowActs } from './haku-row.js';

const skeletonRows = Array.from({ length: 6 }, (_, index) => index);

/** While the first orders are searched. */
export function HakuSkeleton() {
  return skeletonRows.map((row) => (
    <Flex key={row} gap="4" px="3" h="12" align="center" borderBottomWidth="1px" borderColor="border.subtle">
      <Skeleton w="5" h="5" />
      <Skeleton flex="1" />
      <Skeleton flex="3" />
      <Skeleton flex="1" hideBelow="md" />
    </Flex>
  ));
}

/** What may be typed, and what was opened lately. */
export function HakuStart({ recent, open }: Pick<RowActs, 'open'> & { recent: readonly FoundKeikka[] }) {
  return (
    <>
      <Box px="3" py="2" textStyle="text.table">
        <Text mb="2">{texts.typeMore}</Text>
        <Grid as="dl" templateColumns="120px 1fr" gap="1.5" justifyItems="start">
          {texts.examples.map(([example, what]) => (
            <Example key={example} example={example} what={what} />
          ))}
        </Grid>
      </Box>
      {recent.length > 0 && (
        <Box as="section" aria-label={texts.recent}>
          <Text px="3" py="1" bg="bg.subtle" textStyle="text.label" fontWeight="semibold">
            {texts.recent}
          </Text>
          {recent.map((keikka) => (
            <RecentRow key={keikka.keikkaId} keikka={keikka} open={open} />
          ))}
        </Box>
      )}
    </>
  );
}

function Example({ example, what }: { example: string; what: string }) {
  return (
    <>
      <dt>
        <Kbd>{example}</Kbd>
      </dt>
      <dd>{what}</dd>
    </>
  );
}

function RecentRow({ keikka, open }: Pick<RowActs, 'open'> & { keikka: FoundKeikka }) {
  const look = keikkaTilaLook(keikka.keikkaTilaId);
  return (
    <Button variant="ghost" w="full" justifyContent="flex-start" gap="3" onClick={() => open(keikka)}>
      <Box color={look.tone === 'neutral' ? 'fg.muted' : `status.${look.tone}.fg`}>
        <look.icon size={14} aria-hidden />
      </Box>
      <Span w="80px" textAlign="start">
        {dayOf(keikka)}
      </Span>
      <Span flex="1" textAlign="start" truncate>
        {keikka.asiakasNimi}
      </Span>
      <Span color="fg.muted">{keikka.keikkaId}</Span>
    </Button>
  );
}

interface NothingProps {
  text: string;
  onText: (text: string) => void;
}

/** No order is found, nor when the search fails (G-268); a shorter text may find some. */
export function NothingFound({ text, onText }: NothingProps) {
  const shorter = text.trim().slice(0, -1).trim();
  const { found, isPresent } = useHaku(shorter);
  const hits = found && isPresent && askedText(shorter) !== '' ? countOf(found, 'all') : 0;
  return (
    <Flex gap="3" px="3" py="4" textStyle="text.table">
      <Search aria-hidden />
      <Box>
        <Text fontWeight="semibold">{texts.none(text.trim())}</Text>
        <Text color="fg.muted">{texts.noneHint}</Text>
        {hits > 0 && (
          <Button mt="2" onClick={() => onText(shorter)}>
            {texts.shorter(shorter, texts.hits(hits))}
          </Button>
        )}
      </Box>
    </Flex>
  );
}
