import { LONGEST_EMAIL } from '@keikka/contracts';
import { tidyText } from '@keikka/contracts/dto';

/**
 * An e-mail address as it is counted and looked up. Both take this form, because two ways to fold letters let one person
 * be asked for under many counts: to Postgres `İ` is an `i` in most locales, and to JavaScript it is not.
 */
export const loginAddress = (email: string): string => tidyText(email, LONGEST_EMAIL).trim().toLowerCase();
