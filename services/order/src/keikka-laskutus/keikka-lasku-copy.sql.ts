/** The invoices of order `o` that company $1 sends, in the order they were made. */
export const LASKUT_SQL = `
select keikka_lasku_id as "keikkaLaskuId", status_name as "statusName" from keikka_lasku_copy
where keikka_id = o.keikka_id and laskuttaja_asiakas_id = $1 and not is_deleted
order by keikka_lasku_id`;
