import { env, readEnv, serviceEnv } from '@keikka/server';

/** The environment of the staff service; every problem is printed at once (libs/server). */
const staffEnv = {
  ...serviceEnv,
  /** The number of days after which a sign-in ends, however much it is used. */
  SESSION_MAX_DAYS: env.count(30),
};

export type StaffEnv = ReturnType<typeof readStaffEnv>;

export function readStaffEnv(source: NodeJS.ProcessEnv = process.env) {
  return readEnv('staff', staffEnv, source);
}
