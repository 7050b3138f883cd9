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

/** A contact as he is read to be changed. */
export interface YksiPerson extends FoundPerson {
  varmenne: number;
  /** He has no login and no company, and no other company knows him: nobody else's data or way in would change. */
  muokattava: boolean;
}

/** A setting of one of the own people in the company. */
export interface AsiakasPersonSetting {
  asiakasPersonSettingTypeId: number;
  asiakasPersonSettingType: string;
}

/** A person as the company that asks knows him. */
export interface TunnettuHenkilo extends PersonData {
  /** The id as a contact of the company that was asked about, else of any; null for no contact. */
  asiakasPersonId: number | null;
  asiakasPersonSettings: AsiakasPersonSetting[];
}
