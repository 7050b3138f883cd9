import { limutusCalls } from '@keikka/contracts';
import {
  businessRules,
  isAdmin,
  limutusConfig,
  limutusPermissions,
  MINUTE_MS,
  type BusinessRules,
  type LimutusConfig,
  type LimutusPermissions,
} from '@keikka/domain';
import { useApi, useSession } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';

export interface LimutusSettings {
  config: LimutusConfig;
  rules: BusinessRules;
  permissions: LimutusPermissions;
}

/** What decides of a limutus. Each part has its defaults until it is read, and when it cannot be read (O-187, O-188). */
export function useLimutusSettings(): LimutusSettings {
  const api = useApi();
  const { user, roles } = useSession();
  const { data: config } = useQuery({
    queryKey: ['limutus-config'],
    queryFn: ({ signal }) => api.ask(limutusCalls.config, {}, { signal }),
    staleTime: 5 * MINUTE_MS,
  });
  const { data: rules } = useQuery({
    queryKey: ['business-rules'],
    queryFn: ({ signal }) => api.ask(limutusCalls.businessRules, {}, { signal }),
    staleTime: 5 * MINUTE_MS,
  });
  const { data: named } = useQuery({
    queryKey: ['limutus-permissions', user.personId],
    queryFn: ({ signal }) => api.ask(limutusCalls.permissions, { personId: user.personId }, { signal }),
    staleTime: MINUTE_MS,
  });
  return {
    config: { ...limutusConfig, ...config },
    rules: { ...businessRules, ...rules },
    permissions: limutusPermissions(isAdmin(roles), named ?? {}),
  };
}
