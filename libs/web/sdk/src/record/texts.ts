/** The Finnish texts of every window that edits a record. */
export const texts = {
  unsaved: (count: number) => (count === 1 ? '1 tallentamaton muutos' : `${count} tallentamatonta muutosta`),
  discarded: 'Muutokset hylätty',
  unsavedTitle: (count: number) =>
    count === 1 ? 'Yksi tallentamaton muutos' : `${count} tallentamatonta muutosta`,
  form: 'Lomake',
  save: 'Tallenna',
  remove: 'Poista',
  gone: 'Joku muu poisti tämän juuri. Tallennus tekee siitä uuden.',
} as const;
