/** An order's number out of an address or a partner's page, or null when it cannot be one. */
export function parseKeikkaId(value: string | number | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null;
}
