import { alvKanta, helsinkiDay, numericDate, parseNumberField, type AlvKausi } from '@keikka/domain';
import { Box, Button, Field, Grid, Text, useConfirm } from '@keikka/ui';
import { DayField, DecimalInput, ListSkeleton } from '@keikka/ui/forms';
import { useState, type SyntheticEvent } from 'react';
import { LoadFailed } from '../../parts/list-states.js';
import { maaraText } from '../../parts/maara-text.js';
import { useAlvKaudet, useAsetaAlv } from './alv-api.js';
import { alvTexts } from './alv-texts.js';
import { texts } from './texts.js';

const NUMBER_FORM = { scale: 4, unit: '%' } as const;
const MOST = 100;

/** The VAT rate that the company keeps for itself: what holds on which days, and a new one from a day on [G-214]. */
export function AlvOsio() {
  const { data, error, isFetching, refetch } = useAlvKaudet();
  const [today] = useState(() => helsinkiDay(new Date()));
  return (
    <Box as="section" aria-label={alvTexts.otsikko} mt="8">
      <Text as="h2" textStyle="text.title">
        {alvTexts.otsikko}
      </Text>
      <Text color="fg.muted" mb="3">
        {alvTexts.selite(prosentti(alvKanta(today)))}
      </Text>
      {!data && error && (
        <LoadFailed
          text={texts.loadFailed}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton loading={texts.loading} />}
      {data && (
        <>
          <Kaudet kaudet={data} />
          <AlvForm kaudet={data} today={today} />
        </>
      )}
    </Box>
  );
}

function Kaudet({ kaudet }: { kaudet: readonly AlvKausi[] }) {
  if (kaudet.length === 0) return <Text mb="3">{alvTexts.eiOmaa}</Text>;
  return (
    <Box as="ul" aria-label={alvTexts.kaudet} listStyleType="none" mb="3">
      {kaudet.map((kausi) => (
        <li key={`${kausi.startDate}-${kausi.endDate}`}>
          {alvTexts.kausi(prosentti(kausi.alv), paivat(kausi))}
        </li>
      ))}
    </Box>
  );
}

function AlvForm({ kaudet, today }: { kaudet: readonly AlvKausi[]; today: string }) {
  const confirm = useConfirm();
  const [teksti, setTeksti] = useState('');
  const [alkaen, setAlkaen] = useState(today);
  const { mutate, isPending } = useAsetaAlv(() => setTeksti(''));
  const alv = kantaOf(teksti);
  const isIdle = alv === null && !kaudet.some((kausi) => reaches(kausi, alkaen));
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (alv === undefined) return;
    const question = questionOf(kaudet, alkaen, alv);
    if (question && !(await confirm({ ...question, danger: true }))) return;
    mutate({ alkaen, alv });
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr auto' }} gap="3" alignItems="start">
        <Field
          label={alvTexts.kanta}
          unit={NUMBER_FORM.unit}
          hint={alvTexts.kantaHint}
          error={alv === undefined ? alvTexts.raja : null}
        >
          <DecimalInput {...NUMBER_FORM} value={teksti} onValueChange={setTeksti} />
        </Field>
        <Field label={alvTexts.alkaa}>
          <DayField
            label={alvTexts.alkaa}
            value={alkaen}
            clearable={false}
            onValueChange={(day) => day !== null && setAlkaen(day)}
          />
        </Field>
        <Button type="submit" variant="primary" mt="6" busy={isPending} disabled={isIdle}>
          {alvTexts.tallenna}
        </Button>
      </Grid>
    </form>
  );
}

/** What is asked before a rate of the company ends for the general one, or a later one goes. */
function questionOf(kaudet: readonly AlvKausi[], alkaen: string, alv: string | null) {
  if (alv === null) return alvTexts.paattyy(numericDate(alkaen));
  const isReplacing = kaudet.some(({ startDate }) => startDate !== null && startDate >= alkaen);
  return isReplacing ? alvTexts.korvaa(numericDate(alkaen)) : null;
}

const reaches = ({ endDate }: AlvKausi, day: string): boolean => endDate === null || endDate >= day;

/** The rate that was typed: null of an empty field, undefined of what is none. */
function kantaOf(teksti: string): string | null | undefined {
  if (teksti.trim() === '') return null;
  const alv = parseNumberField(teksti, NUMBER_FORM);
  return alv !== undefined && Number(alv) >= 0 && Number(alv) <= MOST ? alv : undefined;
}

const prosentti = (alv: string): string => maaraText(alv, '%');

/** '1.1.2026–30.6.2026', '1.7.2026 alkaen'. */
function paivat({ startDate, endDate }: AlvKausi): string {
  if (startDate && endDate) return `${numericDate(startDate)}–${numericDate(endDate)}`;
  if (startDate) return alvTexts.alkaen(numericDate(startDate));
  return endDate ? alvTexts.asti(numericDate(endDate)) : alvTexts.toistaiseksi;
}
