/** The largest id there can be: what Postgres takes as an `integer`. A larger one would fail there as INTERNAL. */
export const LARGEST_ID = 2_147_483_647;
