/** The Finnish of every window in which a record is edited. */
export const texts = {
  unsaved: (count: number) => (count === 1 ? '1 tallentamaton muutos' : `${count} tallentamatonta muutosta`),
  remove: 'Poista',
} as const;
