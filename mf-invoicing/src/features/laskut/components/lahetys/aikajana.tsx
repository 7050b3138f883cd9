import type { AskelTulos, LahetysAskel, LahetysKokonaan } from '@keikka/contracts';
import {
  Box,
  Check,
  ChevronDown,
  ChevronRight,
  CircleX,
  Clock,
  Flex,
  Hourglass,
  IconButton,
  KeyRound,
  Span,
  Text,
  Unplug,
} from '@keikka/ui';
import { useState } from 'react';
import { lahetysTexts as texts } from '../../lahetys-texts.js';
import { clockText } from '../../model/clock-text.js';

const looks: Readonly<Record<AskelTulos, { icon: typeof Check; color: string }>> = {
  ok: { icon: Check, color: 'status.success.fg' },
  hylätty: { icon: CircleX, color: 'status.error.fg' },
  eiPerillä: { icon: Unplug, color: 'status.error.fg' },
  tuntematon: { icon: Hourglass, color: 'status.warning.fg' },
};

/** What was done for an invoice, the oldest first. */
export function Aikajana({ lahetys }: { lahetys: LahetysKokonaan }) {
  const { askeleet, seuraava } = lahetys;
  return (
    <Box as="section" aria-label={texts.yritykset}>
      <Text as="h3" textStyle="text.label" fontWeight="semibold" mb="1">
        {texts.yritykset}
      </Text>
      <Box as="ol" listStyleType="none">
        {askeleet.map((askel) => (
          <Askel key={askel.lahetysAskelId} askel={askel} />
        ))}
      </Box>
      {seuraava && (
        <Text color="fg.muted" textStyle="text.table" mt="2">
          {texts.jatkuu(clockText(seuraava))}
        </Text>
      )}
    </Box>
  );
}

function Askel({ askel }: { askel: LahetysAskel }) {
  const [isOpen, setOpen] = useState(false);
  const { nimi, selite, tulos, alkoi, kestoMs, pyynto } = askel;
  const { icon: Icon, color } = tulos ? looks[tulos] : { icon: Clock, color: 'fg.muted' };
  return (
    <Box as="li" borderBottomWidth="1px" py="1">
      <Flex gap="2" align="center" textStyle="text.table" minH="8">
        <Box color={color} flexShrink="0">
          <Icon size={16} aria-hidden />
        </Box>
        <Span fontWeight="semibold" minW="80px">
          {nimi}
        </Span>
        <Span flex="1" color={tulos === 'ok' || !tulos ? undefined : color}>
          {tulos ? selite : texts.kaynnissa}
        </Span>
        {kestoMs !== null && <Span color="fg.muted">{texts.kesto(kestoMs)}</Span>}
        <Span color="fg.muted" fontVariantNumeric="tabular-nums">
          {clockText(alkoi)}
        </Span>
        {pyynto ? (
          <IconButton
            size="sm"
            label={texts.naytaPyynto(nimi)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronDown /> : <ChevronRight />}
          </IconButton>
        ) : (
          <Box w="8" flexShrink="0" />
        )}
      </Flex>
      {isOpen && <Sanomat askel={askel} />}
    </Box>
  );
}

/** What was sent and what came back. */
function Sanomat({ askel: { pyynto, vastaus } }: { askel: LahetysAskel }) {
  return (
    <Box borderWidth="1px" rounded="l2" mb="2" overflow="hidden">
      <Flex bg="bg.subtle" px="3" py="1.5" gap="2" textStyle="text.label" align="center">
        <Span fontWeight="semibold">{texts.pyynto}</Span>
        <Span flex="1" />
        <KeyRound size={14} aria-hidden />
        <Span color="fg.muted">{texts.avaimetPoistettu}</Span>
      </Flex>
      <Sanoma text={pyynto ?? ''} />
      <Box bg="bg.subtle" px="3" py="1.5" textStyle="text.label" fontWeight="semibold">
        {vastaus === null ? `${texts.vastaus}: ${texts.eiSaatu}` : texts.vastaus}
      </Box>
      {vastaus !== null && <Sanoma text={vastaus} />}
    </Box>
  );
}

const Sanoma = ({ text }: { text: string }) => (
  <Box
    as="pre"
    tabIndex={0}
    px="3"
    py="2"
    maxH="300px"
    overflow="auto"
    fontFamily="mono"
    textStyle="text.label"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
  >
    {text}
  </Box>
);
