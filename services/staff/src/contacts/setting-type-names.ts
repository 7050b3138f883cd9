import { settingType } from '@keikka/domain';

/** The types of persons in words. The specification prints none. */
export const settingTypeNames: Readonly<Partial<Record<number, string>>> = {
  [settingType.systemAdmin]: 'Järjestelmän ylläpitäjä',
  [settingType.asiakasAdmin]: 'Yrityksen pääkäyttäjä',
  [settingType.laskuAdmin]: 'Laskutuksen pääkäyttäjä',
  [settingType.pumppari]: 'Pumppari',
  [settingType.tyosuhteessa]: 'Työsuhteessa',
  [settingType.keikkaHandler]: 'Tilausten käsittelijä',
  [settingType.roleManager]: 'Roolien hallinta',
  [settingType.keikkaAdmin]: 'Tilausten pääkäyttäjä',
  [settingType.yhteyshenkilo]: 'Yhteyshenkilö',
  [settingType.lomaseuranta]: 'Lomaseuranta',
};
