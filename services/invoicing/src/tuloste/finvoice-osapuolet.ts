import type { AineistoOsapuoli } from '../osapuoli/aineisto-osapuoli.rules.js';
import { pieces, textOr } from './finvoice-muodot.js';

const LONGEST = { nimi: 70, katu: 35, kunta: 35, postinumero: 35, puhelin: 35, sahkoposti: 70, tunnus: 35 };
const MOST_NAMES = 2;
const MOST_STREETS = 3;

/** The two sides of a message name the same things by their side. */
type Puoli = 'Seller' | 'Buyer';

/** `SellerPartyDetails` or `BuyerPartyDetails`, in the order of the schema. */
export const partyXml = (puoli: Puoli, osapuoli: AineistoOsapuoli) => ({
  [`${puoli}PartyIdentifier`]: textOr(osapuoli.ytunnus, LONGEST.tunnus),
  [`${puoli}OrganisationName`]: pieces(osapuoli.nimi || 'Nimetön', LONGEST.nimi, MOST_NAMES),
  [`${puoli}OrganisationTaxCode`]: textOr(osapuoli.alvTunnus, LONGEST.tunnus),
  [`${puoli}PostalAddressDetails`]: addressXml(puoli, osapuoli),
});

/** The schema takes an address only whole. */
function addressXml(puoli: Puoli, { katuosoite, postinumero, paikkakunta, maa }: AineistoOsapuoli) {
  if (!katuosoite || !postinumero || !paikkakunta) return undefined;
  return {
    [`${puoli}StreetName`]: pieces(katuosoite, LONGEST.katu, MOST_STREETS),
    [`${puoli}TownName`]: textOr(paikkakunta, LONGEST.kunta),
    [`${puoli}PostCodeIdentifier`]: textOr(postinumero, LONGEST.postinumero),
    CountryCode: /^[A-Z]{2}$/.test(maa) ? maa : undefined,
  };
}

export function communicationXml(puoli: Puoli, { puhelin, sahkoposti }: AineistoOsapuoli) {
  if (!puhelin && !sahkoposti) return undefined;
  return {
    [`${puoli}PhoneNumberIdentifier`]: textOr(puhelin, LONGEST.puhelin),
    [`${puoli}EmailaddressIdentifier`]: textOr(sahkoposti, LONGEST.sahkoposti),
  };
}

export const sellerInformationXml = (myyja: AineistoOsapuoli) => ({
  SellerHomeTownName: textOr(myyja.kotipaikka, LONGEST.kunta),
  SellerVatRegistrationText: myyja.alvTunnus ? 'Alv-rek.' : undefined,
  SellerPhoneNumber: textOr(myyja.puhelin, LONGEST.puhelin),
  SellerCommonEmailaddressIdentifier: textOr(myyja.sahkoposti, LONGEST.sahkoposti),
  SellerAccountDetails:
    myyja.iban && myyja.bic
      ? {
          SellerAccountID: { '#text': myyja.iban, '@_IdentificationSchemeName': 'IBAN' },
          SellerBic: { '#text': myyja.bic, '@_IdentificationSchemeName': 'BIC' },
        }
      : undefined,
});
