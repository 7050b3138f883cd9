import type { INestApplication } from '@nestjs/common';

/** What the running BFF logs from now on, line by line. */
export function captureLogs(app: INestApplication): object[] {
  const lines: object[] = [];
  const note = (line: object): number => lines.push(line);
  app.useLogger({ log: note, warn: note, error: note });
  return lines;
}
