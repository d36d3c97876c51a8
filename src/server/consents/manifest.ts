import { schoolDay } from '#domain/calendar/school-day';
import { PURPOSES } from '#domain/consents/consents';
import type { Manifest } from '#server/manifest';
import { byStaff } from '#server/seed/people';
import { consentsAudit } from '#strings/consents/audit';
import { consentsRefusals } from '#strings/consents/refusals';
import { createConsentsTables } from './migrations/103-consents.ts';
import { consentsRoutes } from './routes.ts';
import { decide } from './service.ts';

export const consents: Manifest = {
  name: 'consents',
  migrations: { '103-consents': createConsentsTables },
  refusals: consentsRefusals,
  audit: consentsAudit,
  routes: [consentsRoutes],
  // A pile of papers was signed; one guardian withdrew the voice since.
  demo: ({ teacher, pupils, schoolTime }, { consents: effects }) => {
    const said = (days: number, isGiven: boolean, which: readonly { readonly id: number }[]) =>
      byStaff(schoolTime(days, 12, 30), teacher, (deps, staff) =>
        decide(deps, effects, staff, {
          studentIds: which.map(({ id }) => id),
          purposes: isGiven ? PURPOSES : ['voice'],
          ...{ isGiven, way: isGiven ? 'paper' : 'phone', saidOn: schoolDay(deps.clock()) },
        }),
      );
    return [
      said(8, true, pupils.slice(1, 7)),
      said(2, false, pupils.filter(({ habit }) => habit === 'came-once').slice(0, 1)),
    ];
  },
};
