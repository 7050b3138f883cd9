/**
 * Whether an Accept-Encoding takes gzip: what has the quality 0 is refused, and the star speaks for what is not named
 * (RFC 9110, 12.5.3).
 */
export function acceptsGzip(header = ''): boolean {
  const qualities = new Map(header.toLowerCase().split(',').map(codingOf));
  return (qualities.get('gzip') ?? qualities.get('*') ?? 0) > 0;
}

function codingOf(text: string): [string, number] {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, quality === undefined ? 1 : Number(quality.slice(2))];
}
