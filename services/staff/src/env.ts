import { env, readEnv, serviceEnv } from '@keikka/server';

/** The environment of the staff service; every problem is printed at once (libs/server). */
const staffEnv = {
  ...serviceEnv,
  /** A sign-in ends after so many days, however much it is used. */
  SESSION_MAX_DAYS: env.count(30),
};

export type StaffEnv = ReturnType<typeof readStaffEnv>;

export function readStaffEnv(source: NodeJS.ProcessEnv = process.env) {
  return readEnv('staff', staffEnv, source);
}
