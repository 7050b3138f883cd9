import type { DayVehicle } from '@keikka/contracts';
import { useAddressParam, useSession } from '@keikka/sdk';
import { drives } from '../model/listed-vehicles.js';

const PARAM = 'ajot';
const OWN = 'omat';

interface OwnJobs {
  /** The person whose jobs are shown; null while everybody's are. */
  personId: number | null;
  setOnlyOwn: (onlyOwn: boolean) => void;
}

/** Whether a driver sees only their own jobs. The address holds it, like the other filters of the day. */
export function useOwnJobs(): OwnJobs {
  const { personId } = useSession().user;
  const [shown, setShown] = useAddressParam(PARAM);
  return {
    personId: shown === OWN ? personId : null,
    setOnlyOwn: (onlyOwn) => setShown(onlyOwn ? OWN : null, { replace: true }),
  };
}

/** A driver by profession or on this day; a driver's free day must not rearrange the buttons. */
export function useIsDriver(vehicles: readonly DayVehicle[] = []): boolean {
  const { user, roles } = useSession();
  return roles.pumppari || vehicles.some((vehicle) => drives(vehicle, user.personId));
}
