import { createContext, useContext } from 'react';

/** Where the pictures of maps come from. */
export interface Tiles {
  /** Address of a picture, with {z}, {x} and {y}. */
  url: string;
  /** Who made the map, as its licence wants it said. */
  attribution: string;
}

const TilesContext = createContext<Tiles | null>(null);

export const TilesProvider = TilesContext.Provider;

/** Null where none are configured: a map then has a plain ground. */
export const useTiles = (): Tiles | null => useContext(TilesContext);
