/** The nonce that the page's server wrote into it: under its policy only style elements with it take effect. */
export const pageNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
