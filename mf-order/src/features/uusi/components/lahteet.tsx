import type { uusiTilausFields } from '@keikka/contracts';
import { useThings, useWatch, type RecordEditing } from '@keikka/sdk/record';
import { Box, chakra, ColourSwatch, Flex, RetryBanner, Span, Text } from '@keikka/ui';
import { useId } from 'react';
import { texts } from '../texts.js';

interface LahteetProps {
  editing: RecordEditing<typeof uusiTilausFields>;
  onChoose: (asiakasId: number) => void;
}

/** Where the order came from: one of the source customers, or the own company [O-063]. */
export function Lahteet({ editing, onChoose }: LahteetProps) {
  const { data = [], isError, isPending, isFetching, refetch } = useThings('sourceAsiakas');
  const { control } = editing.form;
  const chosen = useWatch({ control, name: 'sourceAsiakasId' });
  const label = useId();
  const group = useId();
  return (
    <Box role="radiogroup" aria-labelledby={label}>
      <Text id={label} mb="2">
        {texts.source}
      </Text>
      {isError && (
        <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
          {texts.sourcesFailed}
        </RetryBanner>
      )}
      {isPending && <Text color="fg.muted">{texts.sourcesLoading}</Text>}
      <Flex direction="column" borderWidth={data.length > 0 ? '1px' : 0} borderRadius="control">
        {data.map(({ asiakasId, asiakasNimi, colorCode }) => (
          <chakra.label
            key={asiakasId}
            display="flex"
            alignItems="center"
            gap="2"
            px="3"
            minH={{ base: '11', md: '8' }}
            cursor="pointer"
            bg={chosen === asiakasId ? 'brand.subtle' : undefined}
            _notLast={{ borderBottomWidth: '1px' }}
          >
            <input
              type="radio"
              name={group}
              checked={chosen === asiakasId}
              disabled={editing.locked}
              onChange={() => onChoose(asiakasId)}
            />
            <ColourSwatch colour={colorCode} />
            <Span fontWeight="semibold">{asiakasNimi}</Span>
          </chakra.label>
        ))}
      </Flex>
    </Box>
  );
}
