import type { FastifyRequest } from 'fastify';
import { loginLink } from '#domain/cards/login-link';
import type { Deps } from '#server/platform/deps';
import type { Card, CredentialRow } from '#wire/cards';
import type { listCredentials } from './queries.ts';
import type { OpenCard } from './service.ts';

/** A card must open where the school opens Himma, so the address asked for counts unless one is configured. */
const originOf = (deps: Deps, request: FastifyRequest): string =>
  deps.config.publicUrl ?? `${request.protocol}://${request.host}`;

export const presentCard = (deps: Deps, request: FastifyRequest, card: OpenCard): Card => ({
  studentId: card.studentId,
  name: card.name,
  grade: card.grade,
  loginId: card.loginId,
  password: card.password,
  loginLink: loginLink(originOf(deps, request), card.cardToken),
});

export const presentCredentialRow = (row: Awaited<ReturnType<typeof listCredentials>>[number]): CredentialRow => ({
  studentId: row.id,
  name: row.name,
  grade: row.grade,
  loginId: row.login_id,
  hasOldCard: row.has_old_card === 1,
  createdAt: row.created_at,
  lastLogin: row.last_login,
});
