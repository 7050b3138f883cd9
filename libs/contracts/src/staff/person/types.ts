/** A person as he is named and called. */
export interface PersonData {
  personId: number;
  personFirstName: string;
  personLastName: string;
  personPhone: string;
  personEmail: string;
}

/** A person whom a company may name as a contact. */
export interface FoundPerson extends PersonData {
  /** The companies whose contact the person is, by name; empty for one of the own people. */
  asiakasNimi: string;
  /** The person is a contact of the company that was asked about. */
  isOfAsiakas: boolean;
}
