import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Actor } from '#domain/access/actors';
import type { ErrorCode } from '#domain/vocabulary';
import { refusalText } from '#strings/errors';
import { fieldText } from '#strings/fields';
import type { ErrorReply } from '#wire/endpoint';
import { DatabaseAway } from '../db/away.ts';
import { isLostMeanwhile } from '../db/lost.ts';
import { Refusal } from '../errors.ts';
import { isStorageFailure, type Storage } from '../storage.ts';

const fieldErrors = (error: unknown): Record<string, string> | undefined => {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const named = error.validation.map((issue) => [issue.instancePath.slice(1) || '_', fieldText(issue.message ?? '')]);
  return Object.fromEntries(named);
};

const byFastifyCode: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('unsupported_media_type'),
  FST_REQ_FILE_TOO_LARGE: new Refusal('file_too_large'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new Refusal('unsupported_media_type'),
};

/** A restart of PostgreSQL takes as long. */
const AWAY_RETRY_SECONDS = 5;

const asRefusal = (error: FastifyError | Refusal): Refusal => {
  if (error instanceof Refusal) return error;
  const fields = fieldErrors(error);
  if (fields) return new Refusal('validation', { fields });
  const known = byFastifyCode[error.code];
  if (known) return known;
  if (error instanceof DatabaseAway) return new Refusal('overloaded', { retryAfter: AWAY_RETRY_SECONDS });
  if (isStorageFailure(error)) return new Refusal('storage_failed');
  if (isLostMeanwhile(error)) return new Refusal('gone_meanwhile');
  return new Refusal(error.statusCode && error.statusCode < 500 ? 'malformed_body' : 'internal');
};

export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal, text: string) => {
  const body: ErrorReply = {
    code: refusal.code,
    message: refusalText(text, refusal.retryAfter),
    requestId: request.id,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.retryAfter !== undefined && { retryAfter: refusal.retryAfter }),
  };
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
};

/** Not the fault of who asked. */
const LOGGED: ReadonlySet<ErrorCode> = new Set(['internal', 'storage_failed']);

/** One shape for every error; a stack goes to the log and never to the reply. */
export const installErrors = (
  app: FastifyInstance,
  texts: Readonly<Record<ErrorCode, string>>,
  storage: Pick<Storage, 'noteFailure'>,
  isErased: (actor: Actor | null) => Promise<boolean>,
): void => {
  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    const said = asRefusal(error);
    // Whatever fails for a pupil who was erased since they passed the door fails for that.
    const isOver = (said.code === 'internal' || said.code === 'gone_meanwhile') && (await isErased(request.actor));
    const refusal = isOver ? new Refusal('session_expired') : said;
    if (refusal.code === 'storage_failed') storage.noteFailure();
    if (refusal.code === 'gone_meanwhile') request.log.warn({ reqId: request.id, err: error }, 'a row went meanwhile');
    if (LOGGED.has(refusal.code) || error instanceof DatabaseAway)
      request.log.error({ reqId: request.id, err: error }, 'request failed');
    return sendRefusal(request, reply, refusal, texts[refusal.code]);
  });
};
