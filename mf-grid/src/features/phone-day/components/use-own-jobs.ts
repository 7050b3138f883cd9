import type { DayVehicle } from '@keikka/contracts';
import { useSession } from '@keikka/sdk';
import { useSearchParams } from 'react-router';
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
  const [params, setParams] = useSearchParams();
  return {
    personId: params.get(PARAM) === OWN ? personId : null,
    setOnlyOwn(onlyOwn) {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (onlyOwn) after.set(PARAM, OWN);
          else after.delete(PARAM);
          return after;
        },
        { replace: true },
      );
    },
  };
}

/** Drives by profession, or this day: a free day of a driver is no reason for the buttons to change places. */
export function useIsDriver(vehicles: readonly DayVehicle[] = []): boolean {
  const { user, roles } = useSession();
  return roles.pumppari || vehicles.some((vehicle) => drives(vehicle, user.personId));
}
