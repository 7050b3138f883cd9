import type { BetoninHintaRivi } from '@keikka/contracts';
import { euroText, fourDecimals } from '@keikka/domain';
import { Box, Button, Flex, RetryBanner, Span, Text } from '@keikka/ui';
import { useBetoninHinnat } from '../../api/hinnat/use-betonin-hinnat.js';
import { hinnatTexts as texts } from '../../hinnat-texts.js';
import type { HinnatProps } from './hinnat-props.js';
import { Note, Panel } from './panel.js';

/** The templates of the order with their price for the line. */
export const PohjatPanel = (props: HinnatProps) => (
  <Panel title={texts.pohjat}>
    <PohjienHinnat {...props} />
  </Panel>
);

/** Each price of a template can be taken. */
export function PohjienHinnat({ line, answer, onTake }: HinnatProps) {
  const hinnat = useBetoninHinnat(line, answer);
  const { data, isError, isPohjatError, isFetching, refetch } = hinnat;
  if (isError || isPohjatError)
    return (
      <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
        {isPohjatError ? texts.pohjatFailed : texts.failed}
      </RetryBanner>
    );
  if (!data?.length) return <Note>{emptyText(hinnat)}</Note>;
  return data.map((row) => (
    <PohjaRow
      key={row.laskupohjaId}
      row={row}
      isTaken={isSame(line.hinta_value, row.hinta_value)}
      onTake={onTake}
    />
  ));
}

function emptyText({ data, hasPayer, hasPohjat }: ReturnType<typeof useBetoninHinnat>): string {
  if (!hasPayer) return texts.noPayer;
  if (!data) return texts.loading;
  return hasPohjat ? texts.noMatch : texts.noPohjat;
}

const isSame = (price: string | null | undefined, other: string): boolean =>
  Boolean(price) && fourDecimals(price ?? 0) === fourDecimals(other);

interface PohjaRowProps extends Pick<HinnatProps, 'onTake'> {
  row: BetoninHintaRivi;
  /** The line has this price. */
  isTaken: boolean;
}

function PohjaRow({ row, isTaken, onTake }: PohjaRowProps) {
  const { laskupohjaNimi, asiakasNimi, hinta_value, ero } = row;
  const price = euroText(hinta_value);
  return (
    <Flex align="center" gap="2" py="1" borderTopWidth="1px" borderColor="border.subtle">
      <Box minW="0" flex="1">
        <Text overflowWrap="anywhere">{laskupohjaNimi}</Text>
        <Note>{[asiakasNimi || texts.forAll, ero === 0 ? texts.same : texts.ero(ero)].join(' · ')}</Note>
      </Box>
      <Span fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {texts.perM3(price)}
      </Span>
      {isTaken ? (
        <Note>{texts.taken}</Note>
      ) : (
        onTake && (
          <Button
            size="sm"
            aria-label={texts.takeFrom(price, laskupohjaNimi)}
            onClick={() => onTake(hinta_value)}
          >
            {texts.take}
          </Button>
        )
      )}
    </Flex>
  );
}
