const statuses = {
  AUTHENTICATION_FAILED: 401,
  SERVICE_ACCESS_ERROR: 403,
  TECHNICAL_ERROR: 500,
  SYSTEM_MAINTENANCE: 503,
};

/** What Netvisor says no to. */
export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {string} text
   */
  constructor(code, text) {
    super(text);
    this.code = code;
    /** @type {number} */
    this.status = statuses[/** @type {keyof typeof statuses} */ (code)] ?? 400;
  }
}

/** @param {unknown} text */
export const escaped = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** @param {string} parts what stands beside the status */
export const success = (parts) =>
  `<Root><ResponseStatus><Status>OK</Status><TimeStamp>01.01.2018 12:00:00</TimeStamp></ResponseStatus>${parts}</Root>`;

/** @param {Refusal} refusal */
export const failure = ({ code, message }) =>
  `<Root><ResponseStatus><Status>FAILED</Status><Status>${code} :: ${escaped(message)}</Status></ResponseStatus></Root>`;

/** @param {number} key */
export const inserted = (key) => `<Replies><InsertedDataIdentifier>${key}</InsertedDataIdentifier></Replies>`;
