/**
 * What is wrong with a request, in one of the shapes in which Fennoa says so: a text, a list, or lists by field.
 * @typedef {string | (string | null)[] | Record<string, string[]>} Errors
 */

/** What Fennoa says no to. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {Errors} errors
   */
  constructor(status, errors) {
    super('refused');
    this.status = status;
    this.errors = errors;
  }
}
