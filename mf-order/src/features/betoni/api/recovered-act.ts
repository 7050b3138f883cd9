import {
  errorClassOf,
  errorMessageOf,
  recovered,
  recoveryTitles,
  type ActionDone,
  type ActionFailed,
  type ErrorClass,
  type ErrorRecord,
} from '@keikka/domain';
import { ApiError, useNotify, useSession, type Notify } from '@keikka/sdk';
import { useMemo } from 'react';
import { lineErrorClass } from '../model/line-error.js';
import { texts } from '../texts.js';
import { keepRecord } from './act-records.js';

/** An act on a line in the words of its record, and the text when it fails. */
export interface Act {
  operation: string;
  context: ErrorRecord['context'];
  failed: string;
}

export interface Recovery {
  /**
   * Does an act by the policy of its errors: it is tried again where that may help, kept in the records, and told. Null
   * when it failed in the end, which is told with what the person can do [O-296].
   */
  run: <T>(act: Act, work: () => Promise<T>) => Promise<T | null>;
  /** The same for a form, which shows its failure itself. @throws what the last attempt threw */
  runInForm: <T>(act: Act, work: () => Promise<T>) => Promise<T>;
}

type Outcome<T> = ActionDone<T> | ActionFailed;

/** The way in which every act on a line of concrete, or on its extras, is done. */
export function useRecovery(): Recovery {
  const notify = useNotify();
  const { personFirstName, personLastName } = useSession().user;
  const userName = `${personFirstName} ${personLastName}`;
  return useMemo(() => recoveryOf(notify, userName), [notify, userName]);
}

export function recoveryOf(notify: Notify, userName: string): Recovery {
  async function outcomeOf<T>(
    { operation, context, failed }: Act,
    work: () => Promise<T>,
  ): Promise<Outcome<T>> {
    const outcome = await recovered(work, {
      context: { userName },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      classOf,
      onRetry: (attempt) => attempt === 1 && notify.info(texts.retrying(failed)),
    });
    if (outcome.failure) keepRecord(operation, context, { ...outcome, failure: outcome.failure });
    if (outcome.isDone && outcome.isRecovered) notify.success(recoveryTitles.recovered);
    return outcome;
  }
  return {
    async run(act, work) {
      const outcome = await outcomeOf(act, work);
      if (outcome.isDone) return outcome.value;
      const { title, text, suggestions, error } = outcome;
      const detail = isWithoutToken(error) ? texts.noToken : texts.canDo(text, suggestions);
      notify.error(`${title}: ${act.failed}`, undefined, { detail });
      return null;
    },
    async runInForm(act, work) {
      const outcome = await outcomeOf(act, work);
      if (outcome.isDone) return outcome.value;
      throw outcome.error;
    },
  };
}

/** Nobody is signed in, so nothing about the line can be put right [O-189]. */
const isWithoutToken = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const classOf = (error: unknown): ErrorClass =>
  error instanceof ApiError ? lineErrorClass(error) : errorClassOf(errorMessageOf(error));
