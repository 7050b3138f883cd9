import type { Matka } from '@keikka/contracts';
import { clockOf, helsinkiDay, kilometresText, shortDate } from '@keikka/domain';
import { metresBetween } from '@keikka/domain/ajomatka';
import { errorText } from '@keikka/sdk';
import { RecordField, type RecordEditing } from '@keikka/sdk/record';
import { Banner, Box, Button, Flex, Grid, RefreshCw, Span, StatusChip, Text } from '@keikka/ui';
import { Factory, HardHat } from '@keikka/ui/forms';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Haettu } from '../api/use-ajomatka.js';
import {
  kilometresOf,
  matkaInWords,
  paikatOf,
  type ajomatkaFields,
  type AjomatkaTilaus,
  type Paikat,
  type Pituus,
  type puuttuva,
} from '../model/ajomatka.js';
import { texts } from '../texts.js';
import { Lahto } from './lahto.js';

interface MatkaPanelProps {
  editing: RecordEditing<typeof ajomatkaFields>;
  keikka: AjomatkaTilaus;
  missing: ReturnType<typeof puuttuva>;
  /** The minutes in the field, where they can be driven. */
  ajoaika: number | null;
  /** What is stored of what the fields show rounded. */
  stored: Pituus;
  disabled: boolean;
  query: UseQueryResult<Matka>;
  again: UseMutationResult<Haettu, Error, void>;
  onLookUp: () => void;
  /** Leads to where a missing place is given. */
  onPick: (place: keyof Paikat) => void;
}

/** Beside the map: from where to where, how far, when it was looked up, and when the concrete leaves. */
export function MatkaPanel(props: MatkaPanelProps) {
  const { editing, keikka, missing, ajoaika, stored, disabled, query, again, onLookUp, onPick } = props;
  const field = { of: editing, disabled };
  const kilometres = kilometresOf(stored.matkaM);
  return (
    <Flex direction="column" gap="3" textStyle="text.table">
      <Reitti keikka={keikka} />
      <Grid templateColumns="1fr 1fr" gap="2" alignItems="start">
        <RecordField {...field} name="kilometrit" />
        <RecordField {...field} name="minuutit" />
      </Grid>
      <Text textStyle="text.small" color="fg.muted">
        {kilometres ? texts.rounded(kilometres) : texts.typeThem}
      </Text>
      <Button busy={again.isPending} disabled={disabled || missing !== null} onClick={onLookUp}>
        <RefreshCw /> {texts.again}
      </Button>
      {missing ? (
        <Puuttuu {...{ missing, keikka, onPick }} />
      ) : (
        <Haettiin query={query} again={again} keikka={keikka} />
      )}
      {keikka.pumppuAika && ajoaika !== null && (
        <Lahto start={new Date(keikka.pumppuAika)} minutes={ajoaika} />
      )}
    </Flex>
  );
}

function Reitti({ keikka }: Pick<MatkaPanelProps, 'keikka'>) {
  const { betoniSijaintiNimi, betoniSijaintiOsoite1, betoniSijaintiOsoite2, tyomaaNimi, tyomaaOsoite } =
    keikka;
  return (
    <Box>
      <Text fontWeight="semibold" mb="1">
        {texts.reitti}
      </Text>
      <Box borderWidth="1px" borderColor="border" borderRadius="control" divideY="1px">
        <Paa
          icon={<Factory aria-hidden />}
          name={betoniSijaintiNimi || texts.tehdas}
          address={[betoniSijaintiOsoite1, betoniSijaintiOsoite2].filter(Boolean).join(', ')}
        />
        <Paa icon={<HardHat aria-hidden />} name={tyomaaNimi || texts.tyomaa} address={tyomaaOsoite} />
      </Box>
    </Box>
  );
}

function Paa({ icon, name, address }: { icon: ReactNode; name: string; address: string }) {
  return (
    <Flex gap="3" align="center" px="3" py="2">
      <Box color="brand.fg">{icon}</Box>
      <Box minW="0">
        <Text fontWeight="semibold" textStyle="text.table">
          {name}
        </Text>
        <Text textStyle="text.small" color="fg.muted">
          {address}
        </Text>
      </Box>
    </Flex>
  );
}

interface PuuttuuProps extends Pick<MatkaPanelProps, 'keikka' | 'onPick'> {
  missing: keyof typeof texts.missing;
}

/** Which place is missing, so that nothing can be looked up, and what gives it [O-162]. */
function Puuttuu({ missing, keikka, onPick }: PuuttuuProps) {
  return (
    <Banner tone="warning">
      <Text fontWeight="semibold">{texts.placesMissing}</Text>
      <Text>{texts.missing[missing]}</Text>
      <Flex gap="3" wrap="wrap">
        {missing !== 'tehdas' && (
          <Button variant="link" onClick={() => onPick('tyomaa')}>
            {keikka.tyomaaId === null ? texts.pickTyomaa : texts.onMap}
          </Button>
        )}
        {missing !== 'tyomaa' && (
          <Button variant="link" onClick={() => onPick('tehdas')}>
            {texts.pickTehdas}
          </Button>
        )}
      </Flex>
      <Text>{texts.byHand}</Text>
    </Banner>
  );
}

/** When the way was looked up, and how the last look-up ended [O-288] [O-289]. */
function Haettiin({ query, again, keikka }: Pick<MatkaPanelProps, 'query' | 'again' | 'keikka'>) {
  const matka = query.data;
  const failed = again.error ?? query.error;
  return (
    <>
      {matka && !failed && <Aika {...matka} />}
      {!matka && query.isFetching && <Text color="fg.muted">{texts.loading}</Text>}
      {failed ? (
        <Banner tone="error">
          <Text fontWeight="semibold">{texts.matkaFailed}</Text>
          <Text>{errorText(failed)}</Text>
        </Banner>
      ) : (
        matka && <Tulos matka={matka} haettu={again.data} keikka={keikka} />
      )}
    </>
  );
}

function Aika({ entryTime, isArvio }: Matka) {
  const when = new Date(entryTime);
  const clock = texts.clock(shortDate(helsinkiDay(when.getTime())), clockOf(when));
  return (
    <Flex justify="space-between" align="center" textStyle="text.table" color="fg.muted">
      <Span>{isArvio ? texts.tried(clock) : texts.asked(clock)}</Span>
      {isArvio ? <StatusChip tone="warning">{texts.arvio}</StatusChip> : <Span>{texts.fromService}</Span>}
    </Flex>
  );
}

interface TulosProps {
  matka: Matka;
  haettu: Haettu | undefined;
  keikka: AjomatkaTilaus;
}

function Tulos({ matka, haettu, keikka }: TulosProps) {
  if (matka.isArvio) {
    return (
      <Banner tone="warning">
        <Text fontWeight="semibold">{texts.routeFailed}</Text>
        <Text>{texts.isArvio(straightLine(keikka))}</Text>
      </Banner>
    );
  }
  if (!haettu) return null;
  if (haettu.haku === 'stays') {
    return (
      <Banner tone="warning">
        <Text fontWeight="semibold">{texts.routeFailed}</Text>
        <Text>{texts.stays}</Text>
      </Banner>
    );
  }
  return (
    <Banner tone="success">
      <Text fontWeight="semibold">{haettu.haku === 'same' ? texts.same : texts.updated}</Text>
      {haettu.haku === 'updated' && haettu.before && <Text>{texts.before(matkaInWords(haettu.before))}</Text>}
    </Banner>
  );
}

function straightLine(keikka: AjomatkaTilaus): string {
  const { tehdas, tyomaa } = paikatOf(keikka);
  return tehdas && tyomaa ? kilometresText(metresBetween(tehdas, tyomaa)) : '';
}
