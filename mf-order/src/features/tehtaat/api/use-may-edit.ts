import { useSession } from '@keikka/sdk';

/** Company admins edit what the company keeps of its own; the others read it. */
export function useMayEdit(): boolean {
  const { asiakasAdmin, isSystemAdmin } = useSession().roles;
  return asiakasAdmin || isSystemAdmin;
}
