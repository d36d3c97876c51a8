import type { FastifyReply } from 'fastify';

/** What follows is a table that the browser saves under this name. */
export const asCsvDownload = (reply: FastifyReply, filename: string): void => {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${filename}"`);
};
