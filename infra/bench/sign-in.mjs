/** @param {string} token */
export const auth = (token) => ({ authorization: `Bearer ${token}` });

/**
 * The token of a demo login.
 * @param {string} bff
 * @param {string} who
 */
export async function signIn(bff, who = 'ajojarjestelija') {
  const answer = await fetch(`${bff}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@keikka.example`, password: 'keikka-demo' }),
  });
  const body = /** @type {{ data: { token: string } }} */ (await answer.json());
  return body.data.token;
}
