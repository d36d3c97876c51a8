import type { Manifest } from '#server/manifest';
import { createClassroomTables } from './migrations/026-classroom.ts';

export const classroom: Manifest = {
  name: 'classroom',
  migrations: { '026-classroom': createClassroomTables },
  routes: [],
};
