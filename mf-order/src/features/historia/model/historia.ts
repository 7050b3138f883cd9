import { MUUTOKSIA_SIVULLA, type KeikkaMuutos } from '@keikka/contracts';
import { clockOf, helsinkiDay, shortDate, shortDay } from '@keikka/domain';
import { ApiError, errorText } from '@keikka/sdk';
import { texts } from '../texts.js';

/** The order of an entity's id, which is the part before '/': that of '12/3' is 12 (O-274). */
export const entityIdOf = (id: number | string): number => Number(String(id).split('/')[0]);

type Made = Pick<KeikkaMuutos, 'timestamp'>;

/** 'su 22.11.2026 9:41' */
export function timeText({ timestamp }: Made): string {
  const at = new Date(timestamp);
  return `${shortDate(helsinkiDay(at))} ${clockOf(at)}`;
}

/** 'su 22.11. 9:41', for a narrow screen. */
export function shortTimeText({ timestamp }: Made): string {
  const at = new Date(timestamp);
  return `${shortDay(helsinkiDay(at))} ${clockOf(at)}`;
}

export const userText = ({ personFullName }: Pick<KeikkaMuutos, 'personFullName'>): string =>
  personFullName ?? texts.system;

/** A page that is not full is the last. */
export const hasOlder = (count: number): boolean => count >= MUUTOKSIA_SIVULLA;

/** '51–63': the places of a page's changes among all, the newest is 1. */
export function rangeText(page: number, count: number): string {
  const before = (page - 1) * MUUTOKSIA_SIVULLA;
  return texts.range(before + 1, before + count);
}

/** Why the history could not be read; what the service answered stands with its status (O-275). */
export function failureText(error: unknown): string {
  const answered = error instanceof ApiError && error.status > 0;
  return texts.failed(answered ? texts.answered(error.status, error.message) : errorText(error));
}
