import type { DayVehicle } from '@keikka/contracts';
import { useAddressParam, useCan, useSession } from '@keikka/sdk';
import { drives } from '../model/listed-vehicles.js';

const PARAM = 'ajot';
const OWN = 'omat';
const ALL = 'kaikki';

interface OwnJobs {
  /** The person whose jobs are shown; null while everybody's are. */
  personId: number | null;
  setOnlyOwn: (onlyOwn: boolean) => void;
}

/**
 * Whether a driver sees only their own jobs, as one who only drives does at first. The address holds it, like the other
 * filters of the day.
 */
export function useOwnJobs(): OwnJobs {
  const { user, roles } = useSession();
  const mayPlan = useCan('page.grid.edit');
  const [shown, setShown] = useAddressParam(PARAM);
  const atFirst = roles.pumppari && !mayPlan ? OWN : ALL;
  return {
    personId: (shown ?? atFirst) === OWN ? user.personId : null,
    setOnlyOwn(onlyOwn) {
      const next = onlyOwn ? OWN : ALL;
      setShown(next === atFirst ? null : next, { replace: true });
    },
  };
}

/** A driver by profession or on this day; a driver's free day must not rearrange the buttons. */
export function useIsDriver(vehicles: readonly DayVehicle[] = []): boolean {
  const { user, roles } = useSession();
  return roles.pumppari || vehicles.some((vehicle) => drives(vehicle, user.personId));
}
