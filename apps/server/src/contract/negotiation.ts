import type { FastifyRequest } from 'fastify';
import { invalidRequest, ProblemError } from '../errors.ts';
import type { Operation } from './operations.ts';

/** 406 when the caller accepts nothing that the operation can answer with. */
export function checkAccept(operation: Operation, request: FastifyRequest): void {
  const { mediaType } = operation.success;
  const { accept } = request.headers;
  if (mediaType === undefined || accept === undefined) return;
  const [type] = mediaType.split('/');
  const isAcceptable = accept.split(',').some((part) => {
    const range = part.split(';')[0]?.trim().toLowerCase();
    return range === '*/*' || range === `${type}/*` || range === mediaType.toLowerCase();
  });
  if (!isAcceptable) throw new ProblemError('not-acceptable', `This operation answers with ${mediaType}.`);
}

/** 415 for a body of another kind than declared, 400 for a body where none is declared. */
export function checkContentType(operation: Operation, request: FastifyRequest): void {
  if (!hasBody(request)) return;
  const { body } = operation;
  if (!body)
    throw invalidRequest([{ path: '/body', message: 'is not taken here' }], 'This operation takes no body.');
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (sent !== body.mediaType) {
    throw new ProblemError('unsupported-media-type', `This operation takes ${body.mediaType}.`);
  }
}

/** Whether a body comes with the request, in one piece or in several. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
