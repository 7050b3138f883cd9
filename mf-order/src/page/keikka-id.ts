/** An order's number from an address or a partner's page; null when it is none. */
export function parseKeikkaId(value: string | number | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null;
}
