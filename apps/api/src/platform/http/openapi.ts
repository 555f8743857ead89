import { brand } from '@doorstep/contract/brand';
import { templateOf } from '@doorstep/contract/call';
import { failureSchema } from '@doorstep/contract/common.schema';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import * as z from 'zod/mini';

interface JsonSchema {
  [key: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Of a request what may be sent, of an answer what comes out. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

function parametersOf({ path, query }: Endpoint) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? schemaOf(query, 'input') : {};
  return [
    ...inPath,
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ];
}

/** The contract's table as an OpenAPI document, from the same schemas that check each request. */
export function describeApi(table: Readonly<Record<string, Endpoint>>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, call] of Object.entries(table)) {
    const at = (paths[templateOf(call.path)] ??= {});
    at[call.method.toLowerCase()] = {
      operationId,
      summary: call.summary,
      parameters: parametersOf(call),
      ...(call.takes && { requestBody: { required: true, content: { [call.takes]: {} } } }),
      ...(call.body && { requestBody: { required: true, ...json(schemaOf(call.body, 'input')) } }),
      ...(typeof call.who === 'object' || call.who === 'logged-in' ? { security: [{ bearer: [] }] } : {}),
      responses: {
        [call.status ?? 200]: {
          description: 'Done',
          ...(call.answer
            ? json(schemaOf(call.answer, 'output'))
            : { content: { [call.type ?? 'application/octet-stream']: {} } }),
        },
        default: {
          description: 'Not done; the sentence says why',
          ...json({ $ref: '#/components/schemas/Failure' }),
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Every path answers with and without its last slash.',
    },
    paths,
    components: {
      schemas: { Failure: schemaOf(failureSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
