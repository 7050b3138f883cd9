/** A screen of this width in pixels: it answers the media queries of the layout. */
export function screenOf(width: number): void {
  const px = (media: string, bound: 'min' | 'max'): number | undefined => {
    const [, value, unit] = new RegExp(`\\(${bound}-width: ([\\d.]+)(px|rem|em)\\)`).exec(media) ?? [];
    return value === undefined ? undefined : Number(value) * (unit === 'px' ? 1 : REM_PX);
  };
  const matches = (media: string): boolean =>
    media.includes('-width') && (px(media, 'min') ?? 0) <= width && width <= (px(media, 'max') ?? Infinity);
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

const REM_PX = 16;
