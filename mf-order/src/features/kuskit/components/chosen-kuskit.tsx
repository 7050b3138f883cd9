import type { KeikkaKuskiOfDay } from '@keikka/contracts';
import { listedName, phoneHref } from '@keikka/domain';
import {
  Box,
  CalendarX2,
  CircleCheck,
  Flex,
  Grid,
  IconButton,
  Link,
  Phone,
  Span,
  StatusChip,
  Text,
  TriangleAlert,
  X,
  type SystemStyleObject,
} from '@keikka/ui';
import { useId } from 'react';
import type { ChosenDriver } from '../model/chosen-drivers.js';
import { texts } from '../texts.js';
import { DriverSums, type Sums } from './driver-sums.js';

interface ChosenKuskitProps {
  drivers: readonly ChosenDriver[];
  /** null for who may not choose drivers: then the work of the order's day is shown. */
  sums: Sums | null;
  /** Absent for who may only look. */
  onRemove?: (kuski: KeikkaKuskiOfDay) => void;
}

/** The drivers of the order, with whom to call and how their day is. */
export function ChosenKuskit({ drivers, sums, onRemove }: ChosenKuskitProps) {
  const id = useId();
  return (
    <Box>
      <Flex justify="space-between" gap="3" mb="1" textStyle="text.label" color="fg.muted">
        <Span id={id}>{texts.chosen}</Span>
        <Span aria-hidden pe={BESIDE_SUMS}>
          {sums ? texts.columns : texts.columnsOfDay}
        </Span>
      </Flex>
      {drivers.length === 0 ? (
        <Text textStyle="text.table" color="fg.muted">
          {texts.none}
        </Text>
      ) : (
        <Box as="ul" aria-labelledby={id} borderWidth="1px" borderRadius="control" overflow="hidden">
          {drivers.map((driver) => (
            <ChosenRow key={driver.kuski.personId} driver={driver} sums={sums} onRemove={onRemove} />
          ))}
        </Box>
      )}
      {drivers.map(
        ({ kuski, state }) =>
          state?.isAway && <Away key={kuski.personId} kuski={kuski} status={state.text} />,
      )}
    </Box>
  );
}

/** What stands to the right of the sums in a row: the button with its gap, and the row's padding. */
const BESIDE_SUMS = '52px';

const row: SystemStyleObject = {
  gridTemplateColumns: 'minmax(0, 1fr) 132px 128px 104px 32px',
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '1',
  minH: '11',
  _notLast: { borderBottomWidth: '1px', borderColor: 'border.subtle' },
};

interface ChosenRowProps extends Pick<ChosenKuskitProps, 'sums' | 'onRemove'> {
  driver: ChosenDriver;
}

function ChosenRow({ driver: { kuski, note, state }, sums, onRemove }: ChosenRowProps) {
  const name = listedName(kuski);
  const away = state?.isAway ?? false;
  return (
    <Grid as="li" css={row} bg={away ? 'status.warning.bg' : undefined}>
      <Box minW="0">
        <Text textStyle="text.table" fontWeight="semibold" truncate>
          {name}
        </Text>
        <Text textStyle="text.label" color={away ? 'status.warning.fg' : 'fg.muted'} truncate>
          {note}
        </Text>
      </Box>
      <PhoneLink name={name} phone={kuski.personPhone} />
      <Box minW="0">
        {state && (
          <StatusChip tone={away ? 'warning' : 'success'} icon={away ? CalendarX2 : CircleCheck}>
            {state.text}
          </StatusChip>
        )}
      </Box>
      {sums ? (
        <DriverSums stacked personId={kuski.personId} sums={sums} />
      ) : (
        <Text textStyle="text.label" color="fg.muted" textAlign="end">
          {texts.sums(kuski.m3, kuski.keikkaCount)}
        </Text>
      )}
      <Box>
        {onRemove && (
          <IconButton label={texts.remove(name)} size="sm" onClick={() => onRemove(kuski)}>
            <X />
          </IconButton>
        )}
      </Box>
    </Grid>
  );
}

function PhoneLink({ name, phone }: { name: string; phone: string }) {
  const href = phoneHref(phone);
  if (!href) return <Span textStyle="text.table">{phone}</Span>;
  return (
    <Link href={href} aria-label={texts.call(name)} textStyle="text.table" gap="2" minW="0">
      <Phone />
      {phone}
    </Link>
  );
}

function Away({ kuski, status }: { kuski: KeikkaKuskiOfDay; status: string }) {
  return (
    <Flex align="center" gap="2" mt="2" textStyle="text.label" color="status.warning.fg">
      <TriangleAlert size={14} aria-hidden />
      {texts.awayOn(listedName(kuski), status)}
    </Flex>
  );
}
