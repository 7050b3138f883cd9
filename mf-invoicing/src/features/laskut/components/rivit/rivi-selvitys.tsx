import type { LaskuRivi } from '@keikka/contracts';
import { clockOf, dayMonth, erotus, euroText, helsinkiDay, rivinSummat } from '@keikka/domain';
import type { KaavanSelvitys, RivinSelvitys } from '@keikka/domain/laskupohja';
import { loadErrorText } from '@keikka/sdk';
import { Box, ErrorState, Flex, Grid, IconButton, Link, Span, Text, X } from '@keikka/ui';
import { useEffect, useRef } from 'react';
import { maaraText } from '../../../../parts/maara-text.js';
import { useRivinSelvitys } from '../../api/rivin-selvitys.js';
import { muutokset } from '../../model/muutokset.js';
import { selvitysTexts as texts } from '../../selvitys-texts.js';

interface RiviSelvitysProps {
  rivi: LaskuRivi;
  onClose: () => void;
}

/** Why a row has its price: the template, its formulas with the values they saw, the sum, and what was changed since. */
export function RiviSelvitys({ rivi, onClose }: RiviSelvitysProps) {
  const { data, error, isFetching, refetch } = useRivinSelvitys(rivi);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <Box role="row">
      <Box
        ref={panel}
        role="cell"
        tabIndex={-1}
        aria-label={texts.title}
        m="2"
        p="3"
        borderWidth="1px"
        borderRadius="control"
        bg="bg.surface"
        textStyle="text.table"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        <Flex align="center" gap="3" mb="2">
          <Text as="h3" fontWeight="semibold">
            {texts.title}
          </Text>
          {data?.selvitys && <Source selvitys={data.selvitys} laskettu={data.laskettu} />}
          <Box flex="1" />
          <IconButton label={texts.close} size="sm" onClick={onClose}>
            <X />
          </IconButton>
        </Flex>
        {error && (
          <ErrorState
            title={texts.failed}
            text={loadErrorText(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!error && !data && <Text color="fg.muted">{texts.loading}</Text>}
        {data && (
          <Grid templateColumns="repeat(auto-fit, minmax(240px, 1fr))" gap="6" alignItems="start">
            {data.selvitys ? (
              <>
                <Kaava label={texts.hinta} kaava={data.selvitys.hinta} />
                <Kaava label={texts.maara} kaava={data.selvitys.maara} />
              </>
            ) : (
              <Text color="fg.muted">{texts.byHand}</Text>
            )}
            <Lasku rivi={rivi} />
            <Muutokset changes={muutokset(data.muutokset)} />
          </Grid>
        )}
      </Box>
    </Box>
  );
}

interface SourceProps {
  selvitys: RivinSelvitys;
  laskettu: string | null;
}

function Source({
  selvitys: { laskupohjaId, laskupohjaNimi, riviNro, osa = 'rivi' },
  laskettu,
}: SourceProps) {
  const at = laskettu === null ? null : new Date(laskettu);
  const when = at ? `${dayMonth(helsinkiDay(at))} ${clockOf(at)}` : '';
  return (
    <Flex gap="3" wrap="wrap" color="fg.muted">
      <Span>{texts.computed(when, laskupohjaNimi, osa, riviNro)}</Span>
      <Link href={`/laskutus/laskupohjat?pohja=${laskupohjaId}`} target="_blank" rel="noopener">
        {texts.openPohja}
      </Link>
    </Flex>
  );
}

function Kaava({
  label,
  kaava: { kaava, lahde, vaiheet, perustelu },
}: {
  label: string;
  kaava: KaavanSelvitys;
}) {
  return (
    <Box as="section" aria-label={label}>
      <Flex justify="space-between" gap="3">
        <Text fontWeight="semibold">{label}</Text>
        <Span color="fg.muted">{texts.lahteet[lahde]}</Span>
      </Flex>
      {kaava && (
        <Box
          as="code"
          display="block"
          my="1"
          px="2"
          py="1"
          bg="bg.subtle"
          fontFamily="mono"
          whiteSpace="pre-wrap"
          wordBreak="break-word"
        >
          {kaava}
        </Box>
      )}
      {vaiheet.map(({ osa, nimi, arvo }, index) => (
        <Line key={index} label={nimi || osa} value={arvo} />
      ))}
      {perustelu && <Text color="fg.muted">{perustelu}</Text>}
    </Box>
  );
}

/** The sum of the row, step by step. */
function Lasku({ rivi }: { rivi: LaskuRivi }) {
  const { määrä, yksikkö, hinta, aleProsentti } = rivi;
  const full = rivinSummat({ ...rivi, aleProsentti: '0' }).netto;
  const hasAle = Number(aleProsentti) !== 0;
  return (
    <Box as="section" aria-label={texts.netto}>
      <Line label={`${maaraText(määrä ?? '0', yksikkö)} × ${euroText(hinta ?? 0)}`} value={euroText(full)} />
      {hasAle && <Line label={texts.ale(aleProsentti)} value={euroText(erotus(rivi.netto, full))} />}
      <Line label={texts.netto} value={euroText(rivi.netto)} strong />
    </Box>
  );
}

function Muutokset({ changes }: { changes: ReturnType<typeof muutokset> }) {
  if (changes.length === 0) return null;
  return (
    <Box as="section" aria-label={texts.muutokset}>
      <Text fontWeight="semibold">{texts.muutokset}</Text>
      {changes.map(({ changeId, what, when }) => (
        <Box key={changeId}>
          <Text>{what}</Text>
          <Text color="fg.muted" textStyle="text.small">
            {when}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

function Line({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <Flex
      justify="space-between"
      gap="3"
      fontVariantNumeric="tabular-nums"
      fontWeight={strong ? 'semibold' : undefined}
    >
      <Span minW="0" wordBreak="break-word">
        {label}
      </Span>
      <Span flexShrink="0">{value}</Span>
    </Flex>
  );
}
