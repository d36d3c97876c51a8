import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Actor } from '#domain/access/actors';
import { PAGE_PARAMETER } from '#domain/access/page';
import type { FilePurpose } from '#domain/files/kinds';
import type { Executor } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { fileName, filesFolder, findFile } from '../files/files.ts';
import { personOf } from './admission.ts';
import { makePlaces } from './places.ts';

/** Asked for a pupil who is not the one the file belongs to. */
export type MayRead = (executor: Executor, fileId: string, studentId: number) => Promise<boolean>;

/** Asked for staff, also those who are inside as a pupil. */
export type MayStaffRead = (executor: Executor, fileId: string) => Promise<boolean>;

export interface FileRules {
  readonly pupils: Partial<Record<FilePurpose, MayRead>>;
  readonly staff: Partial<Record<FilePurpose, MayStaffRead>>;
}

const isStaff = (actor: Actor): boolean => actor.kind === 'staff' || actor.enteredBy !== null;

/** A page of faces at once, in a few tabs; each holds a piece of its file until whoever asked has read it. */
const READERS = { each: 100, all: 1000 };

const params = z.object({ fileId: z.string().regex(/^[\w-]{24}$/u) });
const query = z.object({
  size: z.enum(['full', 'small']).default('full'),
  [PAGE_PARAMETER]: z.string().max(64).optional(),
});

/**
 * Files belong to somebody: staff see all but what a purpose keeps from them, a pupil their own and what was sent to them.
 * Anything else does not exist.
 */
export const filesRoutes = (app: FastifyInstance, deps: Deps, rules: FileRules): void => {
  const mayRead = async (actor: Actor, file: { id: string; purpose: FilePurpose; studentId: number | null }) => {
    if (isStaff(actor) && (await rules.staff[file.purpose]?.(deps.db, file.id)) === false) return false;
    if (actor.kind === 'staff' || file.studentId === actor.studentId) return true;
    return (await rules.pupils[file.purpose]?.(deps.db, file.id, actor.studentId)) ?? false;
  };

  const takePlace = makePlaces(READERS);
  app.get(
    '/api/files/:fileId',
    { schema: { params, querystring: query, hide: true }, config: { access: 'signed-in' } },
    async (request, reply) => {
      const { fileId } = request.params as z.output<typeof params>;
      const { size } = request.query as z.output<typeof query>;
      const file = await findFile(deps.db, fileId);
      if (!(file && request.actor && (await mayRead(request.actor, file)))) throw new Refusal('not_found');
      takePlace(personOf(request.actor), [reply.raw]);
      return reply.sendFile(fileName(file, size), filesFolder(deps));
    },
  );
};
