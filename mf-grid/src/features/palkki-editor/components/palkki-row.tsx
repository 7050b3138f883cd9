import type { DayVehicle, GridDay } from '@keikka/contracts';
import { clockRange, shortDate, shortTimes, vehicleName, type Yyyymmdd } from '@keikka/domain';
import { Box, Flex, Span, Text, type SystemStyleObject } from '@keikka/ui';
import { useState } from 'react';
import { BarIcons } from '../../../bar/bar-icons.js';
import { barStyles } from '../../../bar/bar.styles.js';
import { hourScale, hourWindow, type HourScale } from '../../../bar/time/hour-scale.js';
import { palkkiKey } from '../../../day/model/grid-day.js';
import { itemLabel } from '../../../day/model/item-text.js';
import { vehicleRow } from '../../../day/rows/board-rows.js';
import type { Guest } from '../../../palkki/nakyvyys.js';
import { companyNotes, companyRow } from '../model/company-row.js';
import { vehicleWith, type DrawnAs } from '../model/drawn-palkki.js';
import type { PalkkiForm } from '../model/palkki-form.js';
import { texts } from '../texts.js';
import { CompanyChoice } from './company-choice.js';
import { DrawnRow } from './drawn-row.js';

interface PalkkiRowProps extends DrawnAs {
  day: GridDay;
  vehicle: DayVehicle;
  form: PalkkiForm;
  /** The companies besides the own one that see the palkki. */
  guests: readonly Guest[];
}

/** The cell that says whose view a row is. */
const NAME_PX = 168;
/** As wide as the window; on a narrow screen it is scrolled. */
const ROOM_PX = 738 - NAME_PX;

/** The palkki on the row of its vehicle, as the board will draw it among what stands there, and as a chosen company sees it. */
export function PalkkiRow({ day, vehicle, form, palkkiId, type, guests }: PalkkiRowProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const guest = guests.find(({ asiakasId }) => asiakasId === chosenId) ?? guests[0];
  const shown = vehicleWith(vehicle, form, { palkkiId, type });
  const scale = hourScale(day.yyyymmdd, hourWindow({ ...day, ajoneuvot: [shown] }), ROOM_PX);
  const guestIds = guests.map(({ asiakasId }) => asiakasId);
  const company = guest && { guest, ...companyRow(shown, guest.asiakasId, { palkkiId, guestIds }) };
  return (
    <Box mt="3">
      <RowTitle vehicle={vehicle} yyyymmdd={day.yyyymmdd} form={form} isShared={guest !== undefined} />
      <Box overflowX="auto" borderWidth="1px" borderRadius="control" css={barStyles}>
        <BarIcons />
        <Box css={rows}>
          <Hours scale={scale} />
          <Box className="name" aria-hidden>
            {vehicleName(vehicle)}
          </Box>
          <DrawnRow vehicle={shown} scale={scale} active={palkkiKey(palkkiId)} />
          {company && (
            <>
              <Box className="name">
                <CompanyChoice guests={guests} asiakasId={company.guest.asiakasId} onChoose={setChosenId} />
              </Box>
              <DrawnRow vehicle={company.vehicle} scale={scale} label={rowLabel(company)} />
            </>
          )}
        </Box>
      </Box>
      {company && <Notes notes={companyNotes(company)} />}
    </Box>
  );
}

const rowLabel = ({ guest, vehicle }: { guest: Guest; vehicle: DayVehicle }): string =>
  texts.company.row(
    guest.asiakasNimi,
    vehicleRow(vehicle).all.map(({ item }) => itemLabel(item, '')),
  );

function Hours({ scale }: { scale: HourScale }) {
  return (
    <>
      <Box className="name" aria-hidden />
      <Box position="relative" height="5" minW={`${scale.width}px`} bg="bg.subtle" css={hours} aria-hidden>
        {scale.slots.map(({ startMs, hour, x }) => (
          <span key={startMs} style={{ left: x }}>
            {hour}
          </span>
        ))}
      </Box>
    </>
  );
}

/** What the company does not see, which its row does not show. */
const Notes = ({ notes }: { notes: readonly string[] }) => (
  <Box role="status" mt="1.5" textStyle="text.label" color="fg.muted">
    {notes.map((note) => (
      <Text key={note}>{note}</Text>
    ))}
  </Box>
);

interface RowTitleProps {
  vehicle: DayVehicle;
  yyyymmdd: Yyyymmdd;
  form: PalkkiForm;
  /** A company's view stands below the own one. */
  isShared: boolean;
}

/** In words, too, for those who do not see the row. */
function RowTitle({ vehicle, yyyymmdd, form, isShared }: RowTitleProps) {
  const times = clockRange(Date.parse(form.timeStart), Date.parse(form.timeEnd));
  return (
    <Flex gap="2" mb="1" align="baseline" textStyle="text.label" wrap="wrap">
      <Span fontWeight="semibold">{texts.preview}</Span>
      <Span color="fg.muted">
        {vehicleName(vehicle)} · {shortDate(yyyymmdd)} · {shortTimes(times)}
      </Span>
      {isShared && (
        <Span ms="auto" color="fg.muted">
          {texts.views}
        </Span>
      )}
    </Flex>
  );
}

/** Whose view it is stays in sight while the hours are scrolled. */
const rows: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: {
    base: '116px minmax(max-content, 1fr)',
    md: `${NAME_PX}px minmax(max-content, 1fr)`,
  },
  '& > .name': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    bg: 'bg.surface',
    px: '2',
    py: '1',
    minW: '0',
    textStyle: 'text.label',
    fontWeight: 'semibold',
    borderEndWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& > .name ~ .name, & > .name ~ .name + *': { borderTopWidth: '1px', borderColor: 'border.subtle' },
};

const hours: SystemStyleObject = {
  '& > span': { position: 'absolute', ps: '1', textStyle: 'text.small', color: 'fg.muted' },
};
