import { readYtunnus } from '@keikka/domain';

/** The installation's own company and the person who sets it up. */
export interface FirstCompany {
  asiakasNimi: string;
  ytunnus: string;
  personFirstName: string;
  personLastName: string;
  personEmail: string;
  /** Where browsers find the product. */
  address: string;
}

type Given = Partial<Record<keyof FirstCompany, string>>;

/** How each is called on the command line. */
export const optionNames: Readonly<Record<keyof FirstCompany, string>> = {
  asiakasNimi: 'company',
  ytunnus: 'business-id',
  personFirstName: 'first-name',
  personLastName: 'last-name',
  personEmail: 'email',
  address: 'address',
};

/**
 * What was given, trimmed.
 * @throws Error with every problem at once
 */
export function readFirstCompany(given: Given): FirstCompany {
  const names = Object.keys(optionNames) as (keyof FirstCompany)[];
  const values = Object.fromEntries(names.map((name) => [name, given[name]?.trim() ?? ''])) as Record<
    keyof FirstCompany,
    string
  >;
  const ytunnus = readYtunnus(values.ytunnus);
  const problems = names.flatMap((name) => {
    if (!values[name]) return [`--${optionNames[name]} is missing`];
    if (name === 'ytunnus' && !ytunnus) return ['--business-id is no Finnish business id'];
    if (name === 'personEmail' && !/^[^@\s]+@[^@\s]+$/.test(values[name])) return ['--email is no address'];
    if (name === 'address' && !/^https?:\/\//.test(values[name])) return ['--address is no web address'];
    return [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { ...values, ytunnus: ytunnus ?? '' };
}

/** The link by which a secret is spent. Behind the # it comes to no server and into no log. */
export const linkOf = (address: string, token: string): string =>
  new URL(`/kirjaudu#${token}`, address).toString();
