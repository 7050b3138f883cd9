import type { GridVehicle } from '@keikka/contracts';
import { numberText, numericDate } from '@keikka/domain';
import { Box, Button, Modal } from '@keikka/ui';
import { texts } from '../texts.js';

interface VehicleInfoProps {
  vehicle: GridVehicle;
  onClose: () => void;
}

const WIDTH = '420px';

/** The facts of a vehicle, titled with its registration number (G-044). */
export function VehicleInfo({ vehicle, onClose }: VehicleInfoProps) {
  return (
    <Modal
      open
      onClose={onClose}
      title={vehicle.vehicleRegNo || vehicle.vehicleNo}
      placeKey="ajoneuvotiedot"
      width={WIDTH}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns="140px 1fr"
        columnGap="3"
        rowGap="2"
        textStyle="text.table"
      >
        {vehicleFacts(vehicle).map(([label, value]) => (
          <Box key={label} display="contents">
            <Box as="dt" color="fg.muted">
              {label}
            </Box>
            <Box as="dd" fontWeight="semibold">
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Modal>
  );
}

/** An unknown fact is shown as such; a fact that the vehicle need not have is left out. */
function vehicleFacts(vehicle: GridVehicle): [string, string][] {
  const { vehicleNo, vehicleRegNo, vehicleNimi, vehiclePuomi, vehicleTypeName, asiakasNimi } = vehicle;
  const { firstDate, lastDate } = vehicle;
  return [
    [texts.vehicleNo, vehicleNo],
    [texts.regNo, vehicleRegNo || texts.unknown],
    ...(vehicleNimi ? [[texts.name, vehicleNimi] satisfies [string, string]] : []),
    [texts.since, firstDate === null ? texts.unknown : numericDate(firstDate)],
    ...(lastDate === null ? [] : [[texts.until, numericDate(lastDate)] satisfies [string, string]]),
    ...(vehiclePuomi
      ? [[texts.puomi, texts.metres(numberText(vehiclePuomi))] satisfies [string, string]]
      : []),
    [texts.type, vehicleTypeName],
    [texts.company, asiakasNimi],
  ];
}
