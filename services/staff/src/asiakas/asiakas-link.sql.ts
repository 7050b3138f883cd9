import { asiakasLinkType } from '@keikka/contracts';

/** The companies that plan the vehicles of the owner of vehicle `v`, as an array. */
export const PLANNED_BY_SQL = `array(select l.asiakas_id from asiakas_asiakas_link l
  where l.linked_asiakas_id = v.asiakas_id and l.asiakas_asiakas_link_type_id = ${asiakasLinkType.pumpPartner} order by 1)`;

/** The companies that order from the owner of vehicle `v`, as an array. */
export const ORDERED_BY_SQL = `array(select l.linked_asiakas_id from asiakas_asiakas_link l
  where l.asiakas_id = v.asiakas_id and l.asiakas_asiakas_link_type_id = ${asiakasLinkType.sourceCustomer} order by 1)`;
