import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** OpenAPI of every call, from the decorators of routes and DTOs, at `/api/docs` (JSON: `/api/docs-json`). */
export function describeApi(app: INestApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Keikka')
    .setDescription(
      'Every path is answered with and without /api. Answers: {success, data} or {success, error, errorCode}.',
    )
    .setVersion('1')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, config));
}
