import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#domain/vocabulary';
import type { Endpoint } from '#wire/endpoint';
import { Refusal } from '../errors.ts';
import { personOf } from './admission.ts';
import { bytesToCome } from './half-bodies.ts';
import { makePlaces } from './places.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that came beside the body, if one did. */
    uploaded: Buffer | null;
  }
}

/** The name of the field that carries the JSON body. */
const BODY_FIELD = 'data';
const BODY_MAX_BYTES = 256 * 1024;

/** A class of forty fits at once with the largest picture each; what was sent is in memory until it is answered. */
const takePlace = makePlaces({ each: 10, all: 256 * 1024 * 1024 });

/** Only routes in this scope pay for reading forms with files. */
export const installUploads = async (app: FastifyInstance): Promise<void> => {
  app.decorateRequest('uploaded', null);
  await app.register(multipart);
};

/** Whatever else a form carries is not read: a thousand fields of a megabyte would be kept in memory. */
const readParts = async (request: FastifyRequest, maxBytes: number, hasBody: boolean): Promise<void> => {
  const limits = { fileSize: maxBytes, files: 1, fields: hasBody ? 1 : 0, fieldSize: BODY_MAX_BYTES };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') request.uploaded = await part.toBuffer();
    else if (part.fieldname === BODY_FIELD) request.body = JSON.parse(String(part.value));
  }
};

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** Reads a form before its body is validated, so that the body is judged the same with a file and without. */
export const formReader = (
  { maxBytes, tooLarge = 'file_too_large' }: NonNullable<Endpoint['upload']>,
  hasBody: boolean,
) => {
  const refusalOf = (error: unknown): ErrorCode => (isTooLarge(error) ? tooLarge : 'malformed_body');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.isMultipart()) {
      if (hasBody) return;
      throw new Refusal('unsupported_media_type');
    }
    const weight = bytesToCome(request, maxBytes + BODY_MAX_BYTES);
    takePlace(request.actor ? personOf(request.actor) : request.ip, [reply.raw], weight);
    await readParts(request, maxBytes, hasBody).catch((error: unknown) => {
      throw new Refusal(refusalOf(error));
    });
  };
};
