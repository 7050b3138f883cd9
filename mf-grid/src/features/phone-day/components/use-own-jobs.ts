import type { DayVehicle } from '@keikka/contracts';
import { useAddressParam, useSession } from '@keikka/sdk';
import { drives } from '../model/listed-vehicles.js';

const PARAM = 'ajot';
const OWN = 'omat';

export interface OwnJobs {
  /** Who they are of; null while everybody's are shown. */
  personId: number | null;
  setOnlyOwn: (onlyOwn: boolean) => void;
}

/** Whether a driver sees the own jobs only: in the address, as the other filters of the day. */
export function useOwnJobs(): OwnJobs {
  const { personId } = useSession().user;
  const [shown, setShown] = useAddressParam(PARAM);
  return {
    personId: shown === OWN ? personId : null,
    setOnlyOwn: (onlyOwn) => setShown(onlyOwn ? OWN : null, { replace: true }),
  };
}

/** Drives by profession, or this day: a free day of a driver is no reason for the buttons to change places. */
export function useIsDriver(vehicles: readonly DayVehicle[] = []): boolean {
  const { user, roles } = useSession();
  return roles.pumppari || vehicles.some((vehicle) => drives(vehicle, user.personId));
}
