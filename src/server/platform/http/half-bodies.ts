import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personOf } from './admission.ts';
import { makePlaces } from './places.ts';

const MEGABYTE = 1024 * 1024;

/** What comes in one piece needs no place: a whole school may log in at the bell behind one address. */
const STRANGERS = { each: 100, all: 32 * MEGABYTE };
/** On their own, so that strangers take no room from whoever is in. */
const PEOPLE = { each: 50, all: 64 * MEGABYTE };

/** A form with a file has a place of its own, where it is read. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  !headers['content-type']?.startsWith('multipart/') &&
  (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);

/** As much as it may come to: no more is read than a request says, nor more than the route takes. */
export const bytesToCome = ({ headers }: FastifyRequest, mostBytes: number): number =>
  Math.min(Number(headers['content-length'] ?? Number.POSITIVE_INFINITY), mostBytes);

/** A body is in memory from its first byte on, and whoever sends it says when it ends. */
export const installHalfBodies = (app: FastifyInstance): void => {
  const takeOfStrangers = makePlaces(STRANGERS);
  const takeOfPeople = makePlaces(PEOPLE);

  app.addHook('preParsing', async (request, reply) => {
    const { actor, ip, raw, routeOptions } = request;
    if (!hasBody(request) || raw.complete) return;
    const weight = bytesToCome(request, routeOptions.bodyLimit);
    try {
      if (actor) takeOfPeople(personOf(actor), [raw, reply.raw], weight);
      else takeOfStrangers(ip, [raw, reply.raw], weight);
    } catch (refusal) {
      // What came in one piece with its head is whole a turn later, and needs no place; so is what came over no connection.
      await setImmediate();
      if (raw.complete === false) throw refusal;
    }
  });
};
