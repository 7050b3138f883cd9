import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { errors } from '@keikka/contracts';
import { HealthController, NEEDS_KEY } from '@keikka/server';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const schemas: Schemas = {
  Answer: {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { type: 'boolean', enum: [true] },
      ok: {
        type: 'boolean',
        enum: [true],
        description: 'Beside the data where the specification says "returns ok".',
      },
      data: { description: 'What the call answers; lists are arrays.' },
    },
  },
  Failure: {
    type: 'object',
    required: ['success', 'code', 'message', 'error', 'errorCode'],
    properties: {
      success: { type: 'boolean', enum: [false] },
      code: { type: 'integer', description: 'The HTTP status.' },
      message: { type: 'string', description: 'The same text as error.' },
      error: { type: 'string', description: 'The Finnish text for the user.' },
      errorCode: { type: 'string', enum: Object.keys(errors) },
      errorDetails: {
        description: 'Wrong fields {field, problem}, or conflicts {field, base, mine, theirs, by, at}.',
      },
    },
  },
};

const answered = (description: string, schema: keyof typeof schemas) => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

/** The failures that every call may answer. The error code gives the reason. */
const answers = {
  200: answered('Done.', 'Answer'),
  400: answered('A field is missing or wrong.', 'Failure'),
  401: answered('There is no valid token, or the sign-in failed.', 'Failure'),
  403: answered('The right or the company does not suffice.', 'Failure'),
  404: answered('There is no such thing.', 'Failure'),
  409: answered('Somebody else changed it, or it does not fit what is there.', 'Failure'),
  429: answered('Too many calls; Retry-After tells how long to wait.', 'Failure'),
  '5XX': answered('A service or the database does not answer, or something unexpected happened.', 'Failure'),
};

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
  SwaggerModule.setup('api/docs', app, () => withAnswers(app, SwaggerModule.createDocument(app, config)));
}

/** Adds to each call what is common to all: its answers, and whether it needs a token. */
function withAnswers(app: INestApplication, document: OpenAPIObject): OpenAPIObject {
  const open = publicHandlers(app);
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path) as Operation[]) {
      // The second form of a path has its handler's name with a number appended.
      const handler = operation.operationId?.replace(/\[\d+\]$/, '') ?? '';
      if (open.has(handler)) operation.security = [];
      if (!handler.startsWith(HealthController.name)) operation.responses = answers;
    }
  }
  document.components = { ...document.components, schemas: { ...document.components?.schemas, ...schemas } };
  return document;
}

/** Handlers that carry `@Public()`, by the name OpenAPI gives an operation. */
function publicHandlers(app: INestApplication): ReadonlySet<string> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return new Set(
    controllers.flatMap(({ metatype }) => {
      const prototype = metatype?.prototype as Record<string, unknown> | undefined;
      if (!metatype || !prototype) return [];
      return Object.getOwnPropertyNames(prototype)
        .filter((name) => {
          const needs = Reflect.getMetadata(NEEDS_KEY, prototype[name] as object) as unknown[] | undefined;
          return needs?.length === 0;
        })
        .map((name) => `${metatype.name}_${name}`);
    }),
  );
}
