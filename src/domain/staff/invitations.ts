import { secondsApart } from '#domain/access/clock';

/** Both are a link that makes one staff account; the first admin's is printed by a school's first start. */
export const LINK_KINDS = ['invitation', 'setup'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const INVITATION_STATES = ['open', 'used', 'revoked', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const HOUR_SECONDS = 60 * 60;

const LIFETIME_SECONDS: Record<LinkKind, number> = { invitation: 72 * HOUR_SECONDS, setup: 24 * HOUR_SECONDS };

/** 16 random bytes as base64url: short enough for a code that a phone reads from a screen. */
export const LINK_TOKEN_BYTES = 16;

interface Invitation {
  readonly kind: LinkKind;
  readonly createdAt: string;
  readonly usedAt: string | null;
  readonly revokedAt: string | null;
}

export const expiryOf = ({ kind, createdAt }: Pick<Invitation, 'kind' | 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + LIFETIME_SECONDS[kind] * 1000).toISOString();

/** By distance, so that a clock set back keeps no link alive for longer. */
export const invitationState = ({ kind, createdAt, usedAt, revokedAt }: Invitation, now: Date): InvitationState => {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return secondsApart(createdAt, now) > LIFETIME_SECONDS[kind] ? 'expired' : 'open';
};

/** In the fragment, which no server, proxy or log sees. */
export const invitationLink = (origin: string, kind: LinkKind, token: string): string =>
  `${origin}/admin/${kind}#${token}`;
