/** The longest text by which a place is looked up. */
export const OSOITEHAKU_AT_MOST = 200;
