/** The largest id: the limit of a Postgres `integer`. A larger one would fail there as INTERNAL. */
export const LARGEST_ID = 2_147_483_647;
