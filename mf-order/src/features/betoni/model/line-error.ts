import type { ErrorClass } from '@keikka/domain';

interface CodedError {
  status: number;
  errorCode: string;
  isTransient: boolean;
}

/** The class of a failed call by its code, which says more than the words of its Finnish text. */
export function lineErrorClass({ status, errorCode, isTransient }: CodedError): ErrorClass {
  if (isTransient) return 'NETWORK';
  if (status === 403) return 'PERMISSION';
  if (errorCode === 'CHANGE.OUTDATED') return 'DATA_CONSISTENCY';
  return status >= 500 ? 'TRANSACTION' : 'VALIDATION';
}
