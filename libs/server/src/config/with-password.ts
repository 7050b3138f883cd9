/**
 * An address of Postgres or Redis with the password that lies apart from it, as a secret does.
 * @param url `postgres://keikka_grid@postgres/keikka`; one that has its password already is the same without another
 */
export function withPassword(url: string, password: string | undefined): string {
  if (password === undefined) return url;
  const address = new URL(url);
  address.password = password;
  return address.toString();
}
