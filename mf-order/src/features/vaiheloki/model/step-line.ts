import type { StepLogMessage } from '@keikka/contracts';
import { clockOf, helsinkiDay, shortDate, shortDay } from '@keikka/domain';
import { texts } from '../texts.js';

/** How many of an order's steps are shown at first. */
export const LATEST = 4;

/** A step of an order as a row tells it. */
export interface StepLine {
  id: number;
  typeId: number;
  text: string;
  /** When it was confirmed, in words; null when it was not. */
  confirmed: string | null;
  /** Who did it; empty for somebody whose name is not told. */
  doer: string;
  time: string;
}

/** The row of a step. A step is confirmed by its clock alone when that was on the day of the step. */
export function stepLine(message: StepLogMessage, now: Date): StepLine {
  const { stepLogId, stepLogTypeId, entryByPersonId, entryByPersonName, confirmDate } = message;
  const entered = new Date(message.entryTime);
  return {
    id: stepLogId,
    typeId: stepLogTypeId,
    text: message.message,
    confirmed: confirmDate === null ? null : texts.confirmed(laterTime(new Date(confirmDate), entered, now)),
    doer: entryByPersonId === null ? texts.system : entryByPersonName,
    time: dayAndClock(entered, now),
  };
}

/** The latest step first; of those of one moment the one that was written last. */
export const newestFirst = (messages: readonly StepLogMessage[]): StepLogMessage[] =>
  messages.toSorted((a, b) => Date.parse(b.entryTime) - Date.parse(a.entryTime) || b.stepLogId - a.stepLogId);

const laterTime = (time: Date, before: Date, now: Date): string =>
  helsinkiDay(time) === helsinkiDay(before) ? clockOf(time) : dayAndClock(time, now);

/** 'pe 20.11. 9:28', and 'pe 20.11.2026 9:28' in another year. */
function dayAndClock(time: Date, now: Date): string {
  const day = helsinkiDay(time);
  const isThisYear = day.slice(0, 4) === helsinkiDay(now).slice(0, 4);
  return `${isThisYear ? shortDay(day) : shortDate(day)} ${clockOf(time)}`;
}
