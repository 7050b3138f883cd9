import type { uusiTilausFields } from '@keikka/contracts';
import { helsinkiDay, pumpEnd, type Yyyymmdd } from '@keikka/domain';
import type { SlotProps } from '@keikka/sdk';
import { RecordWindow, useWatch, VehicleField, type RecordEditing } from '@keikka/sdk/record';
import { Box, Flex, Kbd, Plus, Span } from '@keikka/ui';
import { useState } from 'react';
import { useVehicleStates } from '../../../day/vehicle-states.js';
import { useLahteet, type LahteetRead } from '../api/use-lahteet.js';
import { useUusiTilaus, type UusiTilausEditing } from '../api/use-uusi-tilaus.js';
import { fieldsOf, timeOf } from '../model/uusi-tilaus.js';
import { texts } from '../texts.js';
import { Ajankohta } from './ajankohta.js';
import { KohdeChoice, type Kohde } from './kohde.js';
import { Lahteet } from './lahteet.js';
import { Lisatoiminnot } from './lisatoiminnot.js';

/** A new order: where it came from, when and on what. It is made as a draft, which then opens [O-063]. */
export function UusiTilaus(props: SlotProps['order.new']) {
  const { yyyymmdd, makePalkki, onClose } = props;
  const read = useLahteet();
  const { editing, choose, resting } = useUusiTilaus(props, read);
  const [kohde, setKohde] = useState<Kohde>('tilaus');
  const isPalkki = kohde === 'palkki';
  /** The palkki's own editor takes what this window knows, and says what is wrong with it. */
  function submitPalkki(): void {
    const { vehicleId, ...form } = editing.form.getValues();
    const time = timeOf(form);
    if (!time || editing.faults.focusFirst()) return;
    editing.close();
    makePalkki?.({ vehicleId, startMs: time.start.getTime(), endMs: pumpEnd(time).getTime() });
  }
  return (
    <RecordWindow
      editing={isPalkki ? { ...editing, fault: undefined, submit: submitPalkki } : editing}
      title={texts.title}
      lead={isPalkki ? undefined : texts.source}
      placeKey="uusi-tilaus"
      help={texts.help}
      saveLabel={
        <>
          <Plus /> {isPalkki ? texts.createPalkki : texts.create}
        </>
      }
      saveBlocked={resting}
      footerHint={isPalkki ? <></> : <Hint />}
      conflictTitle={texts.title}
      onClose={onClose}
    >
      {(disabled) => (
        <>
          {!isPalkki && <Sources editing={editing} read={read} disabled={disabled} onChoose={choose} />}
          <Flex
            wrap="wrap"
            align="flex-start"
            columnGap="4"
            rowGap="2"
            {...(isPalkki ? {} : { mx: '-4', px: '4', pt: '3', mt: '4', borderTopWidth: '1px' })}
            pb="4"
            borderColor="border.subtle"
          >
            {makePalkki && <KohdeChoice kohde={kohde} disabled={disabled} onChoose={setKohde} />}
            <Place editing={editing} disabled={disabled} yyyymmdd={yyyymmdd} />
          </Flex>
          {!isPalkki && <Lisatoiminnot editing={editing} lahteet={read.all} disabled={disabled} />}
        </>
      )}
    </RecordWindow>
  );
}

interface PartProps {
  editing: RecordEditing<typeof uusiTilausFields>;
  disabled: boolean;
}

type SourcesProps = PartProps & { read: LahteetRead; onChoose: UusiTilausEditing['choose'] };

function Sources({ editing, read, disabled, onChoose }: SourcesProps) {
  const chosenId = useWatch({ control: editing.form.control, name: 'sourceAsiakasId' });
  return (
    <Lahteet
      read={read}
      chosenId={chosenId}
      disabled={disabled}
      typed={editing.dirty}
      onChoose={({ asiakasId }) => onChoose(asiakasId)}
      onAdded={onChoose}
    />
  );
}

/** When and on which vehicle. */
function Place({ editing, disabled, yyyymmdd }: PartProps & { yyyymmdd: Yyyymmdd }) {
  const { control, setValue } = editing.form;
  const [pumppuAika, pumppuKesto] = useWatch({ control, name: ['pumppuAika', 'pumppuKesto'] });
  const vehicleId = useWatch({ control, name: 'vehicleId' });
  const time = timeOf({ pumppuAika, pumppuKesto });
  const states = useVehicleStates(time);
  const chosen = vehicleId === null ? undefined : states?.(vehicleId);
  return (
    <>
      {time && (
        <Ajankohta
          time={time}
          disabled={disabled}
          onChange={(next) => {
            const fields = fieldsOf(next);
            setValue('pumppuAika', fields.pumppuAika, { shouldDirty: true });
            setValue('pumppuKesto', fields.pumppuKesto, { shouldDirty: true });
          }}
        />
      )}
      <Box w={{ base: 'full', md: '220px' }}>
        <VehicleField
          of={editing}
          disabled={disabled}
          name="vehicleId"
          yyyymmdd={time ? helsinkiDay(time.start) : yyyymmdd}
          stateOf={states ?? undefined}
          hint={chosen?.isTaken ? chosen.text : undefined}
        />
      </Box>
    </>
  );
}

/** Where there is a keyboard. */
function Hint() {
  const { number, enter, makes } = texts.hint;
  return (
    <Span hideBelow="md" css={{ '@media (pointer: coarse)': { display: 'none' } }}>
      {number} <Kbd>{enter}</Kbd> {makes}
    </Span>
  );
}
