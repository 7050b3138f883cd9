/** The names of a person; an unknown part is empty or missing. */
interface PersonNames {
  personFirstName?: string | null;
  personLastName?: string | null;
}

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');
const initial = (name: string | null | undefined): string => (name ? `${name.slice(0, 1)}.` : '');

/** 'Juha Saarinen', where there is room for the whole name. */
export const personName = ({ personFirstName, personLastName }: PersonNames): string =>
  joined(personFirstName, personLastName);

/** 'Saarinen Juha', in lists sorted by surname. */
export const listedName = ({ personFirstName, personLastName }: PersonNames): string =>
  joined(personLastName, personFirstName);

/** 'J. Saarinen', in a narrow cell. */
export const shortName = ({ personFirstName, personLastName }: PersonNames): string =>
  joined(initial(personFirstName), personLastName);
