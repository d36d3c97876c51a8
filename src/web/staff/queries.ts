import { asked } from '#web/lib/asked.ts';

export const staffQuery = asked(['staff'], 'GET /api/admin/staff');

export const ownSessionsQuery = asked(['own-sessions'], 'GET /api/admin/own-sessions');

export const ownFactorQuery = asked(['own-factor'], 'GET /api/admin/own-factor');

export const schoolQuery = asked(['admin', 'school'], 'GET /api/admin/school');
