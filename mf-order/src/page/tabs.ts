/** The order's tabs that can be opened, in the order of the rail. */
const keikkaTabs = ['teksti'] as const;
export type KeikkaTab = (typeof keikkaTabs)[number];

/** The tabs of a viewer: Teksti needs its right [O-014]. */
export function openTabs(rights: { teksti: boolean }): KeikkaTab[] {
  return keikkaTabs.filter((tab) => rights[tab]);
}
