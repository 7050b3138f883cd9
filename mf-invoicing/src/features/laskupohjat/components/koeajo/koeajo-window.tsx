import type { Laskupohja } from '@keikka/contracts';
import { loadErrorText } from '@keikka/sdk';
import type { Changes } from '@keikka/sdk/record';
import { Box, Button, EmptyState, ErrorState, Flex, Grid, Modal, RefreshCw, Span, Text } from '@keikka/ui';
import { ListSkeleton, Tabs } from '@keikka/ui/forms';
import { useState } from 'react';
import { useKoeajo } from '../../api/use-koeajo.js';
import { koeajoTexts as texts } from '../../koeajo-texts.js';
import type { Koeajettu, Kohde } from '../../model/koeajon-korjaukset.js';
import { suodatettu, type KoeajonSuodatin } from '../../model/koeajon-summat.js';
import { KoeajonKorjaukset } from './koeajon-korjaukset.js';
import { KoeajonRivit } from './koeajon-rivit.js';
import { KoeajonTilaukset } from './koeajon-tilaukset.js';

interface KoeajoWindowProps {
  pohja: Laskupohja;
  /** What is typed and not saved yet. */
  changes: Changes;
  onClose: () => void;
  /** Leaves the run for a place in the editor that mends what one of its orders showed. */
  onKorjaa: (kohde: Kohde, keikkaId: number) => void;
  /** What has the focus once the run is closed. */
  finalFocus: () => HTMLElement | null;
}

/** A template with its unsaved changes, tried on the last billed orders of its customer, beside what was billed. */
export function KoeajoWindow({ pohja, changes, onClose, onKorjaa, finalFocus }: KoeajoWindowProps) {
  const { laskupohjaId, laskupohjaNimi, asiakasNimi } = pohja;
  const { data, error, isFetching, refetch } = useKoeajo(laskupohjaId, changes);
  const tilaukset = data?.tilaukset ?? [];
  const tried = { startDate: pohja.startDate, ...changes.after, laskupohjaId };
  return (
    <Modal
      open
      large
      width="sizes.modalMax"
      title={texts.title(laskupohjaNimi)}
      lead={data && texts.lead(asiakasNimi, tilaukset.length)}
      id={laskupohjaId}
      placeKey="koeajo"
      finalFocus={finalFocus}
      headerEnd={
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          <RefreshCw />
          {texts.again}
        </Button>
      }
      footer={
        <>
          <Text flex="1" textStyle="text.small" color="fg.muted">
            {texts.note}
          </Text>
          <Button onClick={onClose}>{texts.back}</Button>
        </>
      }
      onClose={onClose}
    >
      {error && (
        <ErrorState
          title={texts.failed}
          text={loadErrorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && <ListSkeleton loading={texts.running} />}
      {data && tilaukset.length === 0 && <EmptyState {...texts.none} />}
      {data && tilaukset.length > 0 && <Tulokset tilaukset={tilaukset} pohja={tried} onKorjaa={onKorjaa} />}
      {data && data.puuttuu > 0 && (
        <Text mt="3" color="fg.muted">
          {texts.puuttuu(data.puuttuu)}
        </Text>
      )}
    </Modal>
  );
}

type Tilaukset = NonNullable<ReturnType<typeof useKoeajo>['data']>['tilaukset'];

const suodattimet = [
  ['kaikki', texts.kaikki],
  ['sama', texts.samat],
  ['eri', texts.eroavat],
  ['virhe', texts.virheet],
] as const;

interface TuloksetProps extends Pick<KoeajoWindowProps, 'onKorjaa'> {
  tilaukset: Tilaukset;
  pohja: Koeajettu;
}

function Tulokset({ tilaukset, pohja, onKorjaa }: TuloksetProps) {
  const [suodatin, setSuodatin] = useState<KoeajonSuodatin>('kaikki');
  const shown = suodatettu(tilaukset, suodatin);
  const [chosen, choose] = useState<number | null>(null);
  // What differs is what a person looks for.
  const first = shown.find(({ tila }) => tila !== 'sama') ?? shown[0];
  const open = shown.find(({ keikkaLaskuId }) => keikkaLaskuId === chosen) ?? first;
  return (
    <>
      <Tabs.Root value={suodatin} onValueChange={({ value }) => setSuodatin(value as KoeajonSuodatin)}>
        <Tabs.List aria-label={texts.suodattimet}>
          {suodattimet.map(([value, label]) => (
            <Tabs.Trigger key={value} value={value}>
              <Flex gap="1.5">
                {label}
                <Span color="fg.muted">{suodatettu(tilaukset, value).length}</Span>
              </Flex>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Root>
      <Grid gap="4" pt="2">
        <Box overflow="auto" maxH="max(240px, 45dvh)" borderWidth="1px">
          <KoeajonTilaukset
            tilaukset={shown}
            chosen={open?.keikkaLaskuId}
            onChoose={({ keikkaLaskuId }) => choose(keikkaLaskuId)}
          />
        </Box>
        {open && (
          <Box>
            <KoeajonRivit tilaus={open} />
            <KoeajonKorjaukset
              tilaus={open}
              pohja={pohja}
              onKorjaa={(kohde) => onKorjaa(kohde, open.keikkaId)}
            />
          </Box>
        )}
      </Grid>
    </>
  );
}
