/** The Finnish words that the features and the page have in common. */
export const words = {
  order: 'Tilaus',
  orderNo: (keikkaId: number) => `Tilaus ${keikkaId}`,
  source: 'Lähde',
  noVehicle: 'Ei ajoneuvoa',
  callSite: 'Soita työmaalle',
} as const;
