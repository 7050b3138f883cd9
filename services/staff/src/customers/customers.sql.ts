import { asiakasLinkType } from '@keikka/contracts';

/** Nobody reads more of a list that typing narrows. */
const FOUND_AT_MOST = 100;

const COMPANY_SQL = `
select a.asiakas_id as "asiakasId", a.asiakas_nimi as "asiakasNimi", a.ytunnus, a.color_code as "colorCode"
from asiakas a`;

/** Whether company a is a customer of company $1: it is linked to it as customer or source. */
const IS_CUSTOMER_SQL = `
exists (select 1 from asiakas_asiakas_link l where l.asiakas_id = $1 and l.linked_asiakas_id = a.asiakas_id
  and l.asiakas_asiakas_link_type_id in (${asiakasLinkType.customer}, ${asiakasLinkType.sourceCustomer}))`;

/** The customers of company $1, each once. */
const CUSTOMER_SQL = `${COMPANY_SQL} where ${IS_CUSTOMER_SQL}`;

const BY_NAME_SQL = `a.asiakas_nimi collate "fi-FI-x-icu", a.asiakas_id`;

/** All of them. */
export const CUSTOMERS_SQL = `${CUSTOMER_SQL} order by ${BY_NAME_SQL}`;

/** Company $2 as company $1 knows it: a customer, or itself. */
export const KNOWN_COMPANY_SQL = `${COMPANY_SQL} where a.asiakas_id = $2 and ($2 = $1 or ${IS_CUSTOMER_SQL})`;

/** Those whose text is like each of the patterns $2, first those that begin with the word $3. */
export const FIND_CUSTOMERS_SQL = `${CUSTOMER_SQL} and a.search_text like all ($2)
order by not starts_with(a.search_text, $3), ${BY_NAME_SQL} limit ${FOUND_AT_MOST}`;
