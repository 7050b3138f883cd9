import { euroText } from '@keikka/domain';
import { Box, CircleAlert, Span } from '@keikka/ui';
import { maaraText } from '../../../../parts/maara-text.js';
import type { BetoniEsikatselu } from '../../model/esikatselu.js';
import { texts } from '../../texts.js';

/** What the template's concretes make of those of the order, below the rows; nothing where it bills none. */
export function BetonitList({ betonit }: { betonit: readonly BetoniEsikatselu[] }) {
  if (betonit.length === 0) return null;
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label={texts.betonirivit}
      mt="3"
      borderWidth="1px"
      borderRadius="control"
    >
      {betonit.map((betoni, index) => (
        <Betoni key={index} betoni={betoni} />
      ))}
    </Box>
  );
}

function Betoni({ betoni: { selite, määrä, yksikkö, netto, virhe } }: { betoni: BetoniEsikatselu }) {
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns="1fr auto 76px"
      gap="2"
      px="3"
      minH="8"
      alignItems="center"
      textStyle="text.table"
      fontVariantNumeric="tabular-nums"
    >
      <Span truncate fontWeight="semibold">
        {selite}
      </Span>
      <Span textAlign="end">{maaraText(määrä, yksikkö)}</Span>
      {netto === null ? (
        <Span
          color="status.error.fg"
          textAlign="end"
          title={virhe}
          display="inline-flex"
          gap="1"
          justifyContent="end"
        >
          <CircleAlert size={14} aria-hidden />
          {texts.eiHintaa}
        </Span>
      ) : (
        <Span textAlign="end" fontWeight="semibold">
          {euroText(netto)}
        </Span>
      )}
    </Box>
  );
}
