import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { currentCorrelation } from '../messaging/request-context.js';

/** Structured logs on stdout; every line of a request carries its correlation id. No body, token or cookie is logged. */
export function loggingModule(process: string, level: string): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      level,
      name: process,
      autoLogging: false,
      quietReqLogger: true,
      mixin: currentCorrelation,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
  });
}
