import type { GridDay, GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import {
  Box,
  Button,
  CalendarX2,
  CircleCheck,
  Field,
  Flex,
  Plus,
  Span,
  Text,
  TriangleAlert,
} from '@keikka/ui';
import { Combobox } from '@keikka/ui/forms';
import { usePalkkiPeople } from '../../../changes/use-palkki-people.js';
import { asKuski } from '../../../day/model/day-vehicles.js';
import {
  driverOptions,
  idleDrivers,
  listedDrivers,
  type DriverNote,
  type DriverOption,
} from '../model/palkki-drivers.js';
import type { Ends } from '../model/palkki-form.js';
import { texts } from '../texts.js';
import { ChosenList } from './chosen-list.js';

interface PalkkiDriversProps {
  palkki: GridPalkki;
  /** The board's day; undefined until it is known. */
  day: GridDay | undefined;
  yyyymmdd: Yyyymmdd;
  ends: Ends;
  disabled: boolean;
}

const noteLooks: Record<DriverNote['kind'], { icon: typeof CircleCheck; color: string }> = {
  free: { icon: CircleCheck, color: 'status.success.fg' },
  busy: { icon: TriangleAlert, color: 'status.warning.fg' },
  away: { icon: CalendarX2, color: 'status.warning.fg' },
};

/** The drivers of a palkki. Each is added or taken off at once, as on the board. */
export function PalkkiDrivers({ palkki, day, yyyymmdd, ends, disabled }: PalkkiDriversProps) {
  const { turnKuski } = usePalkkiPeople(yyyymmdd);
  const listed = listedDrivers(day, palkki, ends);
  const options = day?.kuskit ? driverOptions(day, palkki, ends) : [];
  function remove(personId: number): void {
    const found = listed.find(({ kuski }) => kuski.personId === personId);
    if (found) turnKuski(palkki, found.kuski, false);
  }
  const add = ({ driver }: DriverOption): void => turnKuski(palkki, asKuski(driver), true);
  return (
    <ChosenList
      title={texts.drivers}
      none={texts.noDrivers}
      chosen={listed.map(({ kuski, name, note, vehicleNo }) => ({
        id: kuski.personId,
        name,
        detail: vehicleNo,
        ...(note && { note: { text: note.text, ...noteLooks[note.kind] } }),
      }))}
      removeLabel={texts.removeDriver}
      onRemove={disabled ? undefined : remove}
    >
      {!disabled && <AddDriver options={options} isKnown={day?.kuskit !== undefined} onAdd={add} />}
    </ChosenList>
  );
}

interface AddDriverProps {
  options: readonly DriverOption[];
  /** Who may not read the day's drivers can only take off those that are there. */
  isKnown: boolean;
  onAdd: (option: DriverOption) => void;
}

const MOST_IDLE = 2;

function AddDriver({ options, isKnown, onAdd }: AddDriverProps) {
  const idle = idleDrivers(options).slice(0, MOST_IDLE);
  if (!isKnown) return null;
  if (options.length === 0)
    return (
      <Text mt="2" textStyle="text.label" color="fg.muted">
        {texts.nobodyElse}
      </Text>
    );
  return (
    <Box mt="2">
      <Field label={texts.addDriver}>
        <Combobox
          options={options.map(({ driver, name, detail, note }) => ({
            value: driver.personId,
            label: name,
            detail,
            disabled: note.kind === 'away',
          }))}
          value={null}
          placeholder={texts.searchDriver}
          onValueChange={(personId) => {
            const found = options.find(({ driver }) => driver.personId === personId);
            if (found) onAdd(found);
          }}
        />
      </Field>
      {idle.length > 0 && (
        <Flex mt="2" gap="2" wrap="wrap" align="center" textStyle="text.label" color="fg.muted">
          <Span>{texts.idle}</Span>
          {idle.map((option) => (
            <Button key={option.driver.personId} size="sm" onClick={() => onAdd(option)}>
              <Plus /> {option.name}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  );
}
