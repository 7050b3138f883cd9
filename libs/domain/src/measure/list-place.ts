/** Places of a list grow in steps, so that others fit between. */
export const PLACE_STEP = 10;

/** The last place of a list that a person may give. */
export const LAST_PLACE = 1_000_000;

/** The place after the others; what comes after the last place shares it. */
export const placeAfter = (places: readonly number[], step = PLACE_STEP, last = LAST_PLACE): number =>
  Math.min(Math.max(0, ...places) + step, last);
