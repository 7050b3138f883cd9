/** The order's tabs in the order of the rail. */
const keikkaTabs = [
  'tilaus',
  'lisatiedot',
  'teksti',
  'historia',
  'aikaisemmat',
  'laskutus',
  'oikeudet',
] as const;
export type KeikkaTab = (typeof keikkaTabs)[number];

/**
 * The tabs of a viewer: Tilaus needs the right to edit [O-012], Lisätiedot also a large screen [O-013], Teksti its own
 * right [O-014], Muutoshistoria an admin or keikka handler [O-018], Aikaisemmat tilaukset an admin [O-019], Laskutus a role manager of the own company [O-021], Oikeudet one who may edit [O-022]. The first is opened, unless the address asks for another [O-025].
 */
export function openTabs(rights: Readonly<Record<KeikkaTab, boolean>>): KeikkaTab[] {
  return keikkaTabs.filter((tab) => rights[tab]);
}
