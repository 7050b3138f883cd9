import { useThings } from '@keikka/sdk/record';
import { useMemo } from 'react';

/** The number of each vehicle that the own company may plan; none while they are not known. */
export function useVehicleNumbers(): ReadonlyMap<number, string> {
  const { data } = useThings('vehicle');
  return useMemo(() => new Map(data?.map(({ vehicleId, vehicleNo }) => [vehicleId, vehicleNo])), [data]);
}
