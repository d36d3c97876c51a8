import type { FastifyRequest } from 'fastify';
import { loginLink } from '#domain/cards/login-link';
import type { Deps } from '#server/platform/deps';
import { originOf } from '#server/platform/http/origin';
import type { Card, CredentialRow } from '#wire/cards';
import type { listCredentials } from './queries.ts';
import type { OpenCard } from './service.ts';

export const presentCard = (deps: Deps, request: FastifyRequest, card: OpenCard): Card => ({
  studentId: card.studentId,
  name: card.name,
  grade: card.grade,
  loginId: card.loginId,
  password: card.password,
  loginLink: loginLink(originOf(deps.config, request), card.cardToken),
});

export const presentCredentialRow = (row: Awaited<ReturnType<typeof listCredentials>>[number]): CredentialRow => ({
  studentId: row.id,
  name: row.name,
  grade: row.grade,
  loginId: row.loginId,
  hasOldCard: row.hasOldCard === 1,
  createdAt: row.createdAt,
  lastLogin: row.lastLogin,
});
