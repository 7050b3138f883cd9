import type { tilausFields } from '@keikka/contracts';
import { parseNumberField, vehicleTypeByBoom } from '@keikka/domain';
import type { FormValues } from '@keikka/sdk/record';
import { useRef } from 'react';

type Values = FormValues<typeof tilausFields>;

/**
 * The vehicle type of an order that is stored without one: it follows the boom until somebody picks one [O-124] [O-125]. That of
 * the vehicle on which the order stands is as good as picked: a load on a concrete truck stays one.
 */
export function useTypeByBoom(stored: number | null, ofVehicle: number | undefined) {
  const isOfVehicle = stored !== null && stored === ofVehicle;
  const picked = useRef(isOfVehicle);
  return {
    /** The values that the form begins with. */
    begun: (values: Values): Values => ({
      ...values,
      vehicleTypeId: isOfVehicle ? values.vehicleTypeId : typeOf(values.vehicleTypeId, values),
    }),
    follow: (values: Values, before: Values): Partial<Values> => {
      if (values.vehicleTypeId !== before.vehicleTypeId) picked.current = true;
      if (picked.current || values.pumppuPuomi === before.pumppuPuomi) return {};
      return { vehicleTypeId: typeOf(stored, values) };
    },
  };
}

function typeOf(vehicleTypeId: number | null, { pumppuPuomi }: Values): number {
  const puomi = parseNumberField(`${pumppuPuomi ?? ''}`, { scale: 1, unit: 'm' });
  return vehicleTypeByBoom(vehicleTypeId, puomi === undefined ? null : Number(puomi));
}
