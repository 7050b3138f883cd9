import { useSyncExternalStore } from 'react';

/** Widths of signs by font, measured on a canvas. Laying a text out to learn its width would cost far more. */
let widths = new Map<string, Map<string, number>>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** Returns the widths of signs in a weight and size of the page's typeface, in pixels. */
export function signWidths(weight: number, size: string): (sign: string) => number {
  const key = `${weight} ${size}`;
  const known = widths.get(key) ?? new Map<string, number>();
  widths.set(key, known);
  return (sign) => {
    const width = known.get(sign) ?? measured(sign, key);
    known.set(sign, width);
    return width;
  };
}

function measured(sign: string, weightAndSize: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = `${weightAndSize} ${getComputedStyle(document.documentElement).fontFamily}`;
  return canvas.measureText(sign).width;
}

let arrivals = 0;

function subscribe(notify: () => void): () => void {
  const forget = (): void => {
    widths = new Map();
    arrivals += 1;
    notify();
  };
  document.fonts.addEventListener('loadingdone', forget);
  return () => document.fonts.removeEventListener('loadingdone', forget);
}

/** Changes when a typeface arrives late, so that texts measured before are drawn again. */
export const useTypefaceArrivals = (): number => useSyncExternalStore(subscribe, () => arrivals);
