import { authErrors } from './errors/auth.js';
import { betoniErrors } from './errors/betoni.js';
import { boardErrors } from './errors/board.js';
import { commonErrors } from './errors/common.js';
import type { ErrorEntry } from './errors/error-entry.js';
import { palkkiErrors } from './errors/palkki.js';
import { invoicingErrors } from './errors/invoicing.js';
import { limutusErrors } from './errors/limutus.js';
import { orderErrors } from './errors/order.js';
import { staffErrors } from './errors/staff.js';

/** Error codes by area. Each code is in one area only. */
export const errorAreas = [
  authErrors,
  betoniErrors,
  commonErrors,
  boardErrors,
  palkkiErrors,
  invoicingErrors,
  limutusErrors,
  orderErrors,
  staffErrors,
];

/**
 * Every expected failure of the product by its code. A code that is not listed cannot be thrown: `Failure` takes an
 * `ErrorCode` only.
 */
export const errors = {
  ...authErrors,
  ...betoniErrors,
  ...commonErrors,
  ...boardErrors,
  ...palkkiErrors,
  ...invoicingErrors,
  ...limutusErrors,
  ...orderErrors,
  ...staffErrors,
};

export type ErrorCode = keyof typeof errors;

/**
 * The body of a failure: `{success: false, error, errorCode, errorDetails?}`, together with the form that C-43 prints.
 */
interface FailureBody {
  success: false;
  /** The HTTP status, as C-43 prints it. */
  code: number;
  /** The same text as `error`, under the name C-43 prints. */
  message: string;
  error: string;
  errorCode: ErrorCode;
  errorDetails?: unknown;
}

/**
 * An expected failure: a coded value, thrown where it is found and mapped to a response once, in the BFF. One with a
 * cause stands for an unexpected error of which it says more; the cause is logged and stays in the service.
 */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
    options?: ErrorOptions,
  ) {
    super(errors[code].text, options);
    this.name = 'Failure';
  }
}

/** The response body of a failure. */
export function failureBody(code: ErrorCode, details?: unknown): FailureBody {
  const { status, text: plain, detailed }: ErrorEntry = errors[code];
  const text = detailed && details !== undefined ? detailed(details as never) : plain;
  return {
    success: false,
    code: status,
    message: text,
    error: text,
    errorCode: code,
    ...(details === undefined ? {} : { errorDetails: details }),
  };
}
