/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host this machine only when HOST is absent
 * @property {string} origin under which the partner's agreement names this site
 * @property {string} apiBase where a browser finds the BFF
 * @property {string} apiBaseInside where this server finds it
 * @property {string} embedScript
 * @property {string} partnerKey
 * @property {string} personEmail who has signed in to the portal; a real one has a session for that
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const { PORT = '4305', API_BASE = 'http://localhost:4310', API_BASE_INSIDE = API_BASE } = env;
  const { EMBED_SCRIPT = 'http://localhost:4302/embed.js', PARTNER_KEY = 'demo-rakennus-koskinen-portaali' } =
    env;
  const { PERSON_EMAIL = 'tero@rakennuskoskinen.example' } = env;
  const { ORIGIN = `http://localhost:${PORT}` } = env;
  const given = ['ORIGIN', 'API_BASE', 'API_BASE_INSIDE', 'EMBED_SCRIPT'].filter((name) => env[name]);
  const problems = [
    ...(/^\d+$/.test(PORT) ? [] : [`PORT is not a port: ${PORT}`]),
    ...given
      .filter((name) => !URL.canParse(String(env[name])))
      .map((name) => `${name} is not an address: ${env[name]}`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    port: Number(PORT),
    host: env.HOST ?? '127.0.0.1',
    origin: ORIGIN,
    apiBase: API_BASE,
    apiBaseInside: API_BASE_INSIDE,
    embedScript: EMBED_SCRIPT,
    partnerKey: PARTNER_KEY,
    personEmail: PERSON_EMAIL,
  };
}
