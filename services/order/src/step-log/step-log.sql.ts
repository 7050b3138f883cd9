import type { StepLog } from './step-log.entity.js';

/** A message with the names of who made it; both null where they are not told. */
export interface StepLogRow extends StepLog {
  personFirstName: string | null;
  personLastName: string | null;
}

/** Whether message `l` is not deleted. */
export const IS_KEPT_SQL = `not exists (select 1 from step_log_poisto d where d.step_log_id = l.step_log_id)`;

/** The `StepLogRow`s of orders $1 that are not deleted, those of one order in turn. Who made them is named in the orders $2. */
export const STEP_LOG_SQL = `
select l.step_log_id as "stepLogId", l.keikka_id as "keikkaId", l.step_log_type_id as "stepLogTypeId", l.message,
  l.entry_time as "entryTime", l.entry_by_person_id as "entryByPersonId", l.require_confirm as "requireConfirm",
  l.confirm_date as "confirmDate", l.data, p.person_first_name as "personFirstName",
  p.person_last_name as "personLastName"
from step_log l
left join person p on p.person_id = l.entry_by_person_id and l.keikka_id = any($2)
where l.keikka_id = any($1) and ${IS_KEPT_SQL}
order by l.keikka_id, l.step_log_id`;
