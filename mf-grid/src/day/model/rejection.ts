/** Why an item cannot be dropped where it is, with the text for it. */
export const rejectionTexts = {
  'DROP.NO_RIGHT': 'Sinulla ei ole oikeutta muuttaa aikataulua',
  'DROP.NO_TARGET': 'Pudota ajoneuvon riville',
  'DROP.UNCHANGED': 'Ei muutosta',
  'DROP.TEMPORARY': 'Väliaikaista palkkia ei voi siirtää',
  'DROP.MASKED': 'Ei pääsyä tilaukselle.',
  'DROP.FOREIGN_OWNER': 'Vain oman yrityksen tilauksia voi siirtää',
  'DROP.NOT_PLANNED': 'Yrityksesi ei suunnittele tätä ajoneuvoa',
  'DROP.NOT_IN_SERVICE': 'Ajoneuvo ei ole käytössä kyseisenä päivänä.',
  'DROP.LENGTH': 'Kesto on 15 minuutista viikkoon',
  'DROP.GROUP': 'Pudota valitut tilaukset päivälle yläpalkissa',
  'DROP.NO_ORDER': 'Yhdessä voi valita tilauksia',
  'DRIVER.NO_TARGET': 'Pudota ajoneuvon riville',
  'DRIVER.UNCHANGED': 'Ajaa jo tätä ajoneuvoa',
  'DRIVER.AWAY': 'Kuljettaja on poissa kyseisenä päivänä.',
  'DRIVER.NOT_PLANNED': 'Yrityksesi ei suunnittele tätä ajoneuvoa',
  'DRIVER.NOT_IN_SERVICE': 'Ajoneuvo ei ole käytössä kyseisenä päivänä.',
} as const;

export type Rejection = keyof typeof rejectionTexts;
/** For an order or a palkki. */
export type DropRejection = Extract<Rejection, `DROP.${string}`>;
export type DriverDropRejection = Extract<Rejection, `DRIVER.${string}`>;
