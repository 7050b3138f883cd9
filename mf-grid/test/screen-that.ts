/** `window.matchMedia` of a screen of which these are true. */
export const screenThat =
  (...is: string[]) =>
  (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media,
      matches: is.some((feature) => media.includes(feature)),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
