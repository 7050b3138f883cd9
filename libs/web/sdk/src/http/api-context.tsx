import { createContext, useContext } from 'react';
import type { ApiClient } from './api-client.js';

const ApiContext = createContext<ApiClient | null>(null);

export const ApiProvider = ApiContext.Provider;

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('No ApiProvider');
  return api;
}
