import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalidRequest } from '../errors.ts';
import { coerceFields } from './coercion.ts';
import type { UploadedFile } from './files.ts';
import type { Field, Operation } from './operations.ts';
import type { CheckOf } from './validation.ts';

const unfit = 'The request does not fit the contract.';

/** The validated input of any operation. */
export interface RawInput {
  params: object;
  query: object;
  body: unknown;
}

/** Reads and validates what a request brings. Throws an invalid-request problem that names every refused field. */
export function inputReader(
  operation: Operation,
  checkOf: CheckOf,
): (request: FastifyRequest) => Promise<RawInput> {
  const { params, query, body } = operation;
  const checkParams = checkOf(params.schema);
  const checkQuery = checkOf(query.schema);
  const checkBody = body && checkOf(body.schema);
  return async (request) => {
    const input: RawInput = {
      params: coerceFields(params.fields, request.params as Record<string, unknown>),
      query: coerceFields(query.fields, request.query as Record<string, unknown>),
      body: body?.fields ? await readForm(request, body.fields) : (request.body ?? undefined),
    };
    const isBodyLeftOut = input.body === undefined && !body?.isRequired;
    const errors = [
      ...checkParams(input.params, '/path'),
      ...checkQuery(input.query, '/query'),
      ...(checkBody && !isBodyLeftOut ? checkBody(input.body ?? null, '/body') : []),
    ];
    if (errors.length > 0) throw invalidRequest(errors, unfit);
    return input;
  };
}

async function readForm(request: FastifyRequest, fields: readonly Field[]): Promise<object> {
  if (!request.isMultipart())
    throw invalidRequest(
      [{ path: '/body', message: 'The body has to be a form with a file (multipart/form-data).' }],
      unfit,
    );
  const values: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    const value = part.type === 'file' ? await uploadedFile(part) : part.value;
    const earlier = values[part.fieldname];
    values[part.fieldname] = earlier === undefined ? value : [earlier, value].flat();
  }
  return coerceFields(fields, values);
}

async function uploadedFile(part: MultipartFile): Promise<UploadedFile> {
  return { fileName: part.filename, mediaType: part.mimetype, content: await part.toBuffer() };
}
