import { laskupohjaRecordFields, type LinesField, type Tuote } from '@keikka/contracts';
import { newLine, useFieldArray } from '@keikka/sdk/record';
import { Box, Field, Grid, Text } from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import { Failed } from '../../../../parts/list-states.js';
import type { SampleKeikat } from '../../../../parts/use-sample-keikat.js';
import type { Esikatselu } from '../../model/esikatselu.js';
import { texts } from '../../texts.js';
import type { PohjaEditing, Sample } from '../pohja-editing.js';
import { BetonitList } from './betonit-list.js';
import { RiviFields } from './rivi-fields.js';
import { RiviList, type RiviListActs } from './rivi-list.js';
import { RivitSummat } from './rivit-summat.js';

interface RivitTabProps {
  editing: PohjaEditing;
  esikatselu: Esikatselu;
  tuotteet: readonly Tuote[];
  samples: SampleKeikat;
  sample: Sample;
  onSample: (keikkaId: number) => void;
  /** The place of the row whose fields are open. */
  chosen: number;
  onChoose: (index: number) => void;
  disabled: boolean;
}

/** Room between two rows, so that one fits between them. */
const STEP = 10;

/** The rows of a template, what they make of a real order, and the fields of one of them. */
export function RivitTab(props: RivitTabProps) {
  const { editing, esikatselu, tuotteet, samples, sample, onSample, chosen, onChoose, disabled } = props;
  const acts = useRiviActs(editing, onChoose);
  const count = esikatselu.rivit.length;
  const open = Math.min(chosen, count - 1);
  return (
    <Grid templateColumns={{ base: '1fr', md: '310px 1fr' }} gap="4" alignItems="start" pt="1">
      <Box>
        <SampleChoice samples={samples} onSample={onSample} />
        <RiviList
          rivit={esikatselu.rivit}
          chosen={open}
          onChoose={onChoose}
          acts={disabled ? undefined : acts}
        />
        <BetonitList betonit={esikatselu.betonit} />
        <RivitSummat esikatselu={esikatselu} />
      </Box>
      {open >= 0 ? (
        <RiviFields
          // The fields of each row are its own.
          key={open}
          editing={editing}
          index={open}
          tuotteet={tuotteet}
          sample={sample}
          acts={acts}
          disabled={disabled}
        />
      ) : (
        <Text color="fg.muted">{texts.chooseRivi}</Text>
      )}
    </Grid>
  );
}

function SampleChoice({ samples, onSample }: Pick<RivitTabProps, 'samples' | 'onSample'>) {
  const { samples: keikat, keikkaId, error, retrying, retry } = samples;
  if (error)
    return <Failed text={texts.esikatseluFailed} error={error} retrying={retrying} onRetry={retry} />;
  if (keikkaId === undefined) return null;
  const listed = keikat.map(({ keikkaId: value, title }) => ({ value, label: title }));
  // One that a run led to may be of another day.
  const others = listed.some(({ value }) => value === keikkaId)
    ? []
    : [{ value: keikkaId, label: texts.tilaus(keikkaId) }];
  return (
    <Field label={texts.esikatselu}>
      <Select
        label={texts.esikatselu}
        options={[...others, ...listed]}
        value={keikkaId}
        onValueChange={onSample}
      />
    </Field>
  );
}

/** The form holds whole numbers as texts, in lines too, which their type does not tell. */
const placed = <Rivi extends { sortNum: number }>(rivi: Rivi, index: number): Rivi => ({
  ...rivi,
  sortNum: String((index + 1) * STEP) as unknown as number,
});

/** What is done with whole rows. All of it is in the form, and is stored with the rest. */
function useRiviActs(editing: PohjaEditing, onChoose: (index: number) => void): RiviListActs {
  const { form } = editing;
  const list = useFieldArray({ control: form.control, name: 'rivit' });
  const rivit = () => form.getValues('rivit');
  type Rivi = ReturnType<typeof rivit>[number];
  const put = (next: readonly Rivi[], chosen: number): void => {
    list.replace(next.map(placed));
    onChoose(Math.max(0, Math.min(chosen, next.length - 1)));
  };
  const fresh = (): Rivi => newLine(laskupohjaRecordFields.rivit as LinesField, rivit()) as unknown as Rivi;
  return {
    add: () => put([...rivit(), fresh()], rivit().length),
    copy(index) {
      const copied = rivit()[index];
      const { laskupohjaRiviId } = fresh();
      if (copied) put(rivit().toSpliced(index + 1, 0, { ...copied, laskupohjaRiviId }), index + 1);
    },
    remove: (index) => put(rivit().toSpliced(index, 1), index),
    move(index, by) {
      const [now, to] = [rivit(), index + by];
      const moved = now[index];
      if (moved && to >= 0 && to < now.length) put(now.toSpliced(index, 1).toSpliced(to, 0, moved), to);
    },
  };
}
