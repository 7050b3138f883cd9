import { demoAsiakas, demoPerson } from '@keikka/builders';
import type { StaffDemo } from '@keikka/contracts';

export const KOSKINEN = 101;
export const MAKI = 102;
export const RIVALS = 103;

export const contact = (
  personId: number,
  personFirstName: string,
  personLastName: string,
  personPhone: string,
) =>
  demoPerson({
    personId,
    asiakasId: null,
    personFirstName,
    personLastName,
    personPhone,
    settingTypes: [],
  });

/** Contacts of two customers, and one of a competitor's. */
export const contactsDemo = {
  asiakkaat: [
    { asiakasId: KOSKINEN, asiakasNimi: 'Rakennus Koskinen Oy' },
    { asiakasId: MAKI, asiakasNimi: 'Muurari Mäki' },
    { asiakasId: RIVALS, asiakasNimi: 'Vain kilpailijan Oy' },
  ].map(demoAsiakas),
  links: [
    ...[KOSKINEN, MAKI].map((linkedAsiakasId) => ({
      asiakasId: 1,
      linkedAsiakasId,
      asiakasAsiakasLinkTypeId: 3 as const,
    })),
    { asiakasId: 3, linkedAsiakasId: RIVALS, asiakasAsiakasLinkTypeId: 3 as const },
  ],
  persons: [
    contact(501, 'Tero', 'Koskinen', '040 123 4567'),
    contact(502, 'Äijö', 'Mäki', '+358 50 765 4321'),
    contact(503, 'Kilpailijan', 'Tuttu', '040 123 4567'),
  ],
  contacts: [
    { ownerAsiakasId: 1, asiakasId: KOSKINEN, personId: 501 },
    { ownerAsiakasId: 1, asiakasId: MAKI, personId: 501 },
    { ownerAsiakasId: 1, asiakasId: MAKI, personId: 502 },
    { ownerAsiakasId: 3, asiakasId: RIVALS, personId: 503 },
  ],
} satisfies StaffDemo;
