/** One part of a record was saved and another was not: `message` says which, `cause` why. */
export class SavedInPart extends Error {
  constructor(
    message: string,
    /** The stored record. */
    readonly record: object,
    override readonly cause: unknown,
  ) {
    super(message);
    this.name = 'SavedInPart';
  }
}
