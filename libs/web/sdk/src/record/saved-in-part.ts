/** A part of a record was saved, another was not: `message` says which, `cause` why. */
export class SavedInPart extends Error {
  constructor(
    message: string,
    /** The record as it is stored now. */
    readonly record: object,
    override readonly cause: unknown,
  ) {
    super(message);
    this.name = 'SavedInPart';
  }
}
