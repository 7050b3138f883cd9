import type { GridDriver } from '@keikka/contracts';
import { phoneHref, listedName } from '@keikka/domain';
import {
  ArrowRight,
  Box,
  ContextMenu,
  Flex,
  Phone,
  StatusChip,
  useMediaQuery,
  useRowWindow,
  type MenuEntry,
} from '@keikka/ui';
import { useState } from 'react';
import type { DriverRow as Row } from '../../../day/model/drivers.js';
import { texts } from '../texts.js';
import { DriverRow, type DriverMenu } from './driver-row.js';
import { driversStyles } from './drivers.styles.js';

interface DriversPanelProps {
  rows: readonly Row[];
  mayEdit: boolean;
  /** Below the search field. Without one the column's button stands beside the title. */
  belowField: boolean;
  onSetVehicle: (driver: GridDriver) => void;
}

const ROW_PX = 25;
const ROW_PX_TOUCH = 44;

/**
 * The drivers at work with their vehicles and amounts. They are dragged onto a vehicle, or sent there from the menu.
 */
export function DriversPanel({ rows, mayEdit, belowField, onSetVehicle }: DriversPanelProps) {
  const [touch = false] = useMediaQuery(['(pointer: coarse)']);
  const [menu, setMenu] = useState<DriverMenu | null>(null);
  const height = touch ? ROW_PX_TOUCH : ROW_PX;
  const { first, end, box, onScroll } = useRowWindow({
    count: rows.length,
    rowHeight: height,
    drawnWhole: 0,
  });
  return (
    <Flex
      as="section"
      className="of-day"
      data-drivers=""
      aria-labelledby="kuljettajat"
      direction="column"
      flex="1"
      minH="0"
    >
      <Flex align="center" gap="2" ps="3" pe={belowField ? (touch ? '14' : '3') : '10'} py="2">
        <Box id="kuljettajat" textStyle="text.table" fontWeight="semibold">
          {texts.drivers.title}
        </Box>
        <StatusChip tone="neutral">{rows.length}</StatusChip>
        <Box flex="1" textAlign="end" textStyle="text.label" color="fg.subtle">
          {texts.drivers.columns}
        </Box>
      </Flex>
      <Box ref={box} onScroll={onScroll} flex="1" minH="0" overflow="auto" css={driversStyles}>
        {rows.length === 0 && (
          <Box px="3" textStyle="text.table" color="fg.muted">
            {texts.drivers.none}
          </Box>
        )}
        <Box as="ul" position="relative" height={`${rows.length * height}px`}>
          {rows.slice(first, end).map((row, offset) => (
            <li key={row.driver.personId} style={{ top: (first + offset) * height, height }}>
              <DriverRow row={row} mayEdit={mayEdit} callable={touch} onMenu={setMenu} />
            </li>
          ))}
        </Box>
      </Box>
      {menu && (
        <ContextMenu
          point={menu.point}
          onClose={() => setMenu(null)}
          label={listedName(menu.driver)}
          entries={driverEntries(menu.driver, mayEdit, onSetVehicle)}
        />
      )}
    </Flex>
  );
}

function driverEntries(
  driver: GridDriver,
  mayEdit: boolean,
  onSetVehicle: (driver: GridDriver) => void,
): MenuEntry[] {
  const { personPhone, pois } = driver;
  const call = phoneHref(personPhone);
  return [
    { id: 'heading', heading: listedName(driver) },
    ...(mayEdit
      ? [
          {
            id: 'vehicle',
            label: texts.drivers.setVehicle,
            icon: ArrowRight,
            disabled: pois,
            onSelect: () => onSetVehicle(driver),
          },
        ]
      : []),
    ...(call
      ? [
          {
            id: 'call',
            label: personPhone,
            icon: Phone,
            onSelect: () => window.open(call, '_self'),
          },
        ]
      : []),
  ];
}
