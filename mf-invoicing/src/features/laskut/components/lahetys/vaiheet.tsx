import type { LahetysKokonaan } from '@keikka/contracts';
import { Box, Flex, Span, toneColours } from '@keikka/ui';
import { clockText } from '../../model/clock-text.js';
import { lahetyksenVaiheet, type LahetyksenVaihe } from '../../model/lahetyksen-vaiheet.js';
import { lahetysTexts as texts } from '../../lahetys-texts.js';
import { lahetysLook } from './lahetys-chip.js';

/** How far a sending has come, from left to right, with the times. */
export function Vaiheet({ lahetys }: { lahetys: LahetysKokonaan }) {
  const vaiheet = lahetyksenVaiheet(lahetys);
  return (
    <Flex
      as="ol"
      aria-label={texts.vaiheet}
      listStyleType="none"
      gap="3"
      px="4"
      py="3"
      borderBottomWidth="1px"
      wrap="wrap"
    >
      {vaiheet.map((vaihe, at) => (
        <Vaihe
          key={vaihe.tila}
          vaihe={vaihe}
          isNow={vaihe.tila === lahetys.tila}
          isLast={at === vaiheet.length - 1}
        />
      ))}
    </Flex>
  );
}

interface VaiheProps {
  vaihe: LahetyksenVaihe;
  isNow: boolean;
  isLast: boolean;
}

function Vaihe({ vaihe: { tila, alkoi, loppui }, isNow, isLast }: VaiheProps) {
  const { tone, icon: Icon } = lahetysLook(tila);
  const colours = toneColours(isNow ? tone : alkoi ? 'success' : 'neutral');
  return (
    <Flex
      as="li"
      align="center"
      gap="2"
      flex={isLast ? undefined : '1'}
      aria-current={isNow ? 'step' : undefined}
    >
      <Flex
        align="center"
        justify="center"
        boxSize="6"
        flexShrink="0"
        rounded="full"
        borderWidth="1px"
        {...colours}
        borderStyle={alkoi ? 'solid' : 'dashed'}
      >
        <Icon size={14} aria-hidden />
      </Flex>
      <Box whiteSpace="nowrap">
        <Span
          display="block"
          textStyle="text.table"
          fontWeight="semibold"
          color={isNow ? colours.color : undefined}
        >
          {texts.tilat[tila]}
        </Span>
        <Span display="block" textStyle="text.label" color="fg.muted" fontVariantNumeric="tabular-nums">
          {timesOf(alkoi, loppui)}
        </Span>
      </Box>
      {!isLast && (
        <Box aria-hidden flex="1" minW="3" borderTopWidth="1px" borderStyle={loppui ? 'solid' : 'dashed'} />
      )}
    </Flex>
  );
}

const timesOf = (alkoi: string | null, loppui: string | null): string =>
  alkoi === null ? texts.eiViela : [alkoi, loppui].flatMap((one) => (one ? clockText(one) : [])).join('–');
