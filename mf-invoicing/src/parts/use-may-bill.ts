import { useSession } from '@keikka/sdk';

/** Whether the person makes and changes invoices; others with `laskutus.read` only read them. */
export function useMayBill(): boolean {
  const { laskuAdmin, asiakasAdmin, isSystemAdmin } = useSession().roles;
  return laskuAdmin || asiakasAdmin || isSystemAdmin;
}
