export const texts = {
  loadFailed: 'Ajoneuvon tietojen lataus epäonnistui',
  noVehicles: 'Yritykselläsi ei ole ajoneuvoja.',
} as const;
