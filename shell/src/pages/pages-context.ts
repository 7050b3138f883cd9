import { createContext, useContext } from 'react';
import type { PageRoute } from '../remotes/manifest.js';

const PagesContext = createContext<readonly PageRoute[]>([]);

export const PagesProvider = PagesContext.Provider;

/** Every path of the product [G-010], from the manifest. Other screens are windows over these pages. */
export const usePages = (): readonly PageRoute[] => useContext(PagesContext);
